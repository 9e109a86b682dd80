import type { Language } from '@yanmo/contract/languages';
import { openNameIndex } from '../../../knowledge/name-index.ts';
import { readEnglishNames } from '../../../understanding/name-in-english.ts';
import { putTogether } from './english-order.ts';
import { translateTerm } from './glossary.ts';
import { listCalled } from './telling/told-fact.ts';
import type { WritingContext } from './writing-context.ts';

/** A name of which so much is known in English says what is meant, if wider: text sentiment analysis for that of Chinese texts. */
const fewestKnown = 0.7;
/** Names of a sheet's whole subject; behind them stand those of its parts and sides, which have English names of their own. */
const ofWhole = 3;

/** Events have an article that no dictionary of names gives them, and so has what is of something: the image of women. */
const definite =
  /^\p{Lu}.*\b(?:Movement|War|Revolution|Dynasty|Rebellion|Uprising|Incident|Reforms?|Restoration|Campaign)$|^imperial examination$|^\p{Lu}\p{Ll}+ landings$|^\p{Ll}[\p{L}-]* of | dynasty$|^(?:United States|United Nations|European Union|Renaissance|Republic of China)$/u;
/** Things of which there are many have their plain form there: unmanned aerial vehicle. */
const countable =
  /\b(?<!in the )(?:vehicle|system|platform|mechanism|incentive|product|brand|consumer|employee|nurse|robot|drone|enterprise|station|battery|community|novel|film|company|bank|school|hospital|university|city|network|teacher|student|patient|farmer|worker|family|museum|island)$/u;

/** Words that say of what kind a thing is and name none: what is psychological may be a problem or a test. */
const attributes: ReadonlySet<string> = new Set(
  `age-friendly anaerobic anti-inflammatory antibacterial bilingual cardiovascular causal clinical colonial cross-cultural cross-modal cryogenic
  cultural creative digital distributed dynamic ecological elderly electrochemical electromagnetic embedded ethnic ferroelectric financial fiscal
  flexible functional geotechnical heuristic hierarchical hydraulic hyperspectral immune infrared intelligent judicial long-tailed magnetic medical
  modern multi-agent multimodal neoclassical nonlinear optical orthodontic photonic photovoltaic piezoelectric pneumatic postcolonial postmodern
  postoperative psychological regional reliable residual roman rural seismic self-supervised semantic semi-supervised spatiotemporal
  superconducting targeted thermoelectric topological urban urban-rural`.split(/\s+/u),
);
/** What some of them name where they stand alone. */
const standing: Readonly<Record<string, string>> = {
  rural: 'rural areas',
  urban: 'urban areas',
  elderly: 'older adults',
};
const isAttribute = (name: string): boolean => attributes.has(name.slice(name.lastIndexOf(' ') + 1).toLowerCase());

function inSentence(name: string): string {
  if (definite.test(name)) return `the ${name}`;
  if (!countable.test(name)) return name;
  return /[^aeou]y$/u.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

type Known = Pick<WritingContext, 'subject' | 'pool'>;

/** What stands in something else, as titles have it: 网络消费纠纷中消费者权益保护. */
const within: Partial<Record<Language, RegExp>> = { zh: /中的?/gu, ja: /における/gu };

/** The name of what stands in something else, where both have one: 高中 is no setting of anything. */
function nameInside(text: string, known: Known): string | null {
  for (const { 0: between, index } of text.matchAll(within[known.subject.language] ?? /$^/gu)) {
    const where = index > 1 ? nameAbroad(text.slice(0, index), known) : null;
    const what = where === null ? null : nameAbroad(text.slice(index + between.length), known);
    if (what !== null) return `${what} in ${where}`;
  }
  return null;
}

/** What Japanese says behind the name of a thing: what is meant for somebody, and that it has issues of law. */
function nameBefore(text: string, known: Known): string | null {
  if (known.subject.language !== 'ja') return null;
  const [, whom, what] = /^(.+)への支援$|^(.+)に関する(?:法的)?(?:課題|問題)$/u.exec(text) ?? [];
  const name = nameAbroad(whom ?? what, known);
  return name === null || whom === undefined ? name : `support for ${name}`;
}

/**
 * What a part of a title is called in English: by its own sheet, as a term, as what a sheet tells of, or by the names of its parts; null where too
 * little of it has one, and where what is known says only of what kind it is.
 */
export function nameAbroad(text: string | undefined, context: Known): string | null {
  if (!text) return null;
  const { subject, pool } = context;
  const wanted = text.toLowerCase();
  const sheets = listCalled(pool).flatMap(({ entry }) => entry.sheet ?? []);
  const isCalled = (names: readonly string[]): boolean => names.some((name) => name.toLowerCase() === wanted);
  const named = sheets.filter(({ english }) => english !== '');
  const own = named.find(({ names }) => isCalled(names.slice(0, ofWhole)));
  // Its short name is a word with a meaning of its own: diabetes, of a sheet on type 2 diabetes.
  const word = own && !isCalled(own.names.slice(0, 1)) ? openNameIndex(subject.language).findWord(text) : undefined;
  const known = word ?? own?.english ?? translateTerm(text, subject.language, subject.field);
  if (known && !isAttribute(known)) return inSentence(known);
  if (known && standing[known] !== undefined) return standing[known];
  const told = pool.findByTerm(text)?.entry.sheet?.inEnglish;
  if (told) return told;
  const { parts, share, isHeadNamed } = readEnglishNames(text, subject.language);
  const [first, ...others] = parts;
  if (first && others.length === 0 && share >= fewestKnown && isHeadNamed) {
    const name = putTogether(first);
    if (name !== null && !isAttribute(name)) return inSentence(name);
  }
  const joined = nameInside(text, context) ?? nameBefore(text, context);
  if (joined !== null) return joined;
  // Another name of the whole does not hold its usual one, as that of a side does.
  const other = named.find(
    ({ names: [usual = '', ...others] }) => isCalled(others) && !wanted.includes(usual.toLowerCase()),
  );
  return other ? inSentence(other.english) : null;
}

/**
 * The wider thing that a name means of which most, but not its last word, has an English name: rural e-commerce logistics, of 农村电商物流配送. Nearer to a
 * title than the name of a whole sheet.
 */
export function nameWithin(text: string | undefined, { subject }: Pick<WritingContext, 'subject'>): string | null {
  if (!text) return null;
  const { parts, share, isHeadNamed } = readEnglishNames(text, subject.language);
  const [first, ...others] = parts;
  const isOne = first !== undefined && others.length === 0 && first.length > 1;
  const name = isOne && !isHeadNamed && share >= fewestKnown ? putTogether(first) : null;
  return name === null || isAttribute(name) ? null : name;
}
