import type { ProtectedSpan } from '../rewriter.ts';

const spansOf = (text: string, pattern: RegExp, kind: ProtectedSpan['kind']): ProtectedSpan[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const start = match.index + (match.groups?.lead?.length ?? 0);
    const end = match.index + match[0].length;
    return start === end ? [] : [{ start, end, kind }];
  });

const code = [
  /```[\s\S]*?```/gu,
  /``[^`\n]+``|`[^`\n]+`/gu,
  /<\/?[a-z][^<>\n]{0,200}>/giu,
  // Names of variables, functions and files.
  /(?<![\p{L}\p{N}_])[A-Za-z]\w{0,60}_\w+(?:\(\))?|(?<![\p{L}\p{N}_])[A-Za-z]\w{0,60}\(\)|(?<![\p{L}\p{N}_])[a-z]{1,40}[A-Z]\w*/gu,
  /(?<![\p{L}\p{N}/])(?:\.{0,2}\/)?(?:[\w-]{1,60}\/){2,20}[\w.-]{1,80}|(?<![\p{L}\p{N}])[\w-]{1,60}\.(?:py|js|ts|json|csv|xlsx?|docx?|pdf|txt|html?|xml|java|cpp|sql|R)(?![\p{L}\p{N}])/gu,
];

/** A letter with what stands below and above it. */
const letter = String.raw`[A-Za-zΑ-Ωα-ω∂∇ΔΣΠ][₀-₉ₐ-ₜ⁰-⁹′']{0,4}(?:[_^](?:\{[^{}\n]{0,60}\}|\w)){0,3}`;
/** Every repetition is bounded, and no two neighbours take the same signs: a hostile text costs what any other does. */
const operand = String.raw`[-−+±√]?(?:\d{1,30}(?:[.,]\d{1,30}){0,8}%?(?:${letter}){0,3}|(?:${letter}){1,10})(?:\([^()\n]{0,40}\))?`;
const operator = '[=≈≠≤≥<>∝∈→±×·÷+−*/^]';

const formulas = [
  /\$\$[\s\S]{1,2000}?\$\$/gu,
  // Sums of money stand behind the same sign: it opens before no blank, and closes behind none and before no digit.
  /\$(?![\s$])[^$\n]{0,400}?(?<![\s$\\])\$(?![\d$])/gu,
  /\\\([\s\S]{1,2000}?\\\)|\\\[[\s\S]{1,2000}?\\\]/gu,
  /\\begin\{(\w{1,40}\*?)\}[\s\S]{0,4000}?\\end\{\1\}/gu,
  /\\[A-Za-z]+\*?(?:\[[^\]\n]{0,200}\])?(?:\{(?:[^{}\n]|\{[^{}\n]{0,400}\}){0,800}\})*(?:[_^](?:\{(?:[^{}\n]|\{[^{}\n]*\})*\}|\w))*/gu,
  // An equation or a comparison: at least one sign that says so.
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${operand}(?:\s?${operator}\s?${operand}){0,12}\s?[=≈≠≤≥<>∝∈]\s?${operand}(?:\s?${operator}\s?${operand}){0,12}(?![A-Za-z])`,
    'gu',
  ),
  /[\p{Script=Greek}][₀-₉²³]*|[A-Za-z](?:[_^](?:\{[^{}\n]*\}|\w))+|[A-Za-z]?[∑∫√∂∇∞][\w²³₀-₉]*/gu,
  // A font's own signs: nobody knows what they show.
  /[\u{e000}-\u{f8ff}]/gu,
];

const links = [
  /\b(?:https?|ftp):\/\/[^\s<>"“”（）()《》，。；、]+(?:\([^\s()]*\)[^\s<>"“”（）()，。；、]*)*(?<![.,;:!?])/giu,
  /(?<![\p{L}\p{N}@.])www\.[^\s<>"“”（）()《》，。；、]+(?<![.,;:!?])/giu,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  /\b(?:doi:\s*)?10\.\d{4,9}\/[^\s"“”（）()，。；、]+(?<![.,;:!?])/giu,
];

/** What is filled in later, and whatever else stands in such brackets; the first kind is what spans are shown to models as. */
const gaps = [
  /⟦[^⟦⟧\n]{0,60}⟧|[⟦⟧]/gu,
  /\[[^[\]\n]{1,300}\]|【[^【】\n]{1,300}】|［[^［］\n]{1,300}］|〔[^〔〕\n]{1,300}〕/gu,
  /_{3,}|…{3,}|\.{4,}/gu,
];

const year = String.raw`(?:1[5-9]|20)\d{2}(?:[-–/](?:(?:1[5-9]|20)\d{2}|\d{2}))?[a-z]?`;
const citations = [
  // Marks of our own drafts; numbers in brackets and raised.
  /(?<lead>\s?)\[@[\w-]+\](?:\s?\[@[\w-]+\])*/gu,
  /(?:[[［〔](?:\d{1,4}(?:\s*[-–—~～,，、;；]\s*\d{1,4})*(?:\s*[,，:：]\s*(?:pp?\.?|第)?\s*\d+(?:[-–]\d+)?页?)?)[\]］〕])+/gu,
  /[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:[⁻,，⁃–-][⁰¹²³⁴⁵⁶⁷⁸⁹]+)*/gu,
  // A year within brackets, with whoever wrote then; before the brackets too.
  new RegExp(
    String.raw`(?:(?<![\p{L}])\p{Lu}[\p{L}'’-]{1,40}(?:(?:,? (?:and|&|y|e) |, )\p{Lu}[\p{L}'’-]{1,40}){0,3}(?:,? et al\.?| y otros| y cols\.?)?\s?)?[（(][^（()）\n]{0,160}?(?<!\d)${year}(?!\d)[^（()）\n]{0,80}[）)]`,
    'gu',
  ),
];

/** Marks that hold what they are around word for word. */
const quotations = [
  /“[^“”\n]{1,800}”|‘[^‘’\n]{2,300}’(?!\p{L})|«[^«»\n]{1,800}»|„[^„“”\n]{1,800}[“”]/gu,
  /「(?:[^「」\n]|「[^「」\n]*」){1,800}」|『[^『』\n]{1,800}』/gu,
  /(?<![\p{L}\p{N}])"[^"\n]{1,800}"(?![\p{L}\p{N}])|＂[^＂\n]{1,800}＂/gu,
];

const works = [/《(?:[^《》\n]|《[^《》\n]*》){1,120}》|〈[^〈〉\n]{1,120}〉/gu];

export const findCode = (text: string): ProtectedSpan[] => code.flatMap((each) => spansOf(text, each, 'CODE'));
export const findFormulas = (text: string): ProtectedSpan[] =>
  formulas.flatMap((each) => spansOf(text, each, 'FORMULA'));
export const findLinks = (text: string): ProtectedSpan[] => links.flatMap((each) => spansOf(text, each, 'LINK'));
export const findGaps = (text: string): ProtectedSpan[] => gaps.flatMap((each) => spansOf(text, each, 'GAP'));
export const findCitations = (text: string): ProtectedSpan[] =>
  citations.flatMap((each) => spansOf(text, each, 'CITATION'));
export const findQuotations = (text: string): ProtectedSpan[] =>
  quotations.flatMap((each) => spansOf(text, each, 'QUOTATION'));
export const findNamedWorks = (text: string): ProtectedSpan[] => works.flatMap((each) => spansOf(text, each, 'NAME'));
