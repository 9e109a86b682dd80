import type { Field } from '@yanmo/contract/codes';
import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { isFirm } from '../latin/firms.ts';
import { isOpenModifier, withoutArticle } from './noun-phrase.ts';
import { readSorts } from './pair-by-sort.ts';
import { isPersonName } from './person-names.ts';
import { partSides } from './read-comparison.ts';
import { isNameText } from './running-case.ts';
import { type Taken, takeContexts, takeOwner } from './take-contexts.ts';

/** Fields whose "X and Y" asks whether X bears on Y; elsewhere it asks how the two stand to one another. */
const bearingFields: ReadonlySet<Field> = new Set([
  'economics',
  'management',
  'education',
  'agriculture',
  'medicine',
  'science',
  'interdisciplinary',
  'engineering',
  'history',
]);

const outcomeLike =
  /\b(?:anxiety|depression|stress|performance|achievement|satisfaction|obesity|burnout|loneliness|well-?being|self-esteem|mental health|crime|unemployment|sleep)\b/iu;
const causeLike =
  /\b(?:use|usage|exposure|consumption|intake|exercise|activity|training|participation|addiction|support|screen time|media|gaming|games|diet|food|homework|smartphones?|bullying|immigration|policy|policies)$/iu;

const diseaseLike =
  /^(?:depression|cancer|obesity|diabetes|dementia|autism|stroke|asthma|[\p{L}\p{N}’' -]*(?:disease|disorders?|cancer|infection|diabetes))$/iu;
export const measured =
  /\b(?:growth|performance|cohesion|morale|retention|readiness|effectiveness|recruitment|health|stress|satisfaction)$/iu;
const lawLike = /\b(?:law|convention|charter|constitution|treaty)$|^law of\b/iu;

const ruleFirst = /\b(?:amendment|convention|charter|act|constitution|directive)$/iu;

const owned = /^(.+?),?\s+and\s+(?:its|their|his|her)\s+(.+)$/iu;
const bearingNoun = /^(?:(\p{L}+)\s+)?(effects?|impacts?|influences?|consequences?)\s+(?:on|upon|for)\s+(.+)$/iu;

/** "X and Its Relevance Today", "X and Their Influence on Y". */
export function readOwned(text: string, reader: Reader): Core | null {
  const found = owned.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const cause = takeContexts(found[1], reader);
  const object = withoutArticle(cause.rest);
  const bears = bearingNoun.exec(found[2]);
  const taken = takeContexts(bears?.[3] ?? found[2], reader);
  const contexts = [...cause.contexts, ...taken.contexts];
  if (!bears?.[2])
    return coreOf(object, taken.rest.replace(/^(.+)\s+today$/iu, 'contemporary $1'), { contexts, sure: 0.9 });
  const outcome = withoutArticle(taken.rest);
  return coreOf(object, `${bears[1] ? `${bears[1]} ` : ''}${bears[2]} on ${taken.rest}`, {
    contexts,
    bearing: { cause: object, outcome },
    signs: ['effect'],
    sure: 0.95,
  });
}

/** Whole ways of knowing or making: neither acts on the other. */
const domain =
  /^(?:music|mathematics|art|science|religion|literature|law|medicine|philosophy|theology|poetry|architecture|physics|biology|psychology|economics|politics|history|sport|dance|cinema|film|technology|language|ethics|morality)$/iu;
/** A school or a time that somebody belongs to. */
const movement =
  /\b(?:renaissance|revival|movement|generation|school|circle|romanticism|modernism|impressionism|expressionism|surrealism|cubism|realism|avant-garde|enlightenment|bauhaus|brotherhood|group|new wave)$/iu;
/** What one sets out to do, knowing how: something helps in it rather than acts on it. */
const pursued =
  /\b(?:adaptation|conservation|restoration|mitigation|resolution|reconciliation|reconstruction|planning|governance|prevention|peacebuilding|nation-building|state-building|decision-making|management|preservation|policymaking|education|public debate)$/iu;
const contributing =
  /\b(?:knowledge|technolog(?:y|ies)|media|museums?|libraries|women|communities|intelligence|data|drones|robots|volunteers|artists|universities|churches|ngos|coffeehouses|nurses|healers)$/iu;

function bear(cause: string, outcome: string, contexts: Taken['contexts'], reader: Reader): Core {
  const [from, taken] = [withoutArticle(cause), takeOwner(outcome)];
  const to = withoutArticle(taken.rest);
  const worded = taken.rest.replace(/^The\s/u, 'the ');
  const all = [...taken.contexts, ...contexts];
  if (isPersonName(reader.open(from)) && reader.field === 'philosophy')
    return coreOf(to, null, { contexts: [{ text: from, kind: 'case' }, ...all], sure: 0.55 });
  const isArt = reader.field === 'art' || reader.field === 'literature';
  if (isPersonName(reader.open(from)) && isArt && movement.test(reader.open(worded)))
    return coreOf(from, `place in ${worded}`, { contexts: all, signs: ['interpretation'], sure: 0.7 });
  if (
    /^(?:modern|contemporary|today’s|today's)\s/iu.test(to) &&
    (isPersonName(reader.open(from)) || /[’']s?\s/u.test(from)) &&
    !isArt
  )
    return coreOf(from, 'modern relevance', { contexts: all, signs: ['concept'], sure: 0.7 });
  if (isPersonName(reader.open(from)) && isArt)
    return coreOf(from, to, { contexts: all, signs: ['interpretation'], sure: 0.55 });
  if (
    /^(?:(?:carl von )?clausewitz|sun tzu|machiavelli|mahan|jomini|thucydides|douhet|corbett)$/iu.test(
      reader.open(from),
    )
  )
    return coreOf(`${from}${/s$/u.test(reader.open(from)) ? '’' : '’s'} theory`, `relevance to ${worded}`, {
      contexts: all,
      signs: ['concept'],
      sure: 0.65,
    });
  if (isPersonName(reader.open(from)))
    return coreOf(from, `role in ${worded}`, { contexts: all, signs: ['history'], sure: 0.5 });
  if (lawLike.test(reader.open(to)))
    return coreOf(from, `legality under ${worded}`, { contexts: all, signs: ['norm'], sure: 0.55 });
  if (reader.field === 'history' && laidDown.test(reader.open(to)) && !laidDown.test(reader.open(from)))
    return coreOf(from, `relation to ${worded}`, {
      contexts: all,
      signs: ['history'],
      sure: 0.6,
    });
  const isMeasured = reader.field === 'military' && measured.test(reader.open(to));
  if (reader.field === 'art' && /^(?:modern|contemporary|western|european|american|later)\s/iu.test(to))
    return coreOf(from, `influence on ${worded}`, { contexts: all, signs: ['history'], sure: 0.6 });
  if (!bearingFields.has(reader.field) && !isMeasured)
    return coreOf(from, `relation to ${worded}`, { contexts: all, signs: ['concept'], sure: 0.55 });
  if (domain.test(reader.open(from)) && domain.test(reader.open(to)))
    return coreOf(from, `relation to ${worded}`, { contexts: all, signs: ['concept'], sure: 0.6 });
  if (pursued.test(reader.open(to)) && contributing.test(reader.open(from)))
    return coreOf(from, `role in ${worded}`, {
      contexts: all,
      bearing: { cause: from, outcome: to },
      signs: ['effect'],
      sure: 0.65,
    });
  if (diseaseLike.test(reader.open(to)))
    return coreOf(from, `relation to ${worded}`, {
      contexts: all,
      bearing: { cause: from, outcome: to },
      signs: ['effect'],
      sure: 0.6,
    });
  return coreOf(from, `effect on ${worded}`, {
    contexts: all,
    bearing: { cause: from, outcome: to },
    signs: ['effect'],
    sure: 0.65,
  });
}

function isNamePair(text: string, reader: Reader): boolean {
  const sides = text.split(/\s+and\s+/iu).map((side) => withoutArticle(reader.open(side)));
  return sides.length === 2 && sides.every((side) => isNameText(side, reader.title) && !side.includes(' and '));
}

/** What is done about the first, and by whom: "and the Response of Schools", "and Proposals for Reform". */
const answerLike =
  /^(?:the\s+)?(?:(?:response|responses|role|responsibility|responsibilities|dut(?:y|ies)) of (?:the )?(?:[\p{L}-]+ )?(?:governments?|states?|schools?|teachers?|police|courts?|famil(?:y|ies)|parents|employers?|firms|companies|industry|media|platforms?|cit(?:y|ies)|councils?|communit(?:y|ies)|municipalit(?:y|ies)|hospitals?|nurses?|universit(?:y|ies)|churches|NGOs|UN|EU|United Nations|European Union)|(?:(?:local|national|federal|central|city|public|community|school|policy|police|family|municipal|international|industry|corporate|legal|judicial|institutional|governmental|government|state)\s+){1,3}responses?|(?:proposals|recommendations|suggestions|strategies|measures) for (?:its )?(?:improvement|reform|change|prevention))$/iu;
/** What a government laid down: it stands before what came of it, wherever the title puts it. */
const laidDown = /\b(?:polic(?:y|ies)|act|acts|laws?|legislation|decrees?|edicts?|ordinances?)$/iu;

/** "X and Y": one thing's bearing on another, unless both are halves of one thing. */
export function readPair({ rest, contexts }: Taken, reader: Reader): Core | null {
  const list = /^([^,]+),\s+([^,]+),?\s+and\s+(.+)$/iu.exec(rest);
  if (list?.[1] && list[2] && list[3]) {
    const cause = `${withoutArticle(list[1])} and ${withoutArticle(list[2])}`;
    // "Religion, Trade and War": a history tells of all three, and two of them do not act on the third.
    if (!bearingFields.has(reader.field) || reader.field === 'history') return null;
    return coreOf(cause, `relation to ${withoutArticle(list[3])}`, {
      contexts,
      bearing: { cause, outcome: withoutArticle(list[3]) },
      signs: ['effect'],
      sure: 0.6,
    });
  }
  const halves = rest.split(/\s+and\s+/iu);
  const [first, second] = halves;
  if (halves.length !== 2 || !first || !second) return null;
  if (contexts.some(({ kind }) => kind === 'text') || isOpenModifier(first)) return null;
  // "in Camus and Sartre": two of a kind beside one another are compared, and the theme stays whole.
  const compared = contexts.find(
    ({ kind, text }) => kind !== 'means' && kind !== 'population' && isNamePair(text, reader),
  );
  if (compared)
    return coreOf(withoutArticle(rest), 'comparison', {
      contexts,
      sides: partSides(compared.text),
      signs: ['comparison'],
      sure: 0.6,
    });
  if (reader.field === 'law' && /\bamendment$/iu.test(reader.open(second)) && !ruleFirst.test(reader.open(first)))
    return coreOf(withoutArticle(first), 'constitutionality', {
      contexts: [...contexts, { text: withoutArticle(second), kind: 'policy' }],
      ...{ signs: ['norm'], sure: 0.6 },
    });
  // "The Fourth Amendment and Cell Phone Searches": the rule is what the other is held against.
  if (reader.field === 'law' && ruleFirst.test(reader.open(first)) && !lawLike.test(reader.open(second)))
    return coreOf(
      withoutArticle(second),
      /amendment|constitution/iu.test(first) ? 'constitutionality' : `legality under ${withoutArticle(first)}`,
      { contexts: [...contexts, { text: withoutArticle(first), kind: 'policy' }], signs: ['norm'], sure: 0.6 },
    );
  if (
    /^the\s(?!(?:future|politics|limits|question|challenges?|promise|role|ethics|economy|economics|media|state|public|internet|environment)\b)/iu.test(
      second,
    ) &&
    !/\blaw$/iu.test(second) &&
    !ruleFirst.test(reader.open(second)) &&
    (reader.field === 'law' || reader.field === 'philosophy') &&
    !isPersonName(reader.open(first)) &&
    !/[’']s?\s/u.test(first)
  )
    return coreOf(withoutArticle(second).replace(/^(?:principle|doctrine|problem|concept|idea) of\s+/iu, ''), null, {
      contexts,
      sure: 0.5,
    });
  const inner = takeContexts(first, reader);
  const all = [...inner.contexts, ...contexts];
  const sorted = readSorts(inner.rest, second, all, reader);
  if (sorted) return sorted;
  if (isFirm(reader.open(first)) && isFirm(reader.open(second))) {
    const sides = [reader.hide(first), reader.hide(second)] as const;
    return coreOf(sides.join(' and '), 'comparison', { contexts, sides, signs: ['comparison'], sure: 0.65 });
  }
  if (answerLike.test(reader.open(second)))
    return coreOf(withoutArticle(inner.rest), withoutArticle(second), { contexts: all, signs: ['remedy'], sure: 0.75 });
  return outcomeLike.test(inner.rest) && causeLike.test(second)
    ? bear(second, inner.rest, all, reader)
    : bear(inner.rest, second, all, reader);
}
