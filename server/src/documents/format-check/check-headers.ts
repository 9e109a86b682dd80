import type { FormatValue } from '@yanmo/contract/format-check';
import type { Form, Template } from '../templates/template.ts';
import { kindsOfSections, mainKind, placeOfKind } from './check-pages.ts';
import { excerpt, type FaultList } from './fault-list.ts';
import type { FormattedDocument, RunningPart } from './formatted-document.ts';
import { bareTitle } from './part-words.ts';
import type { PlacedBlock } from './roles.ts';

/** Running headers: whether they are there, what they say, where they stand, and the rule below them. */
export function checkHeaders(
  { sections, title }: FormattedDocument,
  placed: readonly PlacedBlock[],
  { template, form }: { template: Template; form: Form },
  faults: FaultList,
): void {
  const kinds = kindsOfSections(placed, sections.length);
  sections.forEach((section, index) => {
    const kind = mainKind(kinds[index] ?? new Set());
    if (kind === null) return;
    const place = placeOfKind(kind);
    const isFlowing = !form.partsStartPages;
    const wanted =
      form.header === 'none' ? null : template.sections[isFlowing && kind === 'front' ? 'body' : kind].header;
    const header = withoutNumber(section.header);
    if (wanted === null) {
      if (header) {
        const found: FormatValue = { kind: 'TEXT', text: excerpt(header.text) };
        faults.add({ rule: 'HEADER_UNWANTED', role: 'HEADER', found, wanted: { kind: 'NOTHING' } }, place);
      }
      return;
    }
    const pattern = [wanted.left, wanted.centre, wanted.right].find((text) => text !== '') ?? '';
    const words = form.header === 'title' ? '{title}' : pattern;
    const shown: FormatValue = { kind: 'TEXT', text: words };
    if (!header) {
      faults.add({ rule: 'HEADER_MISSING', role: 'HEADER', found: { kind: 'NOTHING' }, wanted: shown }, place);
      return;
    }
    const headings = placed.filter(
      ({ block, role }) => block.section === index && role !== null && /^(?:HEADING_1|PART_TITLE)$/u.test(role),
    );
    if (!saysWanted(header, words, { kind: form.kind, title, headings })) {
      faults.add(
        { rule: 'HEADER_TEXT', role: 'HEADER', found: { kind: 'TEXT', text: excerpt(header.text) }, wanted: shown },
        place,
      );
    }
    const align = wanted.left !== '' ? 'left' : wanted.centre !== '' ? 'centre' : 'right';
    if (header.align !== align) {
      faults.add(
        {
          rule: 'ALIGNMENT',
          role: 'HEADER',
          found: { kind: 'ALIGN', align: header.align },
          wanted: { kind: 'ALIGN', align },
        },
        place,
      );
    }
    if (wanted.hasRule !== header.hasRuleBelow) {
      const said = (value: boolean): FormatValue => ({ kind: value ? 'YES' : 'NO' });
      faults.add(
        { rule: 'HEADER_RULE', role: 'HEADER', found: said(header.hasRuleBelow), wanted: said(wanted.hasRule) },
        place,
      );
    }
    const sizePt = header.runs.find(({ text }) => text.trim() !== '')?.sizePt;
    const size = template.styles.header.sizePt;
    if (sizePt !== undefined && Math.abs(sizePt - size) > 0.26) {
      faults.add(
        { rule: 'FONT_SIZE', role: 'HEADER', found: { kind: 'PT', pt: sizePt }, wanted: { kind: 'PT', pt: size } },
        place,
      );
    }
  });
}

/** A header that holds the page number alone says nothing. */
function withoutNumber(header: RunningPart | null): RunningPart | null {
  if (!header) return null;
  const text = header.text.replace(/\{pages?\}/gu, '').replace(/^[\s\-–—·|]+|[\s\-–—·|]+$/gu, '');
  return text === '' ? null : { ...header, text };
}

interface Known {
  kind: string;
  title: string | null;
  headings: readonly PlacedBlock[];
}

/** What is not known (a school's name, a title that the file does not tell) is left to the eye. */
function saysWanted(header: RunningPart, pattern: string, { kind, title, headings }: Known): boolean {
  const said = bareTitle(header.text);
  const begins = (whole: string): boolean => {
    const cut = said.replace(/(?:…|\.{3})$/u, '');
    return bareTitle(whole).startsWith(cut) || said.includes(bareTitle(whole));
  };
  if (pattern.includes('{chapter}')) {
    if (header.followsHeading || headings.length === 0) return true;
    return headings.some(({ block, heading }) => {
      if (block.kind !== 'paragraph') return false;
      const label = block.label ?? '';
      return begins(`${label}${block.text}`) || begins(heading?.title ?? block.text);
    });
  }
  if (pattern.includes('{kind}')) return said.includes(bareTitle(kind));
  if (pattern.includes('{title}')) return title === null || begins(title);
  return pattern.includes('{') || begins(pattern);
}
