import type { FormatRole } from '@yanmo/contract/format-check';
import type { Numbering, Template } from '../templates/template.ts';
import { type FaultList, placeOf } from './fault-list.ts';
import type { FormattedBlock } from './formatted-document.ts';
import type { ReadCaption } from './read-caption.ts';
import { neighbour, type PlacedBlock } from './roles.ts';

/** Captions of figures and tables: their numbers, their place, and that the text speaks of them. */
export function checkCaptions(
  placed: readonly PlacedBlock[],
  { template, numbering }: { template: Template; numbering: Numbering },
  faults: FaultList,
): void {
  const blocks = placed.map(({ block }) => block);
  const said = textOutside(placed);
  const counts = new Map<string, number>();
  let chapter = 0;
  placed.forEach((one, index) => {
    if (one.heading?.level === 1 && one.part === 'CHAPTERS') chapter = one.heading.number?.figures[0] ?? chapter + 1;
    if (one.part !== 'CHAPTERS') return;
    if (one.caption) {
      // A table that goes on repeats the number of its beginning.
      if (!/^续/u.test(one.caption.label))
        checkNumber(one, one.caption, chapter, { template, numbering }, counts, faults);
      checkPosition(one, one.caption, blocks, index, faults);
      checkMention(one, one.caption, said, faults);
    } else if (isUncaptioned(placed, index)) {
      const role: FormatRole = one.block.kind === 'table' ? 'TABLE' : 'FIGURE';
      faults.add({ rule: 'CAPTION_MISSING', role, found: { kind: 'NOTHING' }, wanted: { kind: 'YES' } }, placeOf(one));
    }
  });
}

function checkNumber(
  one: PlacedBlock,
  caption: ReadCaption,
  chapter: number,
  { template, numbering }: { template: Template; numbering: Numbering },
  counts: Map<string, number>,
  faults: FaultList,
): void {
  const label = caption.kind === 'figure' ? template.texts.figureLabel : template.texts.tableLabel;
  const gap = /^\p{Script=Latin}/u.test(label) ? ' ' : '';
  const byChapter = numbering.captionsBy === 'chapter';
  const isFormed = byChapter
    ? caption.chapter !== null && caption.joint === numbering.captionJoint
    : caption.chapter === null;
  if (!isFormed || caption.label.replace(/\.$/u, '') !== label) {
    const model = `${label}${gap}${byChapter ? `1${numbering.captionJoint}1` : '1'}`;
    const shape = `${caption.label}${gap}${caption.chapter === null ? '1' : `1${caption.joint}1`}`;
    faults.add(
      {
        ...{ rule: 'CAPTION_NUMBER_FORM', role: 'CAPTION' },
        found: { kind: 'TEXT', text: shape },
        wanted: { kind: 'TEXT', text: model },
      },
      placeOf(one),
    );
    counts.set(`${caption.kind}:${caption.chapter ?? ''}`, caption.ordinal);
    return;
  }
  const key = `${caption.kind}:${caption.chapter ?? ''}`;
  const next = (counts.get(key) ?? 0) + 1;
  const ofChapter = byChapter && chapter > 0 ? String(chapter) : caption.chapter;
  const wanted = byChapter
    ? `${ofChapter}${numbering.captionJoint}${ofChapter === caption.chapter ? next : (counts.get(`${caption.kind}:${ofChapter}`) ?? 0) + 1}`
    : String(next);
  if (wanted !== caption.number) {
    faults.add(
      {
        ...{ rule: 'CAPTION_NUMBER_ORDER', role: 'CAPTION' },
        found: { kind: 'TEXT', text: `${label}${gap}${caption.number}` },
        wanted: { kind: 'TEXT', text: `${label}${gap}${wanted}` },
      },
      placeOf(one),
    );
  }
  counts.set(key, caption.ordinal);
}

/** What a figure is called stands below it, what a table is called above. */
function checkPosition(
  one: PlacedBlock,
  { kind }: ReadCaption,
  blocks: readonly FormattedBlock[],
  index: number,
  faults: FaultList,
): void {
  const [above, below] = [neighbour(blocks, index, -1), neighbour(blocks, index, 1)];
  const isPicture = (block: FormattedBlock | undefined): boolean =>
    block !== undefined &&
    (block.kind === 'paragraph' ? block.hasImage : block.paragraphs.some(({ hasImage }) => hasImage));
  const isTable = (block: FormattedBlock | undefined): boolean => block?.kind === 'table' && !isPicture(block);
  const isWrong = kind === 'figure' ? isPicture(below) && !isPicture(above) : isTable(above) && !isTable(below);
  if (!isWrong) return;
  faults.add(
    {
      ...{ rule: 'CAPTION_POSITION', role: kind === 'figure' ? 'FIGURE' : 'TABLE' },
      found: { kind: kind === 'figure' ? 'ABOVE' : 'BELOW' },
      wanted: { kind: kind === 'figure' ? 'BELOW' : 'ABOVE' },
    },
    placeOf(one),
  );
}

const bare = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '').replace(/[–—]/gu, '-').toLowerCase();

function textOutside(placed: readonly PlacedBlock[]): string {
  return placed
    .filter(({ caption, role }) => caption === null && role !== 'CONTENTS')
    .map(({ block }) => (block.kind === 'paragraph' ? block.text : block.paragraphs.map(({ text }) => text).join(' ')))
    .map(bare)
    .join('\n');
}

function checkMention(one: PlacedBlock, caption: ReadCaption, said: string, faults: FaultList): void {
  const labels =
    caption.kind === 'figure'
      ? ['图', '図', 'figure', 'figures', 'fig.', 'figs.', 'figura', 'figuras']
      : ['表', 'table', 'tables', 'tab.', 'tabla', 'tablas', 'cuadro'];
  const number = bare(caption.number);
  const isNamed = labels.some((label) => {
    for (let at = said.indexOf(`${label}${number}`); at >= 0; at = said.indexOf(`${label}${number}`, at + 1)) {
      if (!/[\d]/u.test(said[at + label.length + number.length] ?? '')) return true;
    }
    return false;
  });
  if (isNamed) return;
  faults.add(
    {
      ...{ rule: 'CAPTION_NOT_MENTIONED', role: 'CAPTION', weight: 'HINT' },
      found: { kind: 'NOTHING' },
      wanted: {
        kind: 'TEXT',
        text: `${caption.label}${/\p{Script=Latin}$/u.test(caption.label) ? ' ' : ''}${caption.number}`,
      },
    },
    placeOf(one),
  );
}

/** A picture or a table of the text with no caption beside it. A formula between borderless cells is no table. */
function isUncaptioned(placed: readonly PlacedBlock[], index: number): boolean {
  const one = placed[index];
  if (!one) return false;
  const { block } = one;
  if (block.kind === 'table') {
    const isData =
      block.rows >= 2 &&
      block.columns >= 2 &&
      !block.paragraphs.some(({ hasFormula, hasImage }) => hasFormula || hasImage);
    return isData && !hasCaptionNear(placed, index, 'table');
  }
  return one.role === 'FIGURE' && block.text.trim() === '' && !hasCaptionNear(placed, index, 'figure');
}

/** Pictures of one figure stand below each other, and the caption below the last. */
function hasCaptionNear(placed: readonly PlacedBlock[], index: number, kind: ReadCaption['kind']): boolean {
  for (const step of [-1, 1] as const) {
    for (let at = index + step; at >= 0 && at < placed.length; at += step) {
      const other = placed[at];
      if (!other || other.isEmpty) continue;
      if (other.caption?.kind === kind) return true;
      const isAlike =
        kind === 'figure' &&
        (other.role === 'FIGURE' ||
          /^[（(]?[a-z][）)]/iu.test(other.block.kind === 'paragraph' ? other.block.text : ''));
      if (!isAlike) break;
    }
  }
  return false;
}
