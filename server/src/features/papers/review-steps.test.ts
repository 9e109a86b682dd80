import { afterAll, beforeAll, expect, it } from 'vitest';
import { countDraft } from '../../engines/draft-text.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../testing/openai-double/openai-double.ts';
import { openDesk, type ReadingDesk } from './testing/reading-desk.ts';

let double: OpenAiDouble;
let desk: ReadingDesk;
let token: string;
let paper: string;

beforeAll(async () => {
  double = await startOpenAiDouble();
  desk = await openDesk({ environment: { LLM_BASE_URL: double.baseUrl, LLM_MODEL: 'double' } });
  token = await desk.shop.logIn();
  double.setDefault({ name: 'repeating' });
  paper = await desk.buyPaper(token);
}, 90_000);
afterAll(async () => {
  await desk.close();
  await double.stop();
});

/** By section and version, of the newest paper. */
async function readVersions() {
  const { rows } = await desk.shop.site.platform.pool.query<{ section_id: string; version: number; text: string }>(
    'select section_id, version, text from paper_sections order by section_id, version',
  );
  return Map.groupBy(rows, ({ section_id }) => section_id);
}

it('what several sections say is said once: the later ones are revised in that place, and in no other', async () => {
  const sections = await desk.sections(token, paper);
  const versions = await readVersions();
  const firsts = sections.map(({ id }) => versions.get(id)?.[0]?.text ?? '');
  const lastOf = (text = '') => /[^。]+。$/u.exec(text)?.[0] ?? '';
  const shared = lastOf(firsts[0]);
  const repeating = firsts.filter((text) => text.includes(shared));
  // All but those that end in a mark for what the student has to add.
  expect(repeating.length).toBeGreaterThan(sections.length - 3);

  const newest = sections.map(({ text }) => text.draft as string);
  expect(newest.filter((text) => text.includes(shared))).toEqual([newest[0]]);
  expect(sections.filter(({ text }) => text.version === 2)).toHaveLength(repeating.length - 1);
  for (const [first, second] of versions.values()) {
    if (!first || !second) continue;
    const before = first.text.split('\n\n');
    const after = second.text.split('\n\n');
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(Math.abs(countDraft(second.text) / countDraft(first.text) - 1)).toBeLessThan(0.2);
  }
});

it('each section was asked for once, its revision once, and only the paragraph of it', async () => {
  const sections = await desk.sections(token, paper);
  const { rows: calls } = await desk.shop.site.platform.pool.query<{
    prompt_name: string;
    attempts: number;
    length: number;
  }>(`select prompt_name, attempts, length(response) as length from model_calls where subject_kind = 'order'`);
  const ofPrompt = (name: string) => calls.filter(({ prompt_name }) => prompt_name === name);
  expect(ofPrompt('section').map(({ attempts }) => attempts)).toEqual(sections.map(() => 1));
  const revised = sections.filter(({ text }) => text.version === 2);
  expect(ofPrompt('revision').map(({ attempts }) => attempts)).toEqual(revised.map(() => 1));
  const lengthOf = (name: string) => ofPrompt(name).reduce((sum, { length }) => sum + length, 0);
  expect(lengthOf('revision')).toBeLessThan(lengthOf('section') * 0.7);
});

it('whoever looks is told of the phase, and the certificate measures what was delivered', async () => {
  const { rows } = await desk.shop.site.platform.pool.query<{ data: { phase: string; total: number } }>(
    `select data from run_events where type = 'stage' order by run_id, seq`,
  );
  const revise = rows.find(({ data }) => data.phase === 'revise');
  const revised = (await desk.sections(token, paper)).filter(({ text }) => text.version === 2);
  expect(revise?.data.total).toBe(revised.length);
  const { result } = await desk.shop.get(token, `paper/certificate/${paper}`);
  const duplication = result.measures.find(({ name }: { name: string }) => name === 'duplication');
  expect(duplication).toMatchObject({ is_met: true });
});
