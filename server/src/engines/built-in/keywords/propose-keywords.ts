import type { Language } from '@yanmo/contract/languages';
import { understandTitle } from '../../../understanding/understand-title.ts';
import type { KeywordRequest } from '../../engine.ts';
import { grammars } from '../grammar/grammars.ts';
import { selectEntries, suitsKind } from '../knowledge/select.ts';
import { nameTitle } from '../outline/title-names.ts';
import { hashText } from '../seeded-random.ts';

const most = 7;
const fewest = 5;

/** Words that every paper could carry; they find nothing in a library. */
const generic =
  /^(?:研究|分析|影响|问题|对策|现状|探析|应用|设计|实现|比较|策略|路径|作用|关系|我国|中国|study|analysis|effects?|impact|research|problems?|method|concept|role|estudio|análisis|efecto|impacto|concepto|研究|分析|影響|課題|対策|考察)$/iu;

const longestTerm: Record<Language, number> = { zh: 10, ja: 14, en: 34, es: 44 };

/** A span of the title as one or several search terms. */
function splitTerms(span: string, language: Language): string[] {
  const pieces = span.split(
    language === 'en' || language === 'es'
      ? /\s+(?:and|versus|vs\.?|y|e|for|in|of the|para|en)\s+|,\s*/iu
      : /[与和及、]|的|中的|の(?=.{3})|と/u,
  );
  // *Women, marriage and money* are three.
  const isList = /,\s.*\b(?:and|y|e)\b|、/u.test(span);
  // 《傲慢与偏见》与《简·爱》 are two works, and no three words.
  const works = span.match(/《[^《》]{1,20}》|『[^『』]{1,24}』/gu);
  if (works) return works.map((work) => work.slice(1, -1));
  const whole = span.length <= longestTerm[language] && !isList ? [span] : pieces;
  return whole
    .map((term) =>
      term
        .trim()
        .replace(/^[“"'《「『]+|[”"'》」』]+$/gu, '')
        // A mark whose other half was cut off: 座架”概念.
        .replace(/^[^“”]*[“”][^“”]*$/u, (cut) => cut.replace(/[“”]/gu, ''))
        .trim(),
    )
    .filter((term) => term.length >= 2 && term.length <= longestTerm[language] * 1.6 && !generic.test(term));
}

export function proposeKeywordsAtOnce(request: KeywordRequest): string[] {
  const { language, field } = request;
  const title = understandTitle(request);
  const grammar = grammars[title.language];
  const { object, aspect } = nameTitle(title);
  // What a title puts in quotation marks is a term: 知行合一.
  const quoted = [...title.text.matchAll(/[“「]([\p{L}\p{N}·—-]{2,8})[”」]/gu)].flatMap(([, term]) => term ?? []);
  const own = [
    ...[object, aspect, title.object, title.bearing?.through, title.bearing?.under],
    ...title.contexts.map(({ text }) => text),
    ...(title.sides ?? []),
  ].flatMap((span) =>
    span ? splitTerms(grammar.inflect(grammar.fromTitle(span, title.text), 'bare'), title.language) : [],
  );
  const selection = selectEntries(field, language, title.text, hashText(title.text));
  const near = [
    ...selection.theories.slice(0, 2),
    ...selection.variables.slice(0, 2),
    ...selection.methods.filter((entry) => suitsKind(entry, title.kind)).slice(0, 1),
    ...selection.theories.slice(2, 4),
    ...selection.variables.slice(2, 5),
  ].map(({ term }) => grammars[language].inflect(term, 'bare'));
  const keywords: string[] = [];
  for (const term of [...quoted, ...own.slice(0, most - 2), ...near]) {
    const isSaid = keywords.some(
      (kept) => kept.toLowerCase().includes(term.toLowerCase()) || term.toLowerCase().includes(kept.toLowerCase()),
    );
    if (!isSaid && keywords.length < most) keywords.push(term);
  }
  // A title that says the same words in every span leaves few; the field always has more.
  for (const { term } of selection.institutions.concat(
    selection.dataSources.filter((entry) => suitsKind(entry, title.kind)),
  )) {
    if (keywords.length >= fewest) break;
    if (!keywords.includes(term)) keywords.push(term);
  }
  return keywords;
}
