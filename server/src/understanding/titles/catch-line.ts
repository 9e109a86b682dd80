import type { Field } from '@yanmo/contract/codes';
import { bearingVerbs, unsureVerbs } from '../readers/en/lexicon.ts';
import { isCommon } from '../readers/en/running-case.ts';

const parting = /^(?<catch>[^:?]{4,70}):\s+(?<rest>.{8,})$/u;
const item = String.raw`(?:the |a |an )?[\p{L}’'-]+(?: [\p{L}’'-]+)?`;
const trio = new RegExp(`^${item}(?:, ${item}){1,2},? (?:and|or|&) ${item}$`, 'iu');
const pair = /^(?:the )?[\p{L}’'-]+ (?:and|or|&) (?:the )?[\p{L}’'-]+$/iu;

/** How or by what the matter before the colon is studied: then that matter is the subject. */
const genre =
  /^(?:(?:the|an?|two|three|four|its|their|his|her)\s+(?:[\p{L}-]+\s+){0,3}?(?:roles?|approach(?:es)?|essay|introduction|guide|critique|experiment|report|design|proposal|paths|application|implementation|interpretation|overview|assessment|evaluation)\b|(?:(?:the|an?|some|new|two|three)\s+)?(?:[\p{L}-]+\s+){0,3}?(?:case|cases|stud(?:y|ies)|review|analysis|survey|evidence|perspectives?|comparison|lessons|insights|investigation|reflections|example|data|results|findings)\b)/iu;
/** "A history of …", "A study of …": what follows it is a matter of its own. */
const told =
  /^an?\s+(?:[\p{L}-]+\s+)?(?:study|history|analysis|examination|exploration|account|sociology|ethnography)\s+of\s+(?<matter>\S+\s+\S+.*)$/iu;
/** A matter says of what, where, when or of whom. */
const placed = /\S\s+(?:in|on|of|among|across|at|during|between|under|along|after|before|within|from|for|and)\s+\S/iu;
/** "What X means for Y", "How X shaped Y": a clause that has its own matter. */
const bearing =
  /^(?:what\s+(?<cause>\S+.*?)\s+(?:means?|meant|implies|spells?)\s+for\s+\S|how\s+(?!(?:to|is|are|was|were|do|does|did|can|could|should|will)\b)(?<agent>\S+.*?)\s+(?<verb>\p{L}+)\s+(?:the\s+)?\p{L})/iu;
function isBearingClause(text: string): boolean {
  const found = bearing.exec(text)?.groups;
  if (found?.cause) return true;
  const words = text.toLowerCase().split(/\s+/u).slice(2, -1);
  return found?.agent !== undefined && words.some((word) => bearingVerbs.has(word) && !unsureVerbs.has(word));
}
/** Back to what was said before the colon. */
const back = /\b(?:it|its|they|their|them|this|these|those|he|his|she|her)\b/iu;

/** "Mind the gap", "Follow the money": nobody studies an order. */
const order =
  /^(?:mind|follow|keep|hear|watch|make|let|give|take|save|bring|say|speak|feel|think|stop|hold|pay|play|wait|stand|show|tell|break|burn|cut|cross|raise|sound|set|pass|pull|push|catch|beat|don[’']t|do not|never)\s+(?:the|your|our|my|it|them|us|me|no|up|down|out|on|off|calm|over|together|big)\b/iu;
/** "Under pressure", "Against the grain": an image that opens with where. */
const image =
  /^(?:(?:turning|bridging|breaking|closing|crossing|walking|weathering|riding|bending|raising|stemming|rocking|lifting|tipping|levell?ing|beating|passing|pulling|pushing|paying) the \p{L}+$|(?:under|through|into|against|across|over|without|beneath|above|inside|outside|out of|in between|at the|on the|by the|off the|up|down|neither|no|too|all|still|always|once|not)\s+\S)/iu;
/** "From Poster to Protest": two words chosen for their sound. */
const rhyming = /^from (?<one>\p{L})\p{L}+ to \k<one>\p{L}+$/iu;
/** What somebody said stands for what many went through. */
const voice =
  /^["“‘'][^"”]*\b(?:I|we|you|my|our|us|me|they|it|it[’']s|is|are|was|don[’']t|can[’']t|just|not|never|nobody|everyone)\b[^"”]*["”’']$/iu;
/** "The Resource Curse Revisited" is about the curse. */
const anew = / (?:revisited|reconsidered|re-?examined|reassessed|in retrospect)(?=:|$)/iu;
/** What opens so and names a matter all the same. */
const literal =
  /\b(?:law|rights?|age|act|code|treatment|control|education|learning|trade|sea|water|ground|counter|board|fishing|graduate)\b|-/iu;

const isSmall = /^(?:and|the|in|of)$/iu;

/** Themes under which a matter is looked at, as against things that stand for it. */
const theme =
  /^(?:\p{L}+(?:tion|sion|ity|ness|ism|ment|ance|ence|ship|hood|cy|ality)s?|race|class|gender|power|memory|trust|faith|space|place|labou?r|work|religion|culture|nature|law|justice|family|kinship|language|money|health|politics|sex|age|honou?r|empire|nation|trade|wealth|poverty|youth|death|grief|guilt|shame|hope|fear|love|loss|care|belief|ritual|home|exile|freedom)$/iu;
const isTheme = (name: string): boolean =>
  theme.test(
    name
      .replace(/^(?:the|an?) /iu, '')
      .split(' ')
      .at(-1) ?? '',
  );

/** Fields in which two words before the colon are no two things that are measured. */
const ideas: ReadonlySet<Field> = new Set<Field>([
  'history',
  'art',
  'literature',
  'interdisciplinary',
  'law',
  'military',
  'philosophy',
]);

/**
 * "Bread, Rumour and Riot: Food Protest in …" is about the food protest: a catch-line gives way to the matter behind the colon. Themes that
 * it lists are sides of that matter and follow it; things, an image or an order are left out. A title without one comes back as it was.
 */
export function withoutCatchLine(title: string, field: Field): string {
  const text = title.replace(anew, '');
  const found = parting.exec(text)?.groups;
  if (!found?.catch || !found.rest) return text;
  const line = found.catch.trim();
  const matter = told.exec(found.rest)?.groups?.matter ?? found.rest;
  if (matter.includes(': ') || back.test(matter)) return text;
  if (isBearingClause(matter)) return trio.test(line) || pair.test(line) ? matter : `${matter}: ${line}`;
  const isOwn = matter !== found.rest || !genre.test(matter);
  const isNamed = (matter.match(/\p{L}[\p{L}'’-]*/gu) ?? []).every((word) => isSmall.test(word) || !isCommon(word));
  if (!isOwn || isNamed || !placed.test(matter) || /\?$/u.test(matter)) return text;
  if (trio.test(line) || (pair.test(line) && ideas.has(field))) {
    const items = line.split(/,\s*(?:and |or )?|\s+(?:and|or|&)\s+/iu);
    // What a poem or a picture shows is named before it.
    return items.every(isTheme) || field === 'art' || field === 'literature' ? `${matter}: ${line}` : matter;
  }
  if (rhyming.test(line) || (voice.test(line) && field !== 'literature')) return matter;
  return (order.test(line) || image.test(line)) && !literal.test(line) && line.split(' ').length <= 6 ? matter : text;
}
