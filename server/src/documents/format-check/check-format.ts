import type { FormatReport } from '@yanmo/contract/format-check';
import type { CitationStyle } from '../citations/citation-record.ts';
import type { DocumentType } from '../document.ts';
import type { Template } from '../templates/template.ts';
import { checkCaptions } from './check-captions.ts';
import { checkHeaders } from './check-headers.ts';
import { checkHeadings, checkNewPages, numberingOfForm } from './check-headings.ts';
import { checkLooks } from './check-looks.ts';
import { checkPageNumbers, checkPages, kindsOfSections } from './check-pages.ts';
import { checkAbstracts, checkContents, checkEmptyLines, checkParts, partsOf } from './check-parts.ts';
import { checkReferences } from './check-references.ts';
import { FaultList } from './fault-list.ts';
import { readFormats } from './read-formats.ts';
import { placeBlocks } from './roles.ts';

export interface FormatQuestion {
  bytes: Uint8Array;
  template: Template;
  type: DocumentType;
  style: CitationStyle;
}

/** Holds a Word file against a template and says of each fault where it is, what stands there and what is wanted. Throws FileRefused. */
export function checkFormat({ bytes, template: given, type, style }: FormatQuestion): FormatReport {
  const form = given.forms[type];
  const isFlowing = !form.partsStartPages;
  const template = isFlowing ? { ...given, styles: { ...given.styles, ...given.flowingStyles } } : given;
  const numbering = numberingOfForm(template, type);
  const document = readFormats(bytes, template.language);
  const placed = placeBlocks(document, template, numbering);
  const kinds = kindsOfSections(placed, document.sections.length);
  const faults = new FaultList();

  checkPages(document.sections, template, faults);
  checkParts(placed, form, faults);
  checkHeaders(document, placed, { template, form }, faults);
  checkPageNumbers(document.sections, kinds, template, faults, isFlowing);
  checkHeadings(placed, numbering, faults);
  if (!isFlowing) checkNewPages(placed, faults);
  checkLooks(placed, template, faults);
  checkAbstracts(placed, template, template.language === 'zh' && type === 'thesis', faults);
  checkContents(placed, template, faults);
  checkCaptions(placed, { template, numbering }, faults);
  const references = checkReferences(placed, style, faults);
  checkEmptyLines(placed, faults);

  return {
    ...faults.report(),
    checked: {
      paragraphs: placed.filter(({ block, isEmpty }) => block.kind === 'paragraph' && !isEmpty).length,
      headings: placed.filter(({ heading }) => heading !== null).length,
      captions: placed.filter(({ caption }) => caption !== null).length,
      references,
      sections: document.sections.length,
      parts: partsOf(placed),
    },
  };
}
