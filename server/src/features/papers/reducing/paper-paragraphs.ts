import { parseDraft } from '../../../engines/draft-text.ts';
import type { PaperSection } from '../../../engines/engine.ts';
import { listDraftParagraphs } from '../../../engines/rewriting/draft-paragraphs.ts';
import type { PaperToRewrite } from '../../rewriting/service.ts';
import { listLeaves } from '../paper-basis.ts';

export interface KeptSection {
  text: string;
  version: number;
}

/** Its place in the paper: a section as it was then, and which of its paragraphs. */
const keyOf = (section: string, version: number, index: number): string => `${section}/${version}/${index}`;

export function readParagraphKey(key: string): { section: string; version: number; index: number } {
  const [, section = '', version = '', index = ''] = /^(.*)\/(\d+)\/(\d+)$/su.exec(key) ?? [];
  return { section, version: Number(version), index: Number(index) };
}

const citation = /\[@[\w-]+\]/gu;

/** All that is written of a paper, in its order: prose that may be worded anew, and what stays. */
export function listPaperParagraphs(
  chapters: readonly PaperSection[],
  sections: ReadonlyMap<string, KeptSection>,
): Pick<PaperToRewrite, 'paragraphs' | 'kept'> {
  const kept = { tables: 0, figures: 0, formulas: 0, footnotes: 0, citations: 0 };
  const paragraphs = listLeaves(chapters).flatMap(({ id, title }) => {
    const section = sections.get(id);
    if (!section) return [];
    const { text, version } = section;
    for (const { kind } of parseDraft(text)) {
      if (kind === 'table') kept.tables += 1;
      else if (kind === 'figure') kept.figures += 1;
    }
    kept.citations += text.match(citation)?.length ?? 0;
    const own = listDraftParagraphs(text).map(({ start, end, isProse }, index) => ({
      ...{ key: keyOf(id, version, index), text: text.slice(start, end), isProse },
    }));
    return [{ key: keyOf(id, version, own.length), text: title, isProse: false }, ...own];
  });
  return { paragraphs, kept };
}

/**
 * Sections with these paragraphs in the place of their own. What was worded anew by its student since it was read stays: `left`
 * names the paragraphs that found no place.
 */
export function putParagraphs(
  changed: readonly { id: string; text: string }[],
  originals: ReadonlyMap<string, KeptSection>,
  newest: ReadonlyMap<string, { version: number }>,
): { texts: Map<string, string>; left: string[] } {
  const texts = new Map<string, string>();
  const left: string[] = [];
  for (const [section, own] of Map.groupBy(changed, ({ id }) => readParagraphKey(id).section)) {
    const original = originals.get(section);
    if (!original || newest.get(section)?.version !== original.version) {
      left.push(...own.map(({ id }) => id));
      continue;
    }
    const places = listDraftParagraphs(original.text);
    let text = original.text;
    const later = own.map((each) => ({ ...each, index: readParagraphKey(each.id).index }));
    for (const { id, index, text: worded } of later.sort((one, other) => other.index - one.index)) {
      const place = places[index];
      if (place) text = `${text.slice(0, place.start)}${worded}${text.slice(place.end)}`;
      else left.push(id);
    }
    texts.set(section, text);
  }
  return { texts, left };
}

/** The paragraphs that a rewriting would be measured on, one a line. */
export function proseOf(chapters: readonly PaperSection[], sections: ReadonlyMap<string, string>): string {
  const kept = new Map([...sections].map(([id, text]) => [id, { text, version: 0 }]));
  const { paragraphs } = listPaperParagraphs(chapters, kept);
  return paragraphs.flatMap(({ text, isProse }) => (isProse ? [text] : [])).join('\n');
}
