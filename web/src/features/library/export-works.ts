import { writeCitations } from './api.ts';
import { saveTextFile } from './save-text-file.ts';

/** Works as a file that reference managers read. */
export async function exportWorks(ids: readonly string[], style: 'bibtex' | 'ris'): Promise<void> {
  saveTextFile(`references.${style === 'bibtex' ? 'bib' : 'ris'}`, await writeCitations(ids, style));
}
