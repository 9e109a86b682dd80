import type { CitationStyleCode } from '@yanmo/contract/explore';
import { styleNames as printedStyleNames } from '../../domain/papers/style-names.ts';

/** What a list can be written in: the short names of the styles, and the formats of programs. */
export const styleNames: Record<CitationStyleCode, string> = {
  ...printedStyleNames,
  apa: 'APA',
  mla: 'MLA',
  bibtex: 'BibTeX',
  ris: 'RIS',
};
