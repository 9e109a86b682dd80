import { listPieces } from '../../../text/word-overlap.ts';
import { listCitations } from '../../draft-text.ts';
import { type PaperWork, WishNotUnderstood } from '../../engine.ts';
import { hasCitation, paragraphsOf, printSheet, type Sheet, type SheetParagraph } from './sheet.ts';
import type { Unsaid } from './unsaid.ts';

const most = 3;

function addSentence(sheet: Sheet, sentence: string): void {
  // Where sources are already spoken of, else at the end of the first paragraph: the claim they bear out stands there.
  const paragraphs = paragraphsOf(sheet);
  const host = paragraphs.findLast(({ sentences }) => sentences.some(hasCitation)) ?? paragraphs[0];
  if (host) host.sentences.push(sentence);
  else sheet.blocks.push({ kind: 'paragraph', sentences: [sentence] });
}

/** Where no verified work is left, the place for one is marked: a source is never invented. */
export function citeMore(sheet: Sheet, unsaid: Unsaid, within: SheetParagraph | null): Sheet {
  let added = 0;
  for (const work of unsaid.uncited(printSheet(sheet))) {
    if (added >= most) break;
    const sentence = unsaid.cite(work);
    if (!sentence) continue;
    if (within) within.sentences.push(sentence);
    else addSentence(sheet, sentence);
    added += 1;
  }
  if (added > 0) return sheet;
  const gap = unsaid.gap('source') ?? unsaid.gap('quote');
  if (!gap) throw new WishNotUnderstood('No further work is at hand.');
  return { ...sheet, blocks: [...sheet.blocks, { kind: 'paragraph', sentences: [gap] }] };
}

const nameKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{P}\s\d]/gu, '')
    .toLowerCase();

export function findWork(named: string, works: readonly PaperWork[]): PaperWork | null {
  const year = /\b(?:19|20)\d{2}\b/u.exec(named)?.[0];
  const wanted = nameKey(named.replace(/等人?|et al\.?|ら|所著|著|的|\band\b|\by\b|与|和/giu, ''));
  if (wanted === '') return null;
  const ofYear = works.filter((work) => !year || String(work.year) === year);
  const byTitle = ofYear.find(({ title }) => {
    const key = nameKey(title);
    return key === wanted || (wanted.length >= 6 && (key.includes(wanted) || wanted.includes(key)));
  });
  if (byTitle) return byTitle;
  const byName = ofYear.filter(
    ({ names, authors }) =>
      names.some((name) => wanted.includes(nameKey(name)) || nameKey(name) === wanted) ||
      nameKey(authors).includes(wanted),
  );
  if (byName.length > 0) return byName[0] ?? null;
  const pieces = listPieces(named);
  const near = ofYear
    .map((work) => {
      const own = listPieces(work.title);
      let shared = 0;
      for (const piece of pieces) if (own.has(piece)) shared += 1;
      return { work, rank: pieces.size === 0 ? 0 : shared / pieces.size };
    })
    .sort((one, other) => other.rank - one.rank)[0];
  return near && near.rank >= 0.7 ? near.work : null;
}

export function citeNamed(sheet: Sheet, named: string, unsaid: Unsaid, works: readonly PaperWork[]): Sheet {
  const work = findWork(named, works);
  if (!work) throw new WishNotUnderstood(`No verified work of this paper is called ${named}.`);
  const sentence = unsaid.cite(work);
  if (!sentence) throw new WishNotUnderstood(`${work.title} is cited in every way that there is.`);
  addSentence(sheet, sentence);
  return sheet;
}

/** A sentence that names the authors stands by the citation: without it, it would be hearsay. */
const namesAuthor = (sentence: string, works: readonly PaperWork[]): boolean =>
  listCitations(sentence).some((id) => {
    const work = works.find((one) => one.id === id);
    return work !== undefined && (work.names.some((name) => sentence.includes(name)) || sentence.includes(work.title));
  });

const unmark = (sentence: string, id: string): string => sentence.replace(new RegExp(`\\s?\\[@${id}\\]`, 'gu'), '');

/** `none` takes every citation out, `fewer` those that say again what another says and then every second work. */
export function citeLess(sheet: Sheet, amount: 'fewer' | 'none', works: readonly PaperWork[]): Sheet {
  const cited = listCitations(printSheet(sheet));
  if (cited.length === 0) throw new WishNotUnderstood('The section cites nothing.');
  const goes = new Set(
    amount === 'none' ? cited : cited.length === 1 ? cited : cited.filter((_, index) => index % 2 === 1),
  );
  const clean = (text: string): string | null => {
    const ids = listCitations(text).filter((id) => goes.has(id));
    if (ids.length === 0) return text;
    const isHearsay = namesAuthor(text, works) && listCitations(text).every((id) => goes.has(id));
    return isHearsay ? null : ids.reduce(unmark, text);
  };
  for (const block of sheet.blocks) {
    if (block.kind === 'paragraph') block.sentences = block.sentences.flatMap((one) => clean(one) ?? []);
    else if (block.kind === 'list') block.items = block.items.flatMap((one) => clean(one) ?? []);
  }
  return sheet;
}
