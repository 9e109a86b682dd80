import type { Language } from '@yanmo/contract/languages';
import { listClauses } from '../../../text/sentences.ts';
import { listPieces } from '../../../text/word-overlap.ts';
import type { PaperWork } from '../../engine.ts';

/** Sentences that speak of their own paper, of figures in it, or to the reader would be wrong in another paper's mouth. */
const selfReference =
  /本文|本研究|笔者|我们|本论文|本课题|上述|如下|如图|见表|图\s*\d|表\s*\d|\b(?:we|our|us|this (?:paper|study|article|thesis|work|chapter)|the (?:present|current) (?:paper|study)|in the following|figure|table|section \d)\b|\b(?:este (?:trabajo|estudio|artículo)|nuestr[oa]s?|nosotros)\b|本稿|筆者|我々|本論/iu;
/** A pronoun at the start leans on a sentence that is not quoted. */
const leaning =
  /^(?:这|该|其|此|它|因此|但|然而|而且|此外|另外|同时|所以|并|则|首先|其次|最后|同样|相反|these?|this|those|such|it|they|he|she|however|therefore|thus|moreover|furthermore|but|and|also|finally|first|second|here|esto|estos?|estas?|ello|sin embargo|además|por tanto|しかし|また|そして|この|その|これ|それ|さらに)/iu;

const lengths: Record<Language, readonly [number, number]> = {
  zh: [16, 90],
  ja: [20, 120],
  en: [50, 260],
  es: [50, 280],
};

const closing = /[。！？；.!?;]+$/u;

/** Marks that begin in one sentence and end in another would be left open. */
const isBalanced = (text: string): boolean =>
  (text.match(/[（(《“]/gu)?.length ?? 0) === (text.match(/[）)》”]/gu)?.length ?? 0);

/** What a work found is worth more than what it says on the way there. */
const findingBonus = 0.5;

/**
 * The sentences of a work that stand by themselves, nearest to what a section is about first. They are printed as the
 * work has them: a sentence that would need changing is passed over.
 */
export function extractSentences(work: PaperWork, language: Language, about: string): string[] {
  if (work.language !== null && work.language !== language) return [];
  const wanted = listPieces(about);
  const [least, most] = lengths[language];
  const findings = new Set(work.card?.found.map(({ quote }) => quote.replace(closing, '')));
  const text = [work.abstract ?? '', (work.text ?? '').slice(0, 60_000)].join('\n');
  return listClauses(text)
    .map((sentence) => sentence.replace(closing, ''))
    .filter(
      (sentence) =>
        sentence.length >= least &&
        sentence.length <= most &&
        isBalanced(sentence) &&
        !selfReference.test(sentence) &&
        !leaning.test(sentence) &&
        !/[[\]@|<>{}]|https?:/u.test(sentence),
    )
    .map((sentence, index) => {
      let shared = 0;
      const pieces = listPieces(sentence);
      for (const piece of wanted) if (pieces.has(piece)) shared += 1;
      // Of equals the earlier: abstracts and introductions say the matter first.
      const worth = findings.has(sentence) ? findingBonus : 0;
      return { sentence, rank: shared / Math.sqrt(pieces.size + 4) + worth - index * 0.002 };
    })
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ sentence }) => sentence);
}

export function nameAuthors(work: PaperWork, language: Language): string {
  const [first, second] = work.names;
  if (!first) return '';
  const more = work.names.length > 2 || work.hasOthers;
  const year =
    work.year === null ? '' : language === 'zh' || language === 'ja' ? `（${work.year}）` : ` (${work.year})`;
  switch (language) {
    case 'zh':
      return `${more ? `${first}等` : second ? `${first}与${second}` : first}${year}`;
    case 'ja':
      return `${more ? `${first}ら` : second ? `${first}・${second}` : first}${year}`;
    case 'en':
      return `${more ? `${first} et al.` : second ? `${first} and ${second}` : first}${year}`;
    case 'es':
      return `${more ? `${first} et al.` : second ? `${first} y ${second}` : first}${year}`;
  }
}

export const markTitle = (title: string, language: Language): string =>
  language === 'zh'
    ? `《${title.replace(/[《》]/gu, '')}》`
    : language === 'ja'
      ? `『${title}』`
      : language === 'en'
        ? `“${title}”`
        : `«${title}»`;
