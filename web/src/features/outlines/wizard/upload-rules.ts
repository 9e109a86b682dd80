/** What the server can read, and how much of it; asked here first, so that nobody waits for an upload that is refused. */
export const readableExtensions = ['pdf', 'docx', 'txt', 'md', 'csv', 'xlsx', 'bib', 'ris'] as const;
export const maximumFileMegabytes = 20;

export type FileProblem = 'wrongType' | 'tooLarge' | 'empty';

export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  const extension = name.split('.').at(-1)?.toLowerCase();
  if (!name.includes('.') || !readableExtensions.some((known) => known === extension)) return 'wrongType';
  if (size === 0) return 'empty';
  return size > maximumFileMegabytes * 1024 * 1024 ? 'tooLarge' : null;
}
