import { hasWord, isIdeographic } from '../../knowledge/has-word.ts';
import { listTelling } from './title-asks.ts';
import type { ToldFact } from './told-fact.ts';

/** A remedy of whose words a law of its sheet holds so many says what is law already. */
const nothingNew = 0.6;
/** Too few words to say anything by. */
const fewestWords = 4;

const sheetOf = ({ proposition }: ToldFact) => proposition?.source.entry.sheet;

/** Branches of law by the words that titles and laws name them by. */
const branches: readonly RegExp[] = [
  /民事|民法|侵权|不法行為|\b(?:civil|tort)/iu,
  /刑事|刑法|罪|\b(?:criminal|penal|offences?|delitos?)\b/iu,
  /行政|治安管理|\badministrativ/iu,
];
const branchesOf = (text: string): RegExp[] => branches.filter((branch) => branch.test(text));

/** A crime under a title on civil liability. */
function isOfOtherBranch(clause: string, title: string): boolean {
  const [asked, said] = [branchesOf(title), branchesOf(clause)];
  return asked.length > 0 && said.length > 0 && !said.some((branch) => asked.includes(branch));
}

/** What the sheet that the title calls for holds in any case: what the matter is, and the law that governs it. */
export const isGround = ({ kind, clause, standing, proposition }: ToldFact, title = ''): boolean =>
  (kind === 'law' || kind === 'definition') &&
  standing !== 'ASIDE' &&
  proposition?.source.isBeside === false &&
  !isOfOtherBranch(clause, title);

/** How much of a remedy a law says, without what the sheet is called by. */
function shareOf(remedy: ToldFact, law: ToldFact): number {
  const said = [law.clause, ...law.also].join(' ').toLowerCase();
  const words = listTelling(said);
  const names = new Set((sheetOf(remedy)?.names ?? []).flatMap((name) => [...listTelling(name)]));
  const own = [...listTelling(remedy.clause)].filter((word) => !names.has(word));
  if (own.length < fewestWords) return 0;
  const isSaid = (word: string): boolean =>
    words.has(word) || (isIdeographic(word) ? said.includes(word) : hasWord(said, `${word}*`));
  return own.filter(isSaid).length / own.length;
}

/** Facts without remedies that say nothing but what a law of the same sheet says: nobody proposes what is in force. */
export function dropInForce(facts: readonly ToldFact[]): ToldFact[] {
  const laws = Map.groupBy(
    facts.filter(({ kind }) => kind === 'law'),
    (fact) => sheetOf(fact)?.id,
  );
  return facts.filter(
    (fact) =>
      fact.kind !== 'remedy' ||
      fact.own !== null ||
      !(laws.get(sheetOf(fact)?.id) ?? []).some((law) => shareOf(fact, law) >= nothingNew),
  );
}

/** A first verb that is past, without a form of *be* or a clause before it: *state law ended the release*. */
const past =
  /^(?:(?!(?:is|are|be|who|that|which|what|how|and|or|by|as|to|with|not|lets?)\b)[^\s,]+ ){1,6}?(?:gave|took|held|kept|ran|led|became|built|paid|sent|brought|(?!need|exceed|proceed|succeed)\p{Ll}{3,}ed)(?: (?:up|back|off|out|over))? (?:the|an?|its|their|his|her|for|that|more|all|orders|live|tourist)\b|^(?:(?!(?:que|y|o|si|se)(?!\p{L}))[^\s,]+ ){1,5}?\p{Ll}{3,}(?:ó|aron|ieron)(?!\p{L})/u;

/** *Many firms have built up weeks of stock.* */
const done =
  /^(?:(?!(?:that|who|which|what|if|where|once|so)\b)[^\s,]+ ){1,5}?(?:have|has) (?:since |long |already |often )?(?:\p{Ll}{3,}ed|built|begun|set|made|put|cut|taken|given)\b/u;

/** *ICU nurses were offered rooms by their hospitals.* */
const undergone =
  /^(?:(?!(?:that|who|whose|which|what|whether|if|where|once|so|as)\b)[^\s,]+ ){1,6}?(?:was|were) (?:given|\p{Ll}{3,}ed)\b/u;

/** Whether a remedy tells what was done: nobody can propose that any more. */
export const isReported = (clause: string): boolean => past.test(clause) || done.test(clause) || undergone.test(clause);
