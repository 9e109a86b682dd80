import type { Language } from '@yanmo/contract/languages';
import { type CardLine, type CardPart, cardParts, type WorkCard } from '@yanmo/contract/work-cards';
import { listClauses } from '../../text/sentences.ts';
import type { PaperWork } from '../engine.ts';
import { cues, labels, ofItself, ofOthers } from './card-cues.ts';
import { sourceOf } from './card-source.ts';

/** Counted up with every change of what the rules find: cards are kept by it. */
export const cardRules = 'rules 1';

/** More of a part would be the abstract again. */
const most: Readonly<Record<CardPart, number>> = { asks: 1, how: 2, found: 3, limits: 1 };
/** In signs of the script: what is shorter says nothing, what is longer is no sentence but a table or a list. */
const lengths: Readonly<Record<Language, readonly [least: number, most: number]>> = {
  zh: [8, 220],
  ja: [12, 200],
  en: [30, 480],
  es: [30, 520],
};
const weights = { label: 4, strong: 3, weak: 1 } as const;
/** Below it a sentence might be anything. */
const least: Readonly<Record<CardPart, number>> = { asks: 2, how: 2, found: 2, limits: 2 };

interface Candidate {
  text: string;
  page: number | null;
  /** Place in what was read, 0 to 1. */
  place: number;
  scores: Record<CardPart, number>;
}

const scripts: readonly [Language, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['es', /[ñáéíóúü¿¡]|(?<!\p{L})(?:el|la|los|las|una|del|que|con|para|por)(?!\p{L})/giu],
];

/** A record may not say its language, or a wrong one: its words do. */
function languageOf(work: Pick<PaperWork, 'language'>, text: string): Language {
  const sample = text.slice(0, 2_000);
  const share = ([, pattern]: (typeof scripts)[number]): number =>
    (sample.match(pattern)?.length ?? 0) / Math.max(1, sample.length);
  const [ja, zh, es] = scripts.map(share);
  if ((ja ?? 0) > 0.08) return 'ja';
  if ((zh ?? 0) > 0.2) return 'zh';
  return work.language === 'es' || (es ?? 0) > 0.04 ? 'es' : 'en';
}

/** A label holds for its sentence, and for those behind it until the next one. */
function readCandidates(passages: readonly { text: string; page: number | null }[], language: Language): Candidate[] {
  const whole = passages.reduce((sum, { text }) => sum + text.length, 0);
  const found: Candidate[] = [];
  let before = 0;
  let labelled: CardPart | null = null;
  for (const { text, page } of passages) {
    let at = 0;
    for (const sentence of listClauses(text)) {
      const own = cardParts.find((part) => labels[part].test(sentence));
      // In a whole text a heading stands on its own line; only an abstract labels its sentences.
      labelled = own ?? (passages.length > 1 ? null : labelled);
      const said = (own ? sentence.replace(labels[own], '') : sentence).trim();
      const scores = { asks: 0, how: 0, found: 0, limits: 0 };
      const isOfOthers = ofOthers[language].test(said) && !ofItself[language].test(said);
      for (const part of isOfOthers ? [] : cardParts) {
        const [strong, weak] = cues[language][part];
        if (strong.test(said)) scores[part] += weights.strong;
        else if (weak.test(said)) scores[part] += weights.weak;
        if (labelled === part) scores[part] += weights.label;
      }
      const place = (before + at) / Math.max(1, whole);
      at += sentence.length;
      if (isSentence(said, language)) found.push({ text: said, page, place, scores });
    }
    before += text.length;
  }
  return found;
}

const isSentence = (text: string, language: Language): boolean => {
  const [shortest, longest] = lengths[language];
  return (
    text.length >= shortest &&
    text.length <= longest &&
    !/https?:|\.{4,}|…{2,}|\t|[<>{}|]/u.test(text) &&
    (text.match(/\d/gu)?.length ?? 0) < text.length / 4
  );
};

/** Works ask at their beginning and find at their end. */
function scoreFor(part: CardPart, { scores, place }: Candidate): number {
  const bias = part === 'asks' ? 0.5 - place : part === 'how' ? 0 : place - 0.5;
  const others = Math.max(...cardParts.filter((other) => other !== part).map((other) => scores[other]));
  return scores[part] + bias - (others > scores[part] ? others - scores[part] : 0);
}

/** What a work says of itself, in its own sentences; what it does not say stays empty. */
export function makeCard(work: PaperWork): WorkCard {
  const { basis, passages } = sourceOf(work);
  const card: WorkCard = { work_id: work.id, basis, asks: [], how: [], found: [], limits: [], made_by: 'BUILT_IN' };
  if (basis === 'TITLE') return card;
  const language = languageOf(work, passages.map(({ text }) => text).join('\n'));
  const candidates = readCandidates(passages, language);
  const taken = new Set<Candidate>();
  // The rarest first: limits and findings are said once, aims in many words.
  for (const part of ['limits', 'found', 'asks', 'how'] as const) {
    const best = candidates
      .filter((candidate) => !taken.has(candidate) && scoreFor(part, candidate) >= least[part])
      .toSorted((one, other) => scoreFor(part, other) - scoreFor(part, one))
      .slice(0, most[part]);
    for (const candidate of best) taken.add(candidate);
    card[part] = best
      .toSorted((one, other) => one.place - other.place)
      .map(({ text, page }): CardLine => ({ text, quote: text, page }));
  }
  return card;
}
