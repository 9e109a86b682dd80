import type { FormatRule, FormatValue } from '@yanmo/contract/format-check';
import type { PageSection, Template } from '../templates/template.ts';
import { documentPlace, type FaultList } from './fault-list.ts';
import type { FormattedSection } from './formatted-document.ts';
import type { PlacedBlock } from './roles.ts';

/** Half a millimetre: programs round to twentieths of a point, and people to millimetres. */
const toleranceMm = 0.6;

export type SectionKind = 'cover' | 'front' | 'body';

/** What each section of the file holds; one may hold the front matter and the chapters at once. */
export function kindsOfSections(placed: readonly PlacedBlock[], count: number): Set<SectionKind>[] {
  const kinds = Array.from({ length: count }, () => new Set<SectionKind>());
  let isBody = false;
  for (const { block, part, isEmpty } of placed) {
    if (isEmpty) continue;
    isBody ||= part === 'CHAPTERS';
    const isCover = part === 'COVER' || part === 'STATEMENT';
    kinds[block.section]?.add(isBody ? 'body' : isCover ? 'cover' : 'front');
  }
  return kinds;
}

export function checkPages(sections: readonly FormattedSection[], { page }: Template, faults: FaultList): void {
  for (const section of sections) {
    const upright = section.isTurned
      ? { width: section.heightMm, height: section.widthMm }
      : { width: section.widthMm, height: section.heightMm };
    if (isOff(upright.width, page.widthMm, 2) || isOff(upright.height, page.heightMm, 2)) {
      faults.add({
        ...{ rule: 'PAGE_SIZE', role: 'PAGE' },
        found: { kind: 'PAGE', width_mm: upright.width, height_mm: upright.height },
        wanted: { kind: 'PAGE', width_mm: page.widthMm, height_mm: page.heightMm },
      });
    }
    // A turned page has its margins where its table needs them.
    if (section.isTurned) continue;
    const { marginsMm } = section;
    const measures: readonly (readonly [FormatRule, number, number])[] = [
      ['MARGIN_TOP', marginsMm.top, page.marginsMm.top],
      ['MARGIN_BOTTOM', marginsMm.bottom, page.marginsMm.bottom],
      ['MARGIN_RIGHT', marginsMm.right, page.marginsMm.right],
      ['HEADER_DISTANCE', section.headerMm, page.headerMm],
      ['FOOTER_DISTANCE', section.footerMm, page.footerMm],
    ];
    for (const [rule, found, wanted] of measures) addMeasure(faults, rule, found, wanted);
    // A binding margin that was put into the left one leaves the text in its place.
    const isSameTogether = !isOff(marginsMm.left + section.gutterMm, page.marginsMm.left + page.gutterMm);
    if (!isSameTogether) {
      addMeasure(faults, 'MARGIN_LEFT', marginsMm.left, page.marginsMm.left);
      addMeasure(faults, 'GUTTER', section.gutterMm, page.gutterMm);
    }
  }
}

const isOff = (found: number, wanted: number, tolerance = toleranceMm): boolean => Math.abs(found - wanted) > tolerance;

function addMeasure(faults: FaultList, rule: FormatRule, found: number, wanted: number): void {
  if (!isOff(found, wanted)) return;
  faults.add({ rule, role: 'PAGE', found: { kind: 'MM', mm: found }, wanted: { kind: 'MM', mm: wanted } });
}

const wordFormats: Readonly<Record<string, PageSection['pageNumber']['style']>> = {
  decimal: 'arabic',
  upperRoman: 'roman-upper',
  lowerRoman: 'roman-lower',
};

/** Page numbers of each section: whether they are there, how they are written, where they stand and where they begin. */
export function checkPageNumbers(
  sections: readonly FormattedSection[],
  kinds: readonly ReadonlySet<SectionKind>[],
  template: Template,
  faults: FaultList,
  isFlowing: boolean,
): void {
  let hasBody = false;
  sections.forEach((section, index) => {
    const held = kinds[index] ?? new Set();
    const kind = mainKind(held);
    if (kind === null) return;
    const wanted = template.sections[isFlowing && kind === 'front' ? 'body' : kind].pageNumber;
    const shown = section.footer?.hasPageNumber
      ? section.footer
      : section.header?.hasPageNumber
        ? section.header
        : null;
    const place = placeOfKind(kind);
    if (wanted.style === 'none') {
      if (shown) {
        const found: FormatValue = { kind: 'TEXT', text: shown.text };
        faults.add({ rule: 'PAGE_NUMBER_UNWANTED', role: 'FOOTER', found, wanted: { kind: 'NOTHING' } }, place);
      }
      return;
    }
    const style: FormatValue = { kind: 'NUMBERS', style: wanted.style };
    if (!shown) {
      faults.add({ rule: 'PAGE_NUMBER_MISSING', role: 'FOOTER', found: { kind: 'NOTHING' }, wanted: style }, place);
      return;
    }
    const found = wordFormats[section.numberFormat] ?? 'other';
    if (found !== wanted.style) {
      faults.add(
        { rule: 'PAGE_NUMBER_FORM', role: 'FOOTER', found: { kind: 'NUMBERS', style: found }, wanted: style },
        place,
      );
    }
    if (bare(shown.text) !== bare(wanted.pattern) && shown === section.footer) {
      faults.add(
        {
          rule: 'PAGE_NUMBER_FORM',
          role: 'FOOTER',
          found: { kind: 'TEXT', text: shown.text },
          wanted: { kind: 'TEXT', text: wanted.pattern },
        },
        place,
      );
    }
    if (shown !== section.footer) {
      faults.add(
        { rule: 'PAGE_NUMBER_PLACE', role: 'FOOTER', found: { kind: 'ABOVE' }, wanted: { kind: 'BELOW' } },
        place,
      );
    } else if (shown.align !== wanted.align) {
      faults.add(
        {
          rule: 'PAGE_NUMBER_PLACE',
          role: 'FOOTER',
          found: { kind: 'ALIGN', align: shown.align },
          wanted: { kind: 'ALIGN', align: wanted.align },
        },
        place,
      );
    }
    const isFirstBody = kind === 'body' && !hasBody;
    hasBody ||= kind === 'body';
    // In a first section pages are counted from 1 unless it says otherwise.
    if (isFirstBody && !held.has('front') && !held.has('cover') && section.numberStart !== 1 && index > 0) {
      const start: FormatValue =
        section.numberStart === null ? { kind: 'NOTHING' } : { kind: 'COUNT', count: section.numberStart };
      faults.add(
        { rule: 'PAGE_NUMBER_START', role: 'FOOTER', found: start, wanted: { kind: 'COUNT', count: 1 } },
        place,
      );
    }
  });
  const isJoined = kinds.some((held) => held.has('body') && held.has('front'));
  const { front, body } = template.sections;
  if (!isFlowing && isJoined && front.pageNumber.style !== body.pageNumber.style) {
    faults.add({
      ...{ rule: 'SECTIONS_JOINED', role: 'FOOTER' },
      found: { kind: 'NUMBERS', style: body.pageNumber.style },
      wanted: { kind: 'NUMBERS', style: front.pageNumber.style },
    });
  }
}

const bare = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '').replace(/[–—‐]/gu, '-');

/** A section that holds several is judged by what most of it is for. */
export function mainKind(held: ReadonlySet<SectionKind>): SectionKind | null {
  if (held.has('body')) return 'body';
  if (held.has('front')) return 'front';
  return held.has('cover') ? 'cover' : null;
}

export const placeOfKind = (kind: SectionKind) => ({
  ...documentPlace,
  part: kind === 'body' ? ('CHAPTERS' as const) : kind === 'front' ? ('ABSTRACTS' as const) : ('COVER' as const),
});
