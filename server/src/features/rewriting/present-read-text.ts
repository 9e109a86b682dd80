import type { ReadParagraph, ReadText } from '@yanmo/contract/reductions';
import { countUnits } from '@yanmo/contract/text-count';
import { type Manuscript, proseOf, type TextToRewrite } from '../../documents/rewriting/text-to-rewrite.ts';
import { joinProse } from './measured-text.ts';
import { keysOf } from './paragraph-choice.ts';

export function presentReadText(manuscript: Manuscript, found: TextToRewrite): ReadText {
  const { title, language, kept, cleaned } = found;
  const prose = proseOf(found);
  const keys = keysOf(prose.map(({ text }) => text));
  const headings = headingsAbove(found);
  const { text, places } = joinProse(prose.map((paragraph, position) => ({ position, text: paragraph.text })));
  const paragraphs = prose.map((paragraph, index): ReadParagraph => {
    const { start = 0, end = 0 } = places[index] ?? {};
    const heading = headings.get(paragraph.id) ?? null;
    return { key: keys[index] ?? '', start, end, units: countUnits(paragraph.text), heading };
  });
  const units = paragraphs.reduce((sum, paragraph) => sum + paragraph.units, 0);
  const name = manuscript.kind === 'file' ? manuscript.file.name : '';
  return { name, title, text, language, units, paragraphs, kept, cleaned };
}

/** By the id of the first paragraph below each. */
function headingsAbove({ paragraphs }: TextToRewrite): Map<string, string> {
  const found = new Map<string, string>();
  let heading: string | null = null;
  for (const { id, kind, why, text } of paragraphs) {
    if (why === 'HEADING') heading = text;
    if (kind !== 'PROSE' || heading === null) continue;
    found.set(id, heading);
    heading = null;
  }
  return found;
}
