import type { Field } from '@yanmo/contract/codes';
import { type TitleKind, titleKinds } from '@yanmo/contract/understanding';
import type { Reading, Sign } from '../title-reading.ts';

/** Why something happens is no matter of a lesson, a device or a definition. */
const withoutCauses: readonly TitleKind[] = ['theory-essay', 'design-artefact', 'teaching-design', 'doctrinal-law'];
/** Fields in which a reason is argued for, not looked up. */
const arguing: ReadonlySet<Field> = new Set(['philosophy', 'law', 'literature', 'art', 'science']);

/** What happens to matter is observed and explained; nobody builds a crack. */
const happening =
  /^(?:corrosion|wear|cracking|fatigue|degradation|leaching|vibration|erosion|settlement|creep|buckling|deformation) of\b|\b(?:(?:crack|grain) growth|behaviou?r|corrosion|wear|cracking|fatigue|degradation|leaching|vibrations?|erosion|settlement|creep|microstructure|turbulence|buckling|deformation)$/iu;
/** What a thing shows when it is loaded is measured on it. */
const borne =
  /\b(?:behaviou?r|strength|properties|durability|ductility|bearing capacity)$|^(?:comportamiento|resistencia|propiedades|durabilidad)(?!\p{L})|(?:力学性能|受力性能|抗[震弯剪压]性能|力学特性|強度|挙動)$/iu;
const butTest = titleKinds.filter((kind) => kind !== 'lab-experiment' && kind !== 'relation-test' && kind !== 'review');
const withoutEffects: readonly TitleKind[] = ['theory-essay', 'policy-analysis', 'doctrinal-law', 'history-narrative'];
const madeThings: readonly TitleKind[] = ['design-artefact', 'teaching-design'];

/** Fields that read and think; only where a title names a trouble do they mend one. */
/** What has come down is cared for today. */
const kept = /保护|活化|传承|利用|conservation|preservation|conservaci|protecci|保存|活用|継承/iu;
const read: ReadonlySet<Field> = new Set(['literature', 'philosophy', 'history']);

/** A law or an effect of nature that stands alone is stated, derived and used; nobody reviews quarrels about it. */
const lawOfNature =
  /^(?:laws?|principles?|theory|conservation) of\b|\b(?:effect|principle|laws?|paradox|motion|theorem|equations?|relativity|uncertainty|entropy|duality|entanglement|(?:super)?conductivity|resonance|diffraction|interference|refraction|polari[sz]ation|radiation|oscillations?|pendulum)$/iu;
const butEssay = titleKinds.filter((kind) => kind !== 'theory-essay');

/** What war is thought to be or to follow has no course of events of its own. */
const thoughtOfWar =
  /^(?:principles?|concepts?|theory|logic|ethics|art|nature|idea|notion|meaning) of\b|\b(?:principle|concept|theory|ethics)$|^cent(?:re|er) of gravity$|^(?:fog|friction) of war$/iu;

/** What ails a herd or a crop has signs, causes and a cure, and no uses. */
const ailing =
  /\b(?:disease|fever|mastitis|blight|rusts?|mildew|rot|wilt|scab|smut|sigatoka|anthracnose|canker|mosaic|flukes?|lice|bloat|lameness|worms?|ticks?|mites?|aphids?|weevils?|\p{L}+itis|(?!symbi|mit|mei|osm)\p{L}+osis)\b/iu;
const butCure = titleKinds.filter((kind) => kind !== 'status-and-remedies' && kind !== 'lab-experiment');

/** Damage to what stands is found, explained and repaired; nobody tries it on a bench. */
const damaged = /^(?:\p{L}+ )?(?:cracks?|cracking|defects?|leaks?|leakage|settlement)$/iu;
const butRepair = titleKinds.filter((kind) => kind !== 'status-and-remedies');

const observed =
  /\b(?:diversity|abundance|richness|distribution|composition|occurrence|phenology|vegetation|flora|fauna|birds?|amphibians|insects|plankton)\b|^(?:diversidad|abundancia|riqueza|distribución|composición|flora|fauna|aves|anfibios|insectos|vegetación)(?!\p{L})|(?:多样性|物种组成|群落|分布特征|区系|多様性|分布|植生|鳥類相|群集)$/iu;
const butSight = titleKinds.filter(
  (kind) => kind !== 'relation-test' && kind !== 'status-and-remedies' && kind !== 'review',
);
/** A building that is made better is designed anew. */
const renewed =
  /\b(?:retrofitting|retrofit|renovation|refurbishment|upgrading|modernisation|modernization)\b|^(?:rehabilitación|renovación|reforma|modernización) /iu;
const liberties =
  /^(?:freedom of|right to|liberty|privacy|duty (?:to|of)|duties of|liability|presumption of|defence of|burden of proof)\b|^(?:libertad de|derecho a|deber de|carga de la prueba)(?!\p{L})|(?:自由|权|権|义务|義務)$/iu;

const taught = /启示|教训|\blessons?\b|lecciones|enseñanzas|教訓/iu;
const fought =
  /战争|冲突|战役|之战|\b(?:wars?|conflict|campaign|battle|invasion)\b|guerra|conflicto|batalla|戦争|紛争|海戦|侵攻/iu;
const butCase = titleKinds.filter((kind) => kind !== 'case-study');

/** "Causes and Countermeasures": what is wrong, why, and what to do. */
const mended =
  /^(?:\p{L}+ )*(?:causes|reasons|problems|status|situation|state|challenges|issues),? and (?:\p{L}+ )*(?:countermeasures|solutions|remedies|measures|suggestions|improvements?)$/iu;
const unmending: readonly TitleKind[] = ['review', 'relation-test', 'theory-essay', 'text-interpretation'];

/** What somebody does about it, or is asked to: nothing is tested there. */
const answering =
  /^(?:propuestas?|medidas|estrategias|respuestas?|alternativas|recomendaciones|papel de|rol de|responsabilidad de)(?!\p{L})|^(?:proposals|recommendations|suggestions|(?:responses?|role|responsibility|duties) of)\b|\bresponses?$|の(?:対応|対策|対処|取り組み|取組|施策|支援|役割|責務)(?:と(?:課題|限界|展望))?$|(?:政府|学校|家庭|社区|社会|企业|平台|媒体|医院|教师|高校|国家)的?(?:应对|对策|回应|责任|角色|作用|职责|举措|介入)/iu;

/** What is called a debate is weighed; nobody measures it or looks for studies of it. */
const disputed: readonly TitleKind[] = [
  'review',
  'relation-test',
  'lab-experiment',
  'clinical-study',
  'status-and-remedies',
  'case-study',
];

const working = /^(?:effectiveness|success|failure|returns|eficacia|utilidad|fracaso|éxito|有效性|有効性)$/u;

/** Nobody is allotted to an exposure: sleep, smoking or a level in the blood is looked up, not given. */
const exposure =
  /\b(?:levels?|duration|quality|intake|consumption|smoking|status|exposure|deficiency|obesity|work|shifts?|habits?|history|index|severity|age|sex|gender|pollution|poverty|income|stress|time|pressure|hypertension|diabetes|concentrations?)$/iu;

/** How one thing stands to another is tested, not mended or built. */
const linked = /^与.+的(?:关系|相关性|关联)$/u;
const unlinking: readonly TitleKind[] = ['status-and-remedies', ...madeThings];

const hasDate = ({ contexts }: Reading): boolean => contexts.some(({ text }) => /\d/u.test(text));

/** Kinds that what a title names, bare of any question, leaves no room for. */
function ruleOutByThing(reading: Reading, field: Field): readonly TitleKind[] {
  const { signs, object, bearing, aspect, contexts } = reading;
  if (bearing !== null) {
    const isExposed = field === 'medicine' && exposure.test(bearing.cause) && !signs.includes('trial');
    const isLinked = linked.test(aspect ?? '') && !signs.includes('remedy') && !signs.includes('problem');
    return [
      ...(isExposed ? (['clinical-study'] as const) : []),
      ...(isExposed && !signs.includes('review') ? (['review'] as const) : []),
      ...(isLinked ? unlinking : []),
    ];
  }
  if (/^(?:debates?|controvers(?:y|ies))\b/iu.test(aspect ?? '')) return disputed;
  if (answering.test(aspect ?? '') && signs.includes('remedy') && !arguing.has(field))
    return [...unmending, 'lab-experiment'];
  if (mended.test(aspect ?? '') && !arguing.has(field))
    return contexts.some(({ kind }) => kind === 'case') ? unmending : [...unmending, 'case-study'];
  // Whether a measure works is judged where it was taken: the land is no case with a course of its own.
  if (signs.includes('question') && working.test(aspect ?? '') && contexts.every(({ kind }) => kind !== 'case'))
    return arguing.has(field) ? ['case-study'] : ['case-study', 'theory-essay'];
  // What a war teaches is drawn from that war.
  if (
    field === 'military' &&
    taught.test(aspect ?? '') &&
    [object, ...contexts.map(({ text }) => text)].some((text) => fought.test(text))
  )
    return ['review', 'status-and-remedies', 'relation-test', 'policy-analysis'];
  // How one firm did what it did is its case.
  if (field === 'management' && signs.includes('question') && contexts.some(({ kind }) => kind === 'case'))
    return butCase;
  if (signs.some((sign) => sign === 'review' || sign === 'question' || sign === 'design')) return [];
  // What lives or lies at a place is observed there; it has no course and made no choices.
  if ((field === 'science' || field === 'agriculture') && observed.test(object) && !signs.includes('case'))
    return butSight;
  if (field === 'engineering' && renewed.test(object)) return ['lab-experiment', 'relation-test', 'theory-essay'];
  if (field === 'law' && liberties.test(object) && !signs.includes('policy'))
    return ['policy-analysis', 'status-and-remedies', 'relation-test'];
  if (field === 'science' && aspect === null && contexts.length === 0 && lawOfNature.test(object)) return butEssay;
  if (field === 'military' && aspect === null && !hasDate(reading) && thoughtOfWar.test(object)) return butEssay;
  if (field === 'engineering' && aspect === null && damaged.test(object)) return butRepair;
  return field === 'agriculture' && aspect === null && ailing.test(object) ? butCure : [];
}

/** A city or a county is where a thing is looked at, 某企业 any one of its sort: neither is a case with a course of its own. */
const anywhere = /^某|\p{Script=Han}{2}(?:市|省|县|自治区|自治州)$/u;
/** How able or how effective something is, or what it yields, is rated by indices. */
const rated = /(?:能力|效能|水平|效益)$/u;
const rating = /^(?:评估|评价|测评)|效益(?:的)?(?:分析|评价|评估|比较)?$/u;
const unrated: readonly TitleKind[] = ['case-study', 'design-artefact', 'status-and-remedies', 'theory-essay'];
/** What will come is reckoned from what was; only the trades that make things build a forecaster. */
const foreseen = /预测$/u;
const building: ReadonlySet<Field> = new Set<Field>(['engineering', 'interdisciplinary', 'medicine', 'art']);

function ruleOutByMeasure({ object, aspect, contexts, signs }: Reading, field: Field): readonly TitleKind[] {
  const isRated =
    (rated.test(object) || /效益/u.test(aspect ?? '')) && rating.test(aspect ?? '') && !signs.includes('policy');
  const isForeseen = !building.has(field) && (foreseen.test(object) || foreseen.test(aspect ?? ''));
  return [
    ...(contexts.some(({ text }) => anywhere.test(text)) && !signs.includes('history')
      ? (['case-study'] as const)
      : []),
    ...(isRated ? unrated : []),
    ...(isForeseen ? (['design-artefact', 'case-study'] as const) : []),
  ];
}

/** Kinds whose shape could not answer what the title was found to ask. */
export function ruleOut(reading: Reading, field: Field): readonly TitleKind[] {
  const byThing = ruleOutByThing(reading, field);
  const byAsking = byThing.length > 0 ? byThing : ruleOutByAsking(reading, field);
  const all = [...new Set([...byAsking, ...ruleOutByMeasure(reading, field)])];
  return all.length < titleKinds.length ? all : byAsking;
}

/** Whether a title says that something is wrong, or asks for a way out. */
const isTroubled = ({ signs }: Pick<Reading, 'signs'>): boolean =>
  signs.includes('problem') || signs.includes('remedy');

function ruleOutByAsking({ signs, object, aspect, bearing, contexts }: Reading, field: Field): readonly TitleKind[] {
  if (signs.includes('question') && bearing !== null && !arguing.has(field) && field !== 'history')
    return contexts.some(({ kind }) => kind === 'case') || field === 'management'
      ? withoutEffects
      : [...withoutEffects, 'case-study', ...(isTroubled({ signs }) ? [] : (['status-and-remedies'] as const))];
  // What one thing did to another in the past is told; no state was asked for a policy.
  if (field === 'history' && bearing !== null && signs.includes('question'))
    return ['policy-analysis', 'doctrinal-law'];
  if (signs.includes('factors') && !arguing.has(field))
    return signs.includes('question')
      ? [...withoutCauses, 'policy-analysis']
      : // What holds a thing back and what to do about it is tried on no bench.
        signs.includes('remedy') && field === 'agriculture'
        ? [...withoutCauses, 'lab-experiment']
        : withoutCauses;
  // What a treatment does to a crop is tried; no plot has remedies to be proposed.
  if (bearing !== null && field === 'agriculture' && signs.includes('effect') && !signs.includes('remedy'))
    return ['status-and-remedies'];
  const isTrouble = signs.includes('problem') || (signs.includes('remedy') && !/ strategies$/iu.test(object));
  if (read.has(field) && bearing === null && !isTrouble && !kept.test(aspect ?? '')) return ['status-and-remedies'];
  if (field === 'engineering' && borne.test(aspect ?? '') && !signs.includes('design')) return butTest;
  return happening.test(object) && !signs.includes('design') ? madeThings : [];
}

const relating: readonly Sign[] = ['effect', 'factors', 'comparison', 'question'];
const trying: readonly Sign[] = ['preparation', 'trial', 'effect', 'application'];
const thinking: readonly Sign[] = ['concept', 'argument', 'question', 'norm'];
/** What is found among people, and on what it depends. */
const found = /^(?:prevalencia|factores|実態|現状|prevalence|determinants|determinantes)/u;
const role = /役割$|^(?:papel|rol)(?: |$)|作用$/u;

/**
 * A guess that the title gives no ground for: a test of a relation that it does not name, a review that it does not ask
 * for, an essay on something that firms and schools do.
 */
export function isGroundless(
  kind: TitleKind,
  confidence: number,
  { signs, bearing, aspect, object, contexts }: Reading,
  field: Field,
): boolean {
  const has = (some: readonly Sign[]): boolean => signs.some((sign) => some.includes(sign));
  switch (kind) {
    case 'relation-test':
      return (
        bearing === null &&
        !has(relating) &&
        !found.test(aspect ?? '') &&
        confidence < (role.test(aspect ?? '') ? 0.55 : 0.3)
      );
    case 'review':
      return (
        !signs.includes('review') &&
        // One town has no literature of its own to be searched.
        confidence <
          (contexts.some(({ kind: sort }) => sort === 'place')
            ? 0.4
            : bearing !== null || found.test(aspect ?? '') || signs.includes('survey')
              ? 0.33
              : 0.2)
      );
    case 'clinical-study':
      return confidence < 0.7 && bearing === null && found.test(aspect ?? '');
    case 'lab-experiment':
      return confidence < 0.25 && bearing === null && !has(trying);
    case 'theory-essay':
      return (
        confidence < 0.2 &&
        (!arguing.has(field) || field === 'science') &&
        field !== 'history' &&
        !has(thinking) &&
        !lawOfNature.test(object) &&
        !thoughtOfWar.test(object)
      );
    case 'doctrinal-law':
      // 保障能力建设 is no rule: outside the law a doctrine needs a word of it.
      return (
        field !== 'law' &&
        confidence < 0.5 &&
        /\p{Script=Han}/u.test(object) &&
        !/[法权罪約约規规]|责任|責任|合同|制度/u.test(`${object}${aspect ?? ''}`)
      );
    case 'status-and-remedies':
      return confidence < 0.6 && bearing !== null && signs.includes('question');
    default:
      return false;
  }
}
