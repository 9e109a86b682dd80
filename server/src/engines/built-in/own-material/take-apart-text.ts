import type { Language, Localized } from '@yanmo/contract/languages';
import { pageBreak } from '../../../text/page-break.ts';
import { listClauses } from '../../../text/sentences.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import type { OwnFactKind } from '../paper/own-fact.ts';
import { listTerms } from './list-terms.ts';
import type { MaterialFact } from './material.ts';
import { sayComparisons } from './say-comparisons.ts';
import { counted, kindCues, leadIns, leaning, ofItsAuthor, ofItsPage } from './sentence-cues.ts';

/** Of a long file, from its start; what stands behind it is read by nobody. */
const readLength = 240_000;
const mostFacts = 160;

/** In signs: shorter says nothing, longer is no sentence that another text can take up. */
const lengths: Readonly<Record<Language, readonly [least: number, most: number]>> = {
  zh: [8, 200],
  ja: [10, 240],
  en: [24, 520],
  es: [24, 540],
};
/** Two that are joined are no longer than one that is read at ease. */
const longestJoined: Localized<number> = { zh: 120, ja: 150, en: 320, es: 340 };

/** Behind it other people's titles follow. */
const referencesHead =
  /^[^\S\n]*(?:\d+\.?[^\S\n]*)?(?:主要)?(?:参考文献|引用文献|参考书目|references|works cited|bibliography|bibliografía|referencias)[^\S\n]*$/imu;

const closing = /[。！？；.!?;，,：:、\s]+$/u;
const isHeading = (line: string): boolean =>
  line.length <= 60 && !/[。！？；.!?;，,：:]$/u.test(line) && /\p{L}{2}/u.test(line);

const isBalanced = (text: string): boolean =>
  (text.match(/[（(《“「『«]/gu)?.length ?? 0) === (text.match(/[）)》”」』»]/gu)?.length ?? 0);

export interface TextOptions {
  language: Language;
  /** A work of somebody else: only what it found, counted, defined or asks for is taken. */
  isWork: boolean;
}

/** What each kind is worth where there is more than a paper can take. */
const worth: Readonly<Partial<Record<OwnFactKind, number>>> = {
  ...{ figure: 5, finding: 4, problem: 4, remedy: 3, cause: 3, method: 3, definition: 3 },
  ...{ actor: 2, setting: 2, rule: 2, example: 2, view: 2 },
};

const isShare = /\d\s*[%％]|个百分点|分之[一二三四五六七八九十]|\bper ?cent\b|por ciento|割/u;
/** Verbs of a survey or a trial itself. */
const doing: Readonly<Record<Language, RegExp>> = {
  zh: /发放|回收|收回|抽取|选取|抽样|走访了|访谈了|采集|采用|测量/u,
  en: /\b(?:surveyed|interviewed|sampled|recruited|handed out|returned|distributed|collected|questionnaires? (?:were|was))\b/iu,
  es: /se (?:encuest|entrevist|repart|recog|distribuy|midi|muestre)|respondieron|devolvi/iu,
  ja: /配布|回収|抽出|実施|聞き取りを行|測定し|採取/u,
};

function kindOf(sentence: string, language: Language): OwnFactKind {
  const isCounted = counted[language].test(sentence);
  const kind = kindCues[language].find(([, cue]) => cue.test(sentence))?.[0] ?? null;
  if (!isCounted) return kind ?? 'fact';
  // How many of those who were asked said so came out of it; on how many it was tried is how it was done.
  if (kind === 'method' && isShare.test(sentence) && !doing[language].test(sentence)) return 'figure';
  // What is to be done belongs where answers are, whatever it is to come to.
  return kind === 'method' || kind === 'definition' || kind === 'rule' || kind === 'remedy' ? kind : 'figure';
}

/** Begins as the middle of a sentence does, where the language has capitals. */
function begin(text: string, language: Language): string {
  if (isWideLanguage(language)) return text;
  const [first = ''] = text.split(/\s/u);
  return /^(?:The|An?|In|On|For|Of|At|By|From|With|Most|Many|Some|Both|Each|All|About|Only|More|Between|El|La|Los|Las|Un|Una|En|Por|Para|De|Con|Entre)$/u.test(
    first,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** Of draft text, of markup, of another's list of references and of addresses: no prose has them. */
const marks = /[[\]{}<>|`\\]|https?:|www\.|@|\t|\.{4}|…{2}|^[=+]/u;

/** What may be said in another text: of nobody's page, and of a work nothing that only its author could say. */
const isProse = (text: string, isWork: boolean): boolean =>
  isBalanced(text) && !marks.test(text) && !ofItsPage.test(text) && !(isWork && ofItsAuthor.test(text));

/** What a sentence of the file says on its own; null for one that does not. */
function clauseOf(sentence: string, { language, isWork }: TextOptions): string | null {
  const bare = sentence.replace(leadIns[language], '').replace(closing, '').trim();
  const [least, most] = lengths[language];
  if (bare.length < least || bare.length > most || leaning[language].test(bare) || !isProse(bare, isWork)) return null;
  const digits = bare.match(/\d/gu)?.length ?? 0;
  return digits > bare.length / 2 ? null : begin(bare, language);
}

/** “其中” and its like go on with the sentence before: together they are one, where they are no longer than one. */
const goesOn: Readonly<Record<Language, RegExp>> = {
  zh: /^其中[，,]?/u,
  ja: /^(?:このうち|そのうち)[、，]?/u,
  en: /^of (?:these|those|them),?\s/iu,
  es: /^de (?:ellos|ellas|estos|estas),?\s/iu,
};

export function takeApartText(text: string, options: TextOptions): MaterialFact[] {
  const { language, isWork } = options;
  const whole = text.slice(0, readLength).replaceAll(pageBreak, '\n');
  const half = Math.floor(whole.length / 2);
  const list = referencesHead.exec(whole.slice(half));
  const read = list ? whole.slice(0, half + list.index) : whole;
  const found: { fact: MaterialFact; place: number }[] = [];
  const said = new Set<string>();
  let heading = '';
  let place = 0;
  for (const paragraph of read.split(/\n+/u)) {
    const line = sayComparisons(paragraph.trim(), language);
    if (line === '' || line.includes('\t')) continue;
    const sentences = listClauses(line);
    if (sentences.length === 1 && isHeading(line) && !counted[language].test(line)) {
      heading = line.replace(/^[\d.、（）()一二三四五六七八九十第章节\s#]+/u, '');
      continue;
    }
    let before: { fact: MaterialFact } | null = null;
    for (const sentence of sentences) {
      place += 1;
      const joint = isWideLanguage(language) ? '，' : '; ';
      const onward: string | null =
        before && goesOn[language].test(sentence) && isProse(sentence, isWork)
          ? `${before.fact.text}${joint}${sentence.replace(closing, '')}`
          : null;
      if (before && onward !== null && onward.length <= longestJoined[language]) {
        const last: { fact: MaterialFact } = before;
        last.fact = factOf(onward, heading, language);
        continue;
      }
      const clause = clauseOf(sentence, options);
      before = null;
      if (clause === null || said.has(clause)) continue;
      const fact = factOf(clause, heading, language);
      if (isWork && fact.kind === 'fact') continue;
      said.add(clause);
      const entry = { fact, place };
      found.push(entry);
      before = entry;
    }
  }
  return found
    .toSorted((one, other) => (worth[other.fact.kind] ?? 1) - (worth[one.fact.kind] ?? 1) || one.place - other.place)
    .slice(0, mostFacts)
    .toSorted((one, other) => one.place - other.place)
    .map(({ fact }) => fact);
}

const factOf = (text: string, heading: string, language: Language): MaterialFact => ({
  kind: kindOf(text, language),
  text,
  terms: listTerms(`${heading}\n${text}`, language),
});
