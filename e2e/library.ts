import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import type { importToLibrary } from '@yanmo/contract/explore';
import type { RouteResult } from '@yanmo/contract/route';
import type { Account } from './accounts.ts';
import { compileCache } from './launch-program.ts';

/** Works of every kind that the tests of the library look for, as a student would bring them. */
export const bibliography = `
@article{lin2019, author = {林, 晓岚}, title = {城市夜间经济的空间分布与居民满意度}, journal = {城市观察}, year = {2019}, volume = {61}, number = {3}, pages = {45--58}}
@article{zhao2021, author = {赵, 一鸣 and 林, 晓岚}, title = {夜间经济对青年就业的影响}, journal = {青年研究}, year = {2021}, number = {2}, pages = {12--25}}
@book{harrow2008, author = {Harrow, Alice}, title = {Lanterns over the Harbour: A History of Night Markets}, publisher = {Quay Press}, address = {Leeds}, year = {2008}}
@article{harrow2015, author = {Harrow, Alice and Bell, Tom}, title = {Night markets and neighbourhood trust}, journal = {Journal of Street Life}, year = {2015}, volume = {12}, number = {4}, pages = {301--322}}
`;

/** Two of the four entries are broken: one has no title, one never ends. */
export const brokenBibliography = `@article{ok1, author = {Okafor, Ngozi}, title = {Ferries and the evening city}, journal = {Harbour Studies}, year = {2016}}
@article{untitled, author = {Nobody, Ann}, journal = {Harbour Studies}, year = {2017}}
@book{ok2, author = {Ruiz, Elena}, title = {After the last tram}, publisher = {Quay Press}, year = {2011}}
@article{open, author = {Somebody, Tom}, title = {An entry that never ends
`;

export async function importBibliography(
  request: APIRequestContext,
  { token }: Account,
  text = bibliography,
): Promise<RouteResult<typeof importToLibrary>> {
  const response = await request.post('/api/ai-paper/explore/library/import', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name: 'works.bib', mimeType: 'application/x-bibtex', buffer: Buffer.from(text) } },
  });
  const answer = (await response.json()) as { code: number; result: RouteResult<typeof importToLibrary> };
  if (answer.code !== 200) throw new Error(`the import was refused: ${JSON.stringify(answer)}`);
  return answer.result;
}

/** Into the library that everybody searches, as records that an index bears out: by the operator's own command, beside the running server. */
export async function importAsOperator(dataDir: string, records: string): Promise<void> {
  const { PATH, HOME, TMPDIR } = process.env;
  const command = fileURLToPath(new URL('../server/src/commands/library-import.ts', import.meta.url));
  const file = path.join(dataDir, 'records.bib');
  fs.writeFileSync(file, records);
  await promisify(execFile)(process.execPath, [command, file, '--source', 'CROSSREF'], {
    env: { PATH, HOME, TMPDIR, DATA_DIR: dataDir, NODE_COMPILE_CACHE: compileCache },
  });
}
