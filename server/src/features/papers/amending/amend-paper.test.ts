import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PaperBuyer, ShownSection } from '../../../testing/papers/paper-buyer.ts';
import { openWrittenPaper } from '../../../testing/papers/written-paper.ts';

let buyer: PaperBuyer;
let token: string;
let paper: string;
let sections: ShownSection[];
let next = 0;

beforeAll(async () => {
  const written = await openWrittenPaper({ environment: { AMENDMENT_WAIT_MS: '60000' } });
  buyer = written;
  ({ token, paper } = written);
  for (const section of await buyer.sections(token, paper)) if (!isChangeable(section)) await makeChangeable(section);
  sections = await buyer.sections(token, paper);
}, 120_000);
afterAll(() => buyer.close());

/** Of at least two paragraphs, with the word that the wishes are about. */
const isChangeable = ({ text }: ShownSection): boolean =>
  text.draft.split('\n\n').length >= 2 && text.draft.includes('企业');

/** No two papers are written in the same words: where one has too little to change, its student adds to it. */
async function makeChangeable({ id, text }: ShownSection): Promise<void> {
  const own = `${text.draft}\n\n这一节谈的企业都是中小企业。`;
  const { status, error } = await buyer.edit(token, paper, { id, version: text.version }, own);
  expect(status, error).toBe(200);
}

/** One that no test before has changed, or where there are no more, the first of them with something to change again. */
async function freshSection(): Promise<ShownSection> {
  const section = sections[next % sections.length];
  if (!section) throw new Error('the paper has no section');
  next += 1;
  if (next <= sections.length) return section;
  await makeChangeable(await now(section.id));
  return now(section.id);
}

const now = async (id: string): Promise<ShownSection> => {
  const found = (await buyer.sections(token, paper)).find((section) => section.id === id);
  if (!found) throw new Error(`section ${id} is gone`);
  return found;
};
const wish = '把“企业”统一改为“公司”';
async function propose(section: ShownSection, instruction = wish) {
  const { result, error } = await buyer.ask(token, paper, section.id, instruction);
  expect(result, error).toMatchObject({ state: 'PROPOSED' });
  return result;
}
const joined = (diff: { kind: string; text: string }[], without: string) =>
  diff
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

describe('a change that is asked for', () => {
  // The first to ask waits for the engine to be loaded as well.
  it('is proposed with its diff, and becomes a version only when it is accepted', { timeout: 90_000 }, async () => {
    const section = await freshSection();
    const { amendments_left } = await buyer.read(token, paper);
    const proposal = await propose(section);
    expect(proposal).toMatchObject({ section_id: section.id, instruction: wish, base_version: section.text.version });
    expect(proposal.text).toBe(section.text.draft.replaceAll('企业', '公司'));
    expect(joined(proposal.diff, 'added')).toBe(section.text.draft);
    expect(joined(proposal.diff, 'removed')).toBe(proposal.text);
    expect(await now(section.id)).toMatchObject({ text: { version: section.text.version } });
    // A page that was left and opened again finds it.
    const open = await buyer.read(token, paper);
    expect(open.amendments).toMatchObject([{ id: proposal.id, state: 'PROPOSED', diff: proposal.diff }]);
    expect(open.amendments_left).toBe(amendments_left - 1);

    const { result } = await buyer.decide(token, proposal.id, true);
    expect(result.amendment.state).toBe('ACCEPTED');
    expect(result.section.text).toMatchObject({
      version: section.text.version + 1,
      origin: 'AMENDMENT',
      draft: proposal.text,
    });
    expect(result.section.text.engine).not.toBe('');
    const after = await buyer.read(token, paper);
    expect(after).toMatchObject({ amendments: [], has_unexported_changes: true });
    const { result: versions } = await buyer.shop.get(token, `paper/versions/${paper}`);
    const ofSection = versions.sections.find(({ section_id }: { section_id: string }) => section_id === section.id);
    expect(ofSection.versions[0]).toMatchObject({ origin: 'AMENDMENT', instruction: wish });
  });

  it('can be dismissed, and leaves the text as it was', async () => {
    const section = await freshSection();
    const { id } = await propose(section);
    const { result } = await buyer.decide(token, id, false);
    expect(result).toMatchObject({ amendment: { state: 'DISMISSED' }, section: { text: section.text } });
    expect((await buyer.decide(token, id, true)).error).toBe('wrong_state');
    expect((await buyer.decide(token, id, false)).result.amendment.state).toBe('DISMISSED');
  });

  it('that is asked for again in other words takes the place of the first', async () => {
    const section = await freshSection();
    const one = await propose(section);
    const other = await propose(section, '把“企业”改成“厂商”');
    const { result } = await buyer.shop.get(token, `paper/amendment/${one.id}`);
    expect(result.state).toBe('DISMISSED');
    const { amendments } = await buyer.read(token, paper);
    expect(amendments.map(({ id }: { id: string }) => id)).toEqual([other.id]);
    await buyer.decide(token, other.id, false);
  });

  it('that cannot be made out fails in words, and costs nothing', async () => {
    const section = await freshSection();
    const { amendments_left } = await buyer.read(token, paper);
    const { status, result } = await buyer.ask(token, paper, section.id, '呜呜啦啦咕噜咕噜');
    expect(status).toBe(200);
    expect(result).toMatchObject({ state: 'FAILED', text: null, diff: null, error: { error: 'wish_not_understood' } });
    expect(result.error.message.length).toBeGreaterThan(20);
    expect((await buyer.decide(token, result.id, true)).error).toBe('wrong_state');
    expect((await buyer.decide(token, result.id, false)).result.amendment.state).toBe('DISMISSED');
    expect((await buyer.read(token, paper)).amendments_left).toBe(amendments_left);
  });

  it('of somebody else, or that is none, looks absent', async () => {
    const { id } = await propose(await freshSection());
    const stranger = await buyer.shop.logIn();
    for (const [who, what] of [
      [stranger, id],
      [token, randomUUID()],
    ] as const) {
      expect((await buyer.shop.get(who, `paper/amendment/${what}`)).error).toBe('not_found');
      expect((await buyer.decide(who, what, true)).error).toBe('not_found');
    }
    await buyer.decide(token, id, false);
  });

  it.each([
    ['one character', '改'],
    ['blanks', '   \n  '],
    ['what nobody sees', '\u200b\u200b\u200b'],
    ['more than a wish', '改'.repeat(1_001)],
    ['a null character', '改\u0000一改'],
  ])('with %s is refused', async (_name, instruction) => {
    const [section] = sections as [ShownSection];
    expect(await buyer.ask(token, paper, section.id, instruction)).toMatchObject({ status: 422 });
  });
});

describe('at the same moment', () => {
  it('two that accept one proposal make one version, and both are told of it', async () => {
    const section = await freshSection();
    const { id } = await propose(section);
    const answers = await Promise.all([1, 2, 3, 4].map(() => buyer.decide(token, id, true)));
    for (const { result } of answers) {
      expect(result).toMatchObject({ amendment: { state: 'ACCEPTED' }, section: { text: { origin: 'AMENDMENT' } } });
    }
    expect((await now(section.id)).text.version).toBe(section.text.version + 1);
  });

  it('one that accepts and one that dismisses: one of them has decided', async () => {
    const section = await freshSection();
    const { id } = await propose(section);
    const [accepted, dismissed] = await Promise.all([buyer.decide(token, id, true), buyer.decide(token, id, false)]);
    expect([accepted.status, dismissed.status].toSorted()).toEqual([200, 409]);
    const { state } = (await buyer.shop.get(token, `paper/amendment/${id}`)).result;
    expect(state).toBe(accepted.status === 200 ? 'ACCEPTED' : 'DISMISSED');
    expect((await now(section.id)).text.version).toBe(section.text.version + (state === 'ACCEPTED' ? 1 : 0));
  });

  it('an edit by hand between proposal and decision keeps the hand’s words', async () => {
    const section = await freshSection();
    const { id } = await propose(section);
    const { version } = section.text;
    expect((await buyer.edit(token, paper, { id: section.id, version }, '我自己的话。')).status).toBe(200);
    expect(await buyer.decide(token, id, true)).toMatchObject({ status: 409, error: 'section_changed' });
    expect((await buyer.shop.get(token, `paper/amendment/${id}`)).result.state).toBe('PROPOSED');
    expect((await now(section.id)).text).toMatchObject({ draft: '我自己的话。', version: version + 1 });
    expect((await buyer.decide(token, id, false)).status).toBe(200);
  });

  it('an edit and an acceptance: exactly one becomes the next version', async () => {
    const section = await freshSection();
    const { id, text } = await propose(section);
    const { version } = section.text;
    const [accepted, edited] = await Promise.all([
      buyer.decide(token, id, true),
      buyer.edit(token, paper, { id: section.id, version }, '我自己的话。'),
    ]);
    expect([accepted.status, edited.status].toSorted()).toEqual([200, 409]);
    expect((await now(section.id)).text).toMatchObject({
      version: version + 1,
      draft: accepted.status === 200 ? text : '我自己的话。',
    });
  });

  it('two that ask about one section: one is worked on, the other is told to wait', async () => {
    const section = await freshSection();
    const answers = await Promise.all([1, 2, 3].map(() => buyer.ask(token, paper, section.id, wish)));
    const { rows } = await buyer.shop.site.platform.pool.query(
      `select count(*)::int as asked from paper_amendments where section_id = $1 and state = 'PROPOSED'`,
      [section.id],
    );
    expect(rows[0].asked).toBe(1);
    for (const { error } of answers) expect([undefined, 'request_under_way']).toContain(error);
    for (const { id } of (await buyer.read(token, paper)).amendments) await buyer.decide(token, id, false);
  });
});

describe('a worker that dies', () => {
  it('while it writes a proposal is replaced by another, and there is one proposal', { timeout: 40_000 }, async () => {
    const section = await freshSection();
    const { pool } = buyer.shop.site.platform;
    // As if another process had taken the step and fallen silent: whoever works on it here has lost it.
    const steal = async () => {
      const { rowCount } = await pool.query(
        `update run_steps set state = 'RUNNING', attempt = attempt + 1, lease_until = now() - interval '1 second'
          where state in ('QUEUED', 'RUNNING') and run_id = (
            select run_id from paper_amendments where section_id = $1 and state = 'WORKING')`,
        [section.id],
      );
      return rowCount === 1;
    };
    let isStolen = false;
    // A quick engine may have written it before anybody could die.
    for (let tries = 0; tries < 20 && !isStolen; tries += 1) {
      let isAnswered = false;
      const asked = buyer.ask(token, paper, section.id, wish).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !isStolen) isStolen = await steal();
      await asked;
    }
    expect(isStolen).toBe(true);
    const { amendments } = await buyer.read(token, paper);
    expect(amendments).toMatchObject([{ section_id: section.id, state: 'PROPOSED' }]);
    const [result] = amendments;
    expect((await buyer.decide(token, result.id, true)).result.section.text.version).toBe(section.text.version + 1);
  });
});

describe('a proposal that takes long', () => {
  it('is answered as being worked on, is found later, and can be dismissed before it comes', {
    timeout: 40_000,
  }, async () => {
    const { platform } = buyer.shop.site;
    const section = await freshSection();
    const wait = platform.config.amendmentWaitMs;
    platform.config.amendmentWaitMs = 0;
    try {
      const { result } = await buyer.ask(token, paper, section.id, wish);
      expect(['WORKING', 'PROPOSED']).toContain(result.state);
      const later = await vi.waitFor(async () => {
        const { result: found } = await buyer.shop.get(token, `paper/amendment/${result.id}`);
        expect(found.state).toBe('PROPOSED');
        return found;
      }, 20_000);
      expect(later.diff.length).toBeGreaterThan(1);
      await buyer.decide(token, later.id, false);

      const again = await buyer.ask(token, paper, section.id, wish);
      const dismissed = await buyer.decide(token, again.result.id, false);
      expect(dismissed.result.amendment.state).toBe('DISMISSED');
      await vi.waitFor(async () => {
        const { rows } = await platform.pool.query(
          `select r.finished_at from runs r join paper_amendments a on a.run_id = r.id where a.id = $1`,
          [again.result.id],
        );
        expect(rows[0].finished_at).not.toBeNull();
      }, 20_000);
      const { result: settled } = await buyer.shop.get(token, `paper/amendment/${again.result.id}`);
      expect(settled.state).toBe('DISMISSED');
      expect((await now(section.id)).text.version).toBe(section.text.version);
    } finally {
      platform.config.amendmentWaitMs = wait;
    }
  });
});

describe('the changes of a paper', () => {
  it('are counted; when they are used up, the hand still writes', async () => {
    const { pool } = buyer.shop.site.platform;
    await pool.query(
      `insert into paper_amendments (paper_id, section_id, base_version, instruction, state, created_at)
       select id, 'x', 1, 'x', 'DISMISSED', now() from papers, generate_series(1, 50) where out_trade_no = $1`,
      [paper],
    );
    const section = await now(sections[0]?.id ?? '');
    expect((await buyer.read(token, paper)).amendments_left).toBe(0);
    expect(await buyer.ask(token, paper, section.id, wish)).toMatchObject({
      status: 409,
      error: 'amendments_used_up',
    });
    const { version } = section.text;
    expect((await buyer.edit(token, paper, { id: section.id, version }, '还能手写。')).status).toBe(200);
  });
});
