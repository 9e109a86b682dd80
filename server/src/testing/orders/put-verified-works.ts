import { readBibliography } from '../../documents/readers/read-bibliography.ts';
import { mergeIndexRecords } from '../../features/library/merge-store.ts';
import type { Database } from '../../platform/database/database.ts';

/** The entries of a BibTeX text as if an index had answered with them. */
export async function putVerifiedWorks(db: Database, bibtex: string): Promise<void> {
  const { records } = readBibliography('bib', bibtex);
  await mergeIndexRecords(
    db,
    'CROSSREF',
    records.map((record) => ({
      ...record,
      ...{
        language: 'zh',
        licence: null,
        isOpenAccess: null,
        isRetracted: false,
        retractionDoi: null,
        retracts: [],
        citedBy: null,
      },
    })),
  );
}
