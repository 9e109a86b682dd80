import type { Language, Localized } from '@yanmo/contract/languages';
import type { gapParts } from '@yanmo/contract/papers';
import type { Block } from '../../../documents/blocks.ts';
import type { DocumentInput } from '../../../documents/document.ts';
import type { NumberingId } from '../../../documents/templates/template.ts';
import type { PaperSection } from '../../../engines/engine.ts';
import { blockId } from '../block-id.ts';
import { sectionNumber } from './section-numbers.ts';

/** A place that the student has to fill: what lacks there, and the section that it stands in. */
export interface Gap {
  /** Null where it stands in no section of the outline. */
  sectionId: string | null;
  /** What it stands in then; gaps that were counted before this have none. */
  part?: (typeof gapParts)[number];
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
const thanksTitles: Localized = { zh: '致谢', en: 'Acknowledgements', es: 'Agradecimientos', ja: '謝辞' };

/** Every place that is left to the student, in the order of reading. */
export function listGaps(
  { chapters, abstracts, acknowledgements }: Pick<DocumentInput, 'chapters' | 'abstracts' | 'acknowledgements'>,
  request: { language: Language; chapters: readonly PaperSection[] },
  numbering?: NumberingId,
): Gap[] {
  const known = new Map(numbered(request.chapters, (path) => sectionNumber(request.language, path, numbering)));
  const apart = (part: NonNullable<Gap['part']>, title: string, texts: readonly string[]): Gap[] =>
    texts.map((text) => ({ sectionId: null, part, number: '', title, text }));
  const front = (abstracts ?? []).flatMap(({ language, paragraphs, keywords }) =>
    apart('ABSTRACT', abstractTitles[language], [
      ...placeholdersIn(paragraphs),
      ...keywords.filter((word) => word.startsWith('[')).map((word) => word.slice(1, -1)),
    ]),
  );
  const body = chapters.flatMap((chapter) => {
    const none: Omit<Gap, 'text'> = {
      ...{ sectionId: null, part: 'REFERENCES', number: '', title: placeholderTitle(chapter) },
    };
    let place: Omit<Gap, 'text'> = known.get(chapter.id) ?? none;
    return (chapter.blocks as Block[]).flatMap((block) => {
      if (block.kind === 'heading') place = known.get(block.id) ?? place;
      const here = place;
      return placeholdersIn(block).map((text) => ({ ...here, text }));
    });
  });
  const thanks = apart('ACKNOWLEDGEMENTS', thanksTitles[request.language], placeholdersIn(acknowledgements ?? []));
  return [...front, ...body, ...thanks];
}

const placeholderTitle = ({ title }: DocumentInput['chapters'][number]): string =>
  title.map((run) => ('text' in run ? (run.text ?? '') : '')).join('');
