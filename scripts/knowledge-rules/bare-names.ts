import type { FactLine } from '../../server/src/knowledge/knowledge-line.ts';

/** Kinds whose names stand inside sentences: *it recommends a residency year*. */
const pasted: ReadonlySet<FactLine['kind']> = new Set(['problem', 'cause', 'remedy']);

const determined =
  /^(?:the|an?|no|one|two|three|four|some|many|most|few|fewer|every|each|all|both|more|less|too|its|their|what|who|how|whether|little|several|another|other|such|not|any|only|this)\b|^\p{Ll}+ing\b|^(?:\S+ ){0,2}\S+[’']s? /iu;

/** What stands behind the noun of a name. */
const behind =
  /(?:,| (?:of|for|in|on|to|by|with|without|from|at|that|who|which|where|as|before|after|against|between|among|under|over|than|into|through|beyond|across|within|and|or|but|about|towards?|when|if|because|near|beside|during|along|despite|per|outside|inside|instead|until|not|only|below|all|one))(?:\s|$).*$/u;
/** 'a ratio kept constant': what is done with it stands behind it as well. */
const done =
  /(?<=\S) (?:\p{L}+ed|kept|set|held|made|taken|given|shown|seen|told|written|drawn|built|found|left|read)$/u;

/** Things of which there are several: one of them has an article in English. */
const counted: ReadonlySet<string> = new Set(
  `chapter clash contract definition difference doctrine drain exit frame geography guarantee licence mechanism network offer presumption
  range ratio rhetoric round source statute tax telephone wage year fund list plan scheme standard system team tool model clause platform
  centre channel threshold schedule register database quota deadline committee template checklist fee bonus kit device chart index household`.split(
    /\s+/u,
  ),
);

const nounOf = (name: string): string => {
  let head = name.replace(behind, '');
  while (done.test(head)) head = head.replace(done, '');
  return head.split(' ').at(-1) ?? '';
};

/** An English name that lacks its article where a sentence takes it in: *it recommends residency year*. */
export function checkBareName(
  { kind, name, english }: Pick<FactLine, 'kind' | 'name' | 'english'>,
  isEnglish: boolean,
): string[] {
  const said = isEnglish ? name : english;
  if (!said || !pasted.has(kind) || determined.test(said)) return [];
  const noun = nounOf(said);
  return counted.has(noun)
    ? [`“${said}” needs an article: sentences take it in as it is, and there are several of a ${noun}`]
    : [];
}
