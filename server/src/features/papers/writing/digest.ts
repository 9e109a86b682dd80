import { parseDraft, plainDraft, printBlocks } from '../../../engines/draft-text.ts';
import { cutParagraphs, listSentences } from '../../../text/sentences.ts';

/** Signs of a digest: a section in two or three sentences. */
const longest = 420;

/**
 * What a section came to, in its own sentences: the first of each paragraph says its claim, the last of all where it ends.
 * Others rest on it who cannot read the whole. Of a table they need to know what it shows, not what stands in its cells.
 */
export function digestOf(draft: string): string {
  const blocks = parseDraft(draft);
  const shown = blocks.flatMap((block) => (block.kind === 'table' || block.kind === 'figure' ? [block.caption] : []));
  const text = plainDraft(printBlocks(blocks.filter(({ kind }) => kind !== 'table' && kind !== 'figure')));
  if (text.trim() === '') return shortened(shown.filter(Boolean).join(' '));
  const paragraphs = cutParagraphs(text)
    .map(({ start, end }) => listSentences(text.slice(start, end)))
    .filter((sentences) => sentences.length > 0);
  const last = shortened(paragraphs.at(-1)?.at(-1) ?? '');
  const wanted = [...new Set([...paragraphs.flatMap(([first]) => first ?? []), ...(last === '' ? [] : [last])])];
  const kept: string[] = [];
  let left = longest - last.length;
  for (const sentence of wanted) {
    if (sentence !== last && sentence.length > left) continue;
    if (sentence !== last) left -= sentence.length;
    kept.push(sentence);
  }
  return kept.join(' ');
}

/** A sentence without end is cut too. */
const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).replace(/\p{Cs}$/u, '')}…` : text;
