import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CitedWorkLine } from '../../../knowledge/cited-line.ts';
import { readCitedWorks } from '../../../knowledge/read-cited.ts';
import { knowledgeFolder } from '../../../knowledge/read-lines.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../../testing/openai-double/openai-double.ts';
import type { PaperBuyer, ShownSection } from '../../../testing/papers/paper-buyer.ts';
import { openWrittenPaper } from '../../../testing/papers/written-paper.ts';

let double: OpenAiDouble;
let buyer: PaperBuyer;
let token: string;
let paper: string;
let section: ShownSection;

beforeAll(async () => {
  double = await startOpenAiDouble();
  const written = await openWrittenPaper({
    environment: {
      ...{ LLM_BASE_URL: double.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'double', AMENDMENT_WAIT_MS: '30000' },
    },
  });
  buyer = written;
  ({ token, paper } = written);
  [section] = (await buyer.sections(token, paper)) as [ShownSection];
}, 120_000);
afterAll(async () => {
  await buyer.close();
  await double.stop();
});
beforeEach(() => double.reset());

const ask = async (id = section.id) => (await buyer.ask(token, paper, id, '补充一段关于研究局限的说明')).result;

describe('a change by a model', () => {
  it('is proposed with what it was told: the section, the wish, and nothing that is not in the paper', async () => {
    const proposal = await ask();
    expect(proposal, JSON.stringify(proposal.error)).toMatchObject({ state: 'PROPOSED' });
    expect(double.statistics().calls).toBe(1);
    const works = new Set(
      (await buyer.read(token, paper)).references.map(({ work }: { work: { id: string } }) => work.id),
    );
    for (const [, id] of proposal.text.matchAll(/\[@([\w-]+)\]/gu)) expect(works.has(id)).toBe(true);
    const { result } = await buyer.decide(token, proposal.id, true);
    expect(result.section.text).toMatchObject({ origin: 'AMENDMENT', draft: proposal.text });
    expect(result.section.text.engine).toContain('double');
  });

  it('is told of works that only a sheet names, so that their marks stay, and does not make them works of the paper', async () => {
    const [named] = readCitedWorks(knowledgeFolder) as [CitedWorkLine];
    const [, , other] = (await buyer.sections(token, paper)) as ShownSection[];
    const { id = '', text } = other ?? {};
    const edited = await buyer.edit(
      token,
      paper,
      { id, version: text.version },
      `${text.draft}\n\n另见[@${named.id}]。`,
    );
    expect(edited.result?.text.draft, edited.error).toContain(`[@${named.id}]`);
    expect((await ask(id)).state).toBe('PROPOSED');
    const asked = JSON.stringify(double.statistics().requests.at(-1)?.messages);
    expect(asked).toContain(named.title);
    expect(asked).toMatch(/另见\[@W\d+\]/u);
    const { rows } = await buyer.shop.site.platform.pool.query('select work_ids::text as ids from papers');
    expect(rows.some(({ ids }) => ids?.includes(named.id))).toBe(false);
  });

  it('that is down fails in words, costs nothing, and leaves the text as it was', { timeout: 60_000 }, async () => {
    const before = (await buyer.sections(token, paper))[0] as ShownSection;
    const { amendments_left } = await buyer.read(token, paper);
    double.setDefault({ name: 'unauthorized' });
    const failed = await ask();
    expect(failed).toMatchObject({ state: 'FAILED', text: null, error: { error: 'engine_unavailable' } });
    expect(failed.error.message).not.toBe('');
    expect(((await buyer.sections(token, paper))[0] as ShownSection).text).toEqual(before.text);
    expect((await buyer.read(token, paper)).amendments_left).toBe(amendments_left);
    double.setDefault({ name: 'normal' });
    // Of another section: of this one the model would say what stands there by now.
    const [, other] = (await buyer.sections(token, paper)) as ShownSection[];
    const again = await ask(other?.id);
    expect(again.state, JSON.stringify(again.error)).toBe('PROPOSED');
  });
});
