import type { Language, Localized } from '@yanmo/contract/languages';
import type { Block } from '../../documents/blocks.ts';
import type { DocumentInput } from '../../documents/document.ts';
import type { NumberingId } from '../../documents/templates/template.ts';
import type { PaperSection } from '../../engines/engine.ts';
import { blockId } from './block-id.ts';
import { sectionNumber } from './section-numbers.ts';

/** A place that the student has to fill: what lacks there, and the section that it stands in. */
export interface Gap {
  /** Null where it stands in no section of the outline: the list of references that is to be filled. */
  sectionId: string | null;
  /** As the heading bears it in the paper. */
  number: string;
  title: string;
  text: string;
}

interface Numbered {
  sectionId: string;
  number: string;
  title: string;
}

function numbered(
  sections: readonly PaperSection[],
  print: (path: readonly number[]) => string,
  above: number[] = [],
): [string, Numbered][] {
  return sections.flatMap((section, index): [string, Numbered][] => {
    const path = [...above, index + 1];
    const { id, title, children } = section;
    return [[blockId(id), { sectionId: id, number: print(path), title }], ...numbered(children, print, path)];
  });
}

function placeholdersIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(placeholdersIn);
  if (typeof value !== 'object' || value === null) return [];
  const part = value as { kind?: string; text?: string };
  return part.kind === 'placeholder' ? [part.text ?? ''] : Object.values(value).flatMap(placeholdersIn);
}

const abstractTitles: Localized = { zh: '摘要', en: 'Abstract', es: 'Resumen', ja: '要旨' };

/** Every place that is left to the student, in the order of reading. */
export function listGaps(
  { chapters, abstracts }: Pick<DocumentInput, 'chapters' | 'abstracts'>,
  request: { language: Language; chapters: readonly PaperSection[] },
  numbering?: NumberingId,
): Gap[] {
  const known = new Map(numbered(request.chapters, (path) => sectionNumber(request.language, path, numbering)));
  const front = (abstracts ?? []).flatMap((abstract) =>
    placeholdersIn(abstract.paragraphs).map((text) => ({
      ...{ sectionId: null, number: '', title: abstractTitles[abstract.language], text },
    })),
  );
  const body = chapters.flatMap((chapter) => {
    const none = { sectionId: null, number: '', title: placeholderTitle(chapter) };
    let place: Omit<Gap, 'text'> = known.get(chapter.id) ?? none;
    return (chapter.blocks as Block[]).flatMap((block) => {
      if (block.kind === 'heading') place = known.get(block.id) ?? place;
      const here = place;
      return placeholdersIn(block).map((text) => ({ ...here, text }));
    });
  });
  return [...front, ...body];
}

const placeholderTitle = ({ title }: DocumentInput['chapters'][number]): string =>
  title.map((run) => ('text' in run ? (run.text ?? '') : '')).join('');
