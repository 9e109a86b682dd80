import type { Field } from '@yanmo/contract/codes';
import type { Core, Reader } from '../latin/core.ts';
import { isFirm } from '../latin/firms.ts';
import { headOf, isPeople } from './noun-phrase.ts';
import { isPersonName } from './person-names.ts';
import { toRunningCase } from './running-case.ts';

const conditions =
  /\b(?:burnout|depression|anxiety|hypertension|diabetes|obesity|malnutrition|stunting|an(?:a)?emia|insomnia|stress|infections?|fever|disease|disorders?|injur(?:y|ies)|addiction|fatigue|pain|asthma|cancer|mastitis|parasites?|violence|bullying|smoking|suicid\p{L}*|delirium|falls|loneliness)$/iu;
const refusals =
  /\b(?:hesitancy|hesitation|drop-?outs?|resistance|refusal|absenteeism|delinquency|truancy|turnover|attrition|non-?adherence|non-?compliance|procrastination|gap|delays?|failure|decline)$/iu;
const problems =
  /\b(?:mortality|poverty|unemployment|inequality|pollution|congestion|waste|corruption|trafficking|deforestation|erosion|shortages?|incarceration|homelessness|debt|violence|piracy|grabbing|illiteracy|divide|overfishing|fraud|crime|loss|deserts?|misinformation)$/iu;
const choices =
  /^(?:adoption|uptake|use of|acceptance|intention)|\b(?:adoption|uptake|acceptance|intention|intentions|participation|willingness|willingness to pay|preferences|choice|compliance|adherence)$/iu;
const treatments =
  /\b(?:therapy|exercise|rehabilitation|training|intervention|interventions|acupuncture|massage|mobili[sz]ation|vaccination|screening|telehealth|mindfulness|supplementation|yoga|counselling|counseling)$/iu;
const measures =
  /\b(?:bans?|tax(?:es)?|subsid(?:y|ies)|quotas?|vouchers?|sanctions|lockdowns?|programmes?|programs?|microcredit|microfinance|minimum wages?|basic income|(?:rent|price|capital) controls?|tariffs?|inflation targeting|quantitative easing|carbon pricing|congestion charg(?:es|ing))$/iu;
/** What people do against an ailment, each for himself: asked is what they do. */
const habits =
  /\b(?:prevention|hygiene|hand-?washing|self-care|self-medication|breastfeeding|feeding|weaning|foot care|contraception|contraceptive use)$/iu;
/** Help that is meant for somebody: asked is whether it helps. */
const helps =
  /\b(?:tutoring|mentoring|coaching|early intervention|nutrition education|health education|sex education|support groups?|counselling|counseling)$/iu;
/** Ways of working that one takes up or not. */
const ways =
  /(?:^|\b)(?:agile|lean|kaizen|scrum|kanban|total quality management|six sigma|just-in-time|enterprise resource planning|erp|crm|balanced scorecard|telework|remote work|hybrid work|e-procurement|design thinking|integrated (?:pest|nutrient|water|crop) management|drip irrigation|conservation tillage|crop rotation|precision (?:farming|agriculture|irrigation)|biological control|blended learning|project-based learning|gamification|building information modell?ing|bim|lean construction|augmented reality|virtual reality|digital twins?)(?:\s(?:project management|management|manufacturing|construction|methods?|practices))?$/iu;
/** How much of something is found in water, soil or flesh. */
const found =
  /\b(?:levels|concentrations?|residues|contamination|bioaccumulation|abundance|diversity|richness|occurrence)\b/iu;
/** Ways of telling: how they work is asked, not what they mean. */
const tellings =
  /\b(?:stream of consciousness|unreliable narrat(?:ion|ors?)|free indirect (?:speech|discourse|style)|interior monologue|dramatic monologue|frame narrative|flashbacks?|foreshadowing|focali[sz]ation|point of view|montage|chiaroscuro|non-?linear narrative|non-?linear storytelling|second-person narration|multiple narrators|narrative technique|verse form|metre|soliloqu(?:y|ies))$/iu;
/** What a power does to minds and to those who resist: by which means is asked. */
const dealings =
  /^(?:(?:[\p{L}-]+\s)?(?:propaganda|censorship|espionage|surveillance|secret police|indoctrination|spying|smuggling|tax collection|navigation|shipbuilding|policing))$/iu;
/** What every army does: how it was done in a war is analysed. */
const services =
  /^(?:(?:[\p{L}-]+\s)?(?:logistics|tactics|strategy|command|communications|intelligence|medical care|medicine|supply|air power|airpower|sea power|reconnaissance|codebreaking|leadership))$/iu;
/** What is taken out of water or air, by what takes it out. */
const removals: readonly [RegExp, string][] = [
  [
    /\b(?:activated (?:carbon|charcoal)|biochar|zeolites?|clays?|bentonite|chitosan|graphene oxide|resins?|ash|husks?|peels?|sawdust|adsorbents?|biosorbents?|metal[–-]organic frameworks?)\b/iu,
    'adsorption study',
  ],
  [/\b(?:membranes?|nanofiltration|ultrafiltration|reverse osmosis|filters?)\b/iu, 'filtration study'],
  [/\b(?:alum|coagulants?|moringa|ferric chloride)\b/iu, 'coagulation study'],
  [/\b(?:photocatalysts?|titanium dioxide|TiO2|zinc oxide|ZnO)\b/iu, 'photocatalysis study'],
  [/\b(?:bacteria|fungi|algae|microalgae|hyacinth|duckweed|plants)\b/iu, 'bioremediation study'],
];
/** Trades in which tools are new: what is asked is their use. */
const tooled: ReadonlySet<Field> = new Set<Field>(['agriculture', 'medicine', 'management', 'law', 'art']);
const practised =
  /\b(?:agriculture|farming|forestry|conservation|irrigation|breeding|teaching|nursing|surgery|auditing|policing|marketing|logistics|healthcare|monitoring)$/iu;
const ofThePast: ReadonlySet<Field> = new Set(['history', 'military']);
/** What began and ended. */
const happened =
  /\b(?:wars?|revolutions?|rebellions?|revolts?|uprisings?|riots?|strikes?|crisis|crises|famines?|plagues?|epidemics?|pandemics?|massacres?|genocides?|collapse|fall|rise|decline|end|emergence|abolition|unification|independence|conquest|invasion|partition|migrations?|expulsions?|coups?|elections?|trials?|hunts?|boom|depression|unrest|conflicts?|persecution|movements?)\b/iu;
const technical: ReadonlySet<Field> = new Set(['engineering', 'science']);

const isName = (text: string, { title }: Reader): boolean => /\p{Lu}/u.test(toRunningCase(text, title));

/** "Contemporary cinema", "horror films": works at large, no name among them. */
const isBranch = (work: string, reader: Reader): boolean =>
  /\b(?:cinema|films|movies|television|fiction|novels|poetry|drama|photography|advertising|advertisements|comics|anime|manga|painting|architecture|songs|lyrics|(?:picture|comic)?\s?books|textbooks|magazines|newspapers)$/iu.test(
    work,
  ) &&
  !/(?<!children)[’']/iu.test(work) &&
  !isName(work, reader);

/** What a title asks whose words do not say it, where its object leaves little doubt. */
export function inferAspect({ object, contexts, signs }: Core, reader: Reader): string | null {
  const text = reader.open(object);
  const isAmong = contexts.some(({ kind }) => kind === 'population');
  const works = contexts.filter(({ kind }) => kind === 'text');
  if (works.length > 1) return 'comparison';
  if (works.length > 0 && tellings.test(text)) return 'technique analysis';
  // A work is interpreted; what a whole branch of works has in common is analysed.
  if (works.some(({ text: work }) => isBranch(reader.open(work), reader))) return 'analysis';
  if (works.length > 0) return 'interpretation';
  // What a thinker meant by a thing is interpreted.
  const isThought = contexts.some(({ kind, text: who }) => kind === 'case' && isPersonName(reader.open(who)));
  if (reader.field === 'philosophy' && isThought) return 'interpretation';
  if (reader.field === 'management' && isFirm(text)) return 'business model analysis';
  const means = contexts.find(({ kind }) => kind === 'means');
  if (means && /\bremoval\b/iu.test(text))
    return removals.find(([agent]) => agent.test(reader.open(means.text)))?.[1] ?? null;
  if (means && tooled.has(reader.field) && practised.test(text)) return `use of ${means.text}`;
  if (habits.test(text) && isAmong) return 'practices';
  if (helps.test(text) && isAmong) return 'effectiveness';
  if (ways.test(text) && contexts.length > 0) return reader.field === 'management' ? 'adoption' : 'application';
  if (found.test(text) && (reader.field === 'science' || reader.field === 'agriculture')) return 'assessment';
  // What was done or who was there in a war has a part in it; only what happened has causes.
  const isInWar = contexts.some(({ text: where }) =>
    /\b(?:wars?|warfare|combat|campaigns?|battle|battlefield|invasion|siege)\b/iu.test(reader.open(where)),
  );
  if (ofThePast.has(reader.field) && isInWar && services.test(text)) return 'analysis';
  if (ofThePast.has(reader.field) && contexts.length > 0 && dealings.test(text)) return 'methods';
  if (ofThePast.has(reader.field) && isInWar && !isName(text, reader)) return 'role';
  // What was there for long had its ways and changed; it was not caused.
  if (reader.field === 'history' && contexts.length > 0 && !isName(text, reader) && !happened.test(text)) {
    if (isPeople(text)) return 'role';
    return /\b(?:li(?:fe|ves|ving)|childhood|conditions|labou?r|work)\b/iu.test(text) ? 'conditions' : 'development';
  }
  if (choices.test(text)) return 'determinants';
  if (/\b(?:antimicrobial|antibiotic|drug|herbicide|pesticide|insecticide) resistance$/iu.test(text))
    return 'causes and responses';
  if (refusals.test(text)) return 'causes';
  if (problems.test(text) && !isAmong) return 'causes and responses';
  if (conditions.test(text) && isAmong) return 'prevalence and factors';
  if (treatments.test(text) && reader.field !== 'education' && reader.field !== 'management') return 'effectiveness';
  if (signs.includes('trial')) return 'effectiveness';
  if (measures.test(text)) return 'effectiveness';
  const isBare = contexts.length === 0 && text.split(/\s+/u).length <= 3;
  if (
    isBare &&
    technical.has(reader.field) &&
    /(?:ing|computing|technology|robotics|networks?|materials|cells|energy|intelligence|twins?)$/iu.test(headOf(text))
  )
    return 'principles and applications';
  return null;
}
