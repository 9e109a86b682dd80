import type { CitationStyleCode, citeWorks as citeRoute } from '@yanmo/contract/explore';
import type { RouteResult } from '@yanmo/contract/route';
import type { Work } from '@yanmo/contract/works';
import { citationOfWork } from '../../documents/citations/citation-of-work.ts';
import { citeInText, formatBibliography } from '../../documents/citations/citations.ts';
import { toBibtex } from '../../documents/citations/to-bibtex.ts';
import { toRis } from '../../documents/citations/to-ris.ts';

export type Cited = RouteResult<typeof citeRoute>;

/** Works as a list in one style. A list is in the order of the style: numbered as given, others by author. */
export function citeWorks(works: readonly Work[], style: CitationStyleCode): Cited {
  const records = works.map(citationOfWork);
  if (style === 'bibtex' || style === 'ris') {
    const print = style === 'bibtex' ? toBibtex : toRis;
    return {
      style,
      text: print(records),
      entries: works.map(({ id }, index) => {
        const text = print(records.slice(index, index + 1));
        return { id, label: '', text, runs: [{ text, is_italic: false }], in_text: '' };
      }),
    };
  }
  const entries = formatBibliography(style, records).map(({ id, label, text, runs }) => ({
    id,
    label,
    text,
    runs: runs.map((run) => ({ text: run.text, is_italic: run.italic })),
    in_text: citeInText(
      style,
      records.filter((record) => record.id === id),
      { among: records },
    ).text,
  }));
  return { style, text: entries.map(({ label, text }) => (label ? `${label} ${text}` : text)).join('\n'), entries };
}
