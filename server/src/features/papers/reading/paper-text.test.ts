import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { textOfPdf } from '../../../testing/orders/paper-shop.ts';
import { putVerifiedWorks } from '../../../testing/orders/put-verified-works.ts';
import type { PaperBuyer, ShownSection } from '../../../testing/papers/paper-buyer.ts';
import { openWrittenPaper } from '../../../testing/papers/written-paper.ts';

let buyer: PaperBuyer;
let token: string;
let paper: string;

beforeAll(async () => {
  const written = await openWrittenPaper();
  buyer = written;
  ({ token, paper } = written);
}, 180_000);
afterAll(() => buyer.close());

const first = async (): Promise<ShownSection> => {
  const [section] = await buyer.sections(token, paper);
  if (!section) throw new Error('the paper has no section');
  return section;
};
const plain = (section: ShownSection): string =>
  section.text.blocks
    .flatMap(({ lines }: { lines: { text: string }[][] }) => lines.flat())
    .map(({ text }: { text: string }) => text)
    .join('');

describe('a paper to read', () => {
  it('shows its sections in the order of reading, each with where it came from', async () => {
    const text = await buyer.read(token, paper);
    expect(text).toMatchObject({
      out_trade_no: paper,
      language: 'zh',
      citation_style: 'gbt7714-2025',
      is_preview: false,
      may_amend: true,
      amendments_left: 50,
      edition: 1,
      has_unexported_changes: false,
      amendments: [],
    });
    expect(text.sections[0]).toMatchObject({ depth: 1, number: expect.stringContaining('1') });
    const written = text.sections.filter((section: ShownSection) => section.text !== null);
    expect(written.length).toBeGreaterThan(3);
    for (const section of written) {
      expect(section.text).toMatchObject({ version: expect.any(Number), origin: 'ENGINE' });
      expect(section.text.engine).not.toBe('');
      // A section that leaves places to its student, a schedule without its dates, may count hardly anything.
      const lines = section.text.blocks.flatMap((block: { lines: { kind: string }[][] }) => block.lines.flat());
      if (!lines.some(({ kind }: { kind: string }) => kind === 'gap')) expect(section.text.units).toBeGreaterThan(10);
      expect(section.text.blocks.length).toBeGreaterThan(0);
      expect(plain(section)).not.toContain('[@');
    }
    expect(text.file_urls).toMatchObject({ word: expect.any(String), pdf: expect.any(String) });
    expect(text.abstracts.map(({ language }: { language: string }) => language).toSorted()).toEqual(['en', 'zh']);
  });

  it('sets its sources beside it: where each is cited, under the label that the text prints', async () => {
    const text = await buyer.read(token, paper);
    const cited = text.references.filter(({ cited_in }: { cited_in: string[] }) => cited_in.length > 0);
    expect(cited.length).toBeGreaterThan(0);
    const runs = text.sections.flatMap((section: ShownSection) =>
      (section.text?.blocks ?? []).flatMap(({ lines }: { lines: object[][] }) => lines.flat()),
    ) as { kind: string; text: string; works?: string[] }[];
    const citations = runs.filter(({ kind }) => kind === 'citation');
    expect(citations.length).toBeGreaterThan(0);
    expect(citations.every(({ text: label }) => /^\[[\d,，\-–]+\]$/u.test(label))).toBe(true);
    const ids = cited.map(({ work }: { work: { id: string } }) => work.id);
    for (const { works = [] } of citations) expect(ids).toEqual(expect.arrayContaining(works));
    expect(cited[0].label).toBe('[1]');
    // What a fact of a sheet rests on is named by it, and nobody verified it.
    for (const { work } of text.references) expect(work.verified !== null).toBe(work.standing === 'VERIFIED');
    const standings = text.references.map(({ work }: { work: { standing: string } }) => work.standing);
    expect(['VERIFIED', 'NAMED']).toEqual(expect.arrayContaining(standings));
  });
});

describe('the card of a work', () => {
  const askCard = (who: string, query: Record<string, string>) =>
    buyer.shop.get(who, `paper/card?${new URLSearchParams(query)}`);

  it('is shown for what stands in an own paper or outline, and for nothing else', async () => {
    const { references } = await buyer.read(token, paper);
    const { id: work_id } = references
      .map(({ work }: { work: { id: string; standing: string } }) => work)
      .find(({ standing }: { standing: string }) => standing === 'VERIFIED');
    await putVerifiedWorks(
      buyer.shop.db,
      '@book{x, title={夜航船}, author={张岱}, year={1987}, publisher={浙江古籍出版社}}',
    );
    const { rows } = await buyer.shop.site.platform.pool.query(
      "select key1, (select id from works where title = '夜航船') as other from orders where out_trade_no = $1",
      [paper],
    );
    const [{ key1, other }] = rows;
    const owners: Record<string, string>[] = [{ out_trade_no: paper }, { key1 }];
    for (const owner of owners) {
      const { result } = await askCard(token, { ...owner, work_id: work_id.toUpperCase() });
      expect(result).toMatchObject({ work_id, basis: 'ABSTRACT' });
      // It is in the library, for everybody; but it stands in neither.
      expect((await askCard(token, { ...owner, work_id: other })).error).toBe('not_found');
      const stranger = await buyer.shop.logIn();
      expect((await askCard(stranger, { ...owner, work_id })).error).toBe('not_found');
    }
    expect((await askCard(token, { work_id })).error).toBe('invalid_fields');
  });
});

describe('a section that its student writes', () => {
  it('becomes the newest version, is marked as theirs, and the one before can be brought back', async () => {
    const { id, text: before } = await first();
    const mine = `我自己写的第一段。\n\n${before.draft}`;
    const { result } = await buyer.edit(token, paper, { id, version: before.version }, mine);
    expect(result.text).toMatchObject({ version: before.version + 1, origin: 'STUDENT', engine: '', draft: mine });
    expect(result.text.blocks[0].lines[0]).toEqual([{ kind: 'text', text: '我自己写的第一段。' }]);
    expect(await buyer.read(token, paper)).toMatchObject({ has_unexported_changes: true, edition: 1 });

    const { result: versions } = await buyer.shop.get(token, `paper/versions/${paper}`);
    const ofSection = versions.sections.find(({ section_id }: { section_id: string }) => section_id === id);
    expect(ofSection.versions.map(({ origin }: { origin: string }) => origin).slice(0, 2)).toEqual([
      'STUDENT',
      'ENGINE',
    ]);
    const query = `out_trade_no=${paper}&section_id=${encodeURIComponent(id)}&version=${before.version}`;
    const { result: old } = await buyer.shop.get(token, `paper/version?${query}`);
    expect(old).toMatchObject({ draft: before.draft, version: { version: before.version, instruction: null } });
    expect(old.diff[0]).toEqual({ kind: 'added', text: '我自己写的第一段。\n\n' });

    const body = { out_trade_no: paper, section_id: id, version: before.version };
    const { result: restored } = await buyer.shop.post(token, 'paper/restore', body);
    expect(restored.text).toMatchObject({ version: before.version + 2, origin: 'ENGINE', draft: before.draft });
    expect((await buyer.shop.post(token, 'paper/restore', { ...body, version: 999 })).error).toBe('not_found');
  });

  it('saved twice is one version; on top of an older one it is refused, and nothing is written over', async () => {
    const { id, text } = await first();
    const edit = (words: string) => buyer.edit(token, paper, { id, version: text.version }, words);
    expect((await edit('同样的一段话。')).result.text.version).toBe(text.version + 1);
    expect((await edit('同样的一段话。')).result.text.version).toBe(text.version + 1);
    const late = await edit('另一个窗口里写的话。');
    expect(late).toMatchObject({ status: 409, error: 'section_changed' });
    expect((await first()).text.draft).toBe('同样的一段话。');
  });

  it('that two windows save at the same moment is saved by one of them', async () => {
    const { id, text } = await first();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        buyer.edit(token, paper, { id, version: text.version }, `第${index}个窗口。`),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(answers.filter(({ error }) => error === 'section_changed').length).toBe(5);
    expect((await first()).text.version).toBe(text.version + 1);
  });

  it('cites the works of the paper and verified ones of the library, and nothing else', async () => {
    const { references } = await buyer.read(token, paper);
    const { id, text } = await first();
    const { work } = references.at(-1);
    const { result } = await buyer.edit(
      token,
      paper,
      { id, version: text.version },
      `有研究指出这一点[@${work.id.toUpperCase()}]。`,
    );
    const runs = result.text.blocks[0].lines[0];
    expect(runs.find(({ kind }: { kind: string }) => kind === 'citation')).toMatchObject({ works: [work.id] });
    expect(result.text.blocks[0].works).toEqual([work.id]);

    const titled = async (title: string): Promise<string> => {
      const { rows } = await buyer.shop.site.platform.pool.query('select id from works where title = $1', [title]);
      return rows[0].id;
    };
    const { outline } = await buyer.shop.see(token, paper);
    await buyer.uploadWorks(token, outline.key1, '@article{z, author={赵敏}, title={吸收能力与数字化}, year={2022}}');
    const own = await titled('吸收能力与数字化');
    const early = await buyer.edit(token, paper, { id, version: text.version + 1 }, `新近的研究也是如此[@${own}]。`);
    expect(early).toMatchObject({ status: 422, error: 'unknown_citation' });
    await buyer.shop.post(token, 'explore/library/allow', { works: [own], is_allowed: true });
    const added = await buyer.edit(token, paper, { id, version: text.version + 1 }, `新近的研究也是如此[@${own}]。`);
    expect(added.result?.text.blocks[0].works, added.error).toEqual([own]);
    const after = await buyer.read(token, paper);
    const cited = after.references.find((reference: { work: { id: string } }) => reference.work.id === own);
    expect(cited.cited_in.length).toBe(1);

    // In their library, and borne out by nobody.
    const form = new FormData();
    form.append('file', new Blob(['@article{q, author={钱某}, title={无人核实的文章}, year={2023}}']), 'more.bib');
    await buyer.shop.call('/api/ai-paper/explore/library/import', { token, body: form });
    const unverified = await titled('无人核实的文章');
    for (const unknown of [unverified, '00000000-0000-4000-8000-000000000000', 'li2021', "x'--"]) {
      const refused = await buyer.edit(token, paper, { id, version: text.version + 2 }, `凭空的引用[@${unknown}]。`);
      // What is no citation mark at all is plain text.
      if (/^[\w-]+$/u.test(unknown)) expect(refused).toMatchObject({ status: 422, error: 'unknown_citation' });
      else expect(refused.status).toBe(200);
    }
  });
});

describe('hostile text', () => {
  const put = async (text: string) => {
    const { id, text: newest } = await first();
    return buyer.edit(token, paper, { id, version: newest.version }, text);
  };

  it('stays words: markup is shown as it was typed', async () => {
    const { result } = await put('<script>alert(1)</script><img src=x onerror=alert(1)>');
    expect(result.text.blocks[0]).toMatchObject({
      kind: 'paragraph',
      lines: [[{ kind: 'text', text: '<script>alert(1)</script><img src=x onerror=alert(1)>' }]],
      svg: null,
    });
  });

  it('loses what nobody sees: control characters, turned directions, strange line ends', async () => {
    const { result } = await put('一\u0007\u200b\u202e二\r\n\r\n\r\n\r\n三\u2028四\t五\ufeff');
    expect(result.text.draft).toBe('一二\n\n三\n四 五');
    expect((await put('一\u0000二')).status).toBe(422);
    expect(await put('\u200b\u0007\ufeff')).toMatchObject({ status: 422, error: 'invalid_fields' });
  });

  it('as long as a section may be is taken, one character more is not', async () => {
    const line = '这是一句用来占满篇幅的话，它没有别的意思。';
    const whole = `${line.repeat(60)}\n\n`.repeat(150).slice(0, 149_999).trim();
    const taken = await put(whole);
    expect(taken.status).toBe(200);
    expect(taken.result.text.units).toBeGreaterThan(100_000);
    expect((await put('长'.repeat(150_001))).status).toBe(422);
    expect((await put('短')).status).toBe(200);
  });

  it('that no file could hold is refused, and the paper stays readable', async () => {
    const wide = `| ${'甲 | '.repeat(90)}\n| ${'乙 | '.repeat(90)}\n: 太宽的表`;
    for (const text of [wide, '字'.repeat(120_000), Array(1_200).fill('- 项').join('\n')]) {
      expect(await put(text)).toMatchObject({ status: 422, error: 'invalid_fields' });
    }
    expect((await buyer.read(token, paper)).sections.length).toBeGreaterThan(0);
  });

  it('with more pictures than anybody could look at is refused', async () => {
    const figure = '```figure model\nx {independent} 反馈\ny {dependent} 质量\nx -> y: H1\n: 模型\n```';
    expect(await put(Array(101).fill(figure).join('\n\n'))).toMatchObject({ status: 422, error: 'invalid_fields' });
    const { result } = await put(`如图。\n\n${figure}`);
    expect(result.text.blocks[1]).toMatchObject({ kind: 'figure', svg: expect.stringContaining('反馈') });
  });

  it('of sections that are none is not found', async () => {
    const { sections } = await buyer.read(token, paper);
    const heading = sections.find((section: ShownSection) => section.text === null);
    for (const id of [heading?.id, 'proposal', '__proto__', "' or 1=1 --", '../x'].filter(Boolean)) {
      expect((await buyer.edit(token, paper, { id, version: 1 }, '内容。')).error).toBe('not_found');
      expect((await buyer.ask(token, paper, id, '删去第二段')).error).toBe('not_found');
    }
  });
});

describe('a paper of somebody else, or that is not one', () => {
  it('looks absent, whatever is asked of it', async () => {
    const stranger = await buyer.shop.logIn();
    const { id, text } = await first();
    for (const [who, number] of [
      [stranger, paper],
      [token, 'YM00000000000000'],
    ] as const) {
      for (const path of ['text', 'versions', 'export', 'certificate', 'statement', 'pack']) {
        expect((await buyer.shop.get(who, `paper/${path}/${number}`)).error).toBe('not_found');
      }
      expect((await buyer.shop.get(who, `paper/references?out_trade_no=${number}`)).error).toBe('not_found');
      expect((await buyer.shop.post(who, 'paper/paper_status', { out_trade_no: number })).error).toBe('not_found');
      expect((await buyer.edit(who, number, { id, version: text.version }, '内容。')).error).toBe('not_found');
      expect((await buyer.ask(who, number, id, '删去第二段')).error).toBe('not_found');
      const body = { out_trade_no: number, section_id: id, version: 1 };
      expect((await buyer.shop.post(who, 'paper/restore', body)).error).toBe('not_found');
      expect((await buyer.shop.post(who, 'paper/export', { out_trade_no: number })).error).toBe('not_found');
      const query = `out_trade_no=${number}&section_id=${encodeURIComponent(id)}&version=1`;
      expect((await buyer.shop.get(who, `paper/version?${query}`)).error).toBe('not_found');
    }
  });

  it('is checked from its order, and is found in others’ texts by consent alone: without a name, and no longer once it is withdrawn', {
    timeout: 60_000,
  }, async () => {
    const { shop } = buyer;
    const stranger = await shop.buyer();
    await shop.fill(token, 10_000);
    async function check(who: string, body: object) {
      const { result, error } = await shop.post(who, 'pass/upload', body);
      if (!result) throw new Error(`it was refused: ${error}`);
      await shop.post(who, 'pass/pay_order', { out_trade_no: result.out_trade_no });
      await buyer.delivered(who, result.out_trade_no);
      return result.out_trade_no as string;
    }
    const report = async (who: string, number: string) => (await shop.get(who, `pass/report/${number}`)).result;
    await shop.post(token, 'similarity/consent', { is_shared: true });
    await vi.waitFor(async () => {
      expect((await shop.get(token, 'similarity/consent')).result.papers).toBe(1);
    }, 30_000);

    // Their own paper is the only one of the site: there is nothing to compare it with.
    const refused = await shop.post(token, 'pass/upload', { out_trade_no: paper, compare_with: ['SITE'] });
    expect(refused.error).toBe('nothing_to_compare_with');
    const ofOwn = await report(token, await check(token, { out_trade_no: paper }));
    expect(ofOwn).toMatchObject({ title: (await buyer.read(token, paper)).title, rate: expect.any(Number) });
    const kinds = new Set(ofOwn.paragraphs.map(({ kind }: { kind: string }) => kind));
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['HEADING', 'MASKED', 'PROSE', 'REFERENCES']));
    expect((await shop.post(stranger, 'pass/upload', { out_trade_no: paper })).error).toBe('not_found');

    const prose = ofOwn.paragraphs.filter(({ kind }: { kind: string }) => kind === 'PROSE');
    const sentences = prose.flatMap(
      ({ start, end }: { start: number; end: number }) => ofOwn.text.slice(start, end).match(/[^。]+。/gu) ?? [],
    );
    // What a file numbers, cites and leaves open is told apart in printed-prose.test.ts.
    const [taken] = sentences
      .filter((sentence: string) => !/[[【［第图表]/u.test(sentence))
      .sort((one: string, other: string) => other.length - one.length);
    const own = '我家的院墙是外祖父一块一块垒起来的，石缝里长出的枸杞每年秋天都有人来摘。';
    const number = await check(stranger, { text: `${own}${taken}`, compare_with: ['SITE'] });
    const before = await report(stranger, number);
    expect(before.sources, taken).toMatchObject([{ kind: 'SITE', title: null, authors: [], is_gone: false }]);
    const [match] = before.matches;
    expect(before.text.slice(match.start, match.end)).toContain(taken.slice(4, 20));
    expect(match.source).toMatchObject({ text: expect.stringContaining(taken.slice(4, 20)), start: 0, page: null });
    const printed = await textOfPdf(await shop.download(before.pdf_url));
    expect(printed).toContain(before.certificate_number);
    expect(printed).toContain('Thewordsofthispaperareshownonthereport’spagealone');

    await shop.post(token, 'similarity/consent', { is_shared: false });
    const after = await report(stranger, number);
    expect(after).toMatchObject({ rates: before.rates, sources: [{ is_gone: true }] });
    expect(after.matches.map(({ source }: { source: { text: string } }) => source.text)).toEqual(
      before.matches.map(() => ''),
    );
  });

  // The last of the file: from here on there is no paper to look at.
  it('that was refunded says so, whatever is asked of it', async () => {
    const { id, text } = await first();
    const { fulfilment } = buyer.shop.site;
    await inTransaction(buyer.shop.db, async (tx) => {
      const { order_id } = await tx
        .selectFrom('order_items')
        .select('order_id')
        .where('out_trade_no', '=', paper)
        .executeTakeFirstOrThrow();
      await fulfilment.withdraw(tx, order_id);
    });
    expect((await buyer.shop.get(token, `paper/text/${paper}`)).error).toBe('paper_refunded');
    expect((await buyer.edit(token, paper, { id, version: text.version }, '内容。')).error).toBe('paper_refunded');
    expect((await buyer.ask(token, paper, id, '删去第二段')).error).toBe('paper_refunded');
    expect((await buyer.shop.post(token, 'paper/export', { out_trade_no: paper })).error).toBe('paper_refunded');
    for (const call of ['paper/versions/', 'paper/export/', 'paper/certificate/', 'paper/statement/'])
      expect((await buyer.shop.get(token, `${call}${paper}`)).error).toBe('paper_refunded');
    expect((await buyer.shop.get(token, `paper/references?out_trade_no=${paper}`)).error).toBe('paper_refunded');
    const card = `paper/card?out_trade_no=${paper}&work_id=${crypto.randomUUID()}`;
    expect((await buyer.shop.get(token, card)).error).toBe('paper_refunded');
    expect((await buyer.shop.get(token, `paper/pack/${paper}`)).error).toBe('paper_refunded');
    const stranger = await buyer.shop.logIn();
    expect((await buyer.shop.get(stranger, `paper/text/${paper}`)).error).toBe('not_found');
  });
});
