import type { FilePurpose } from '@yanmo/contract/files';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCommented } from '../../documents/comments/read-commented.ts';
import { commentedFile, on, sentences } from '../../documents/comments/testing/commented-file.ts';
import { zipOf } from '../../documents/readers/testing/office-files.ts';
import { paragraph, run } from '../../documents/rewriting/testing/manuscript-file.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import type { Change } from './amending.ts';
import { changePlainly } from './passage-of.ts';
import { readPlainRemark } from './plain-remark.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let token: string;

beforeAll(async () => {
  site = await createTestSite({ work: true, environment: { AMENDMENT_WAIT_MS: '15000', RATE_LIMIT_SCALE: '1000' } });
  client = createSiteClient(site);
  token = await client.logInToken(newPhone());
}, 180_000);
afterAll(() => site.close());

const call = (path: string, body?: unknown, as = token) =>
  client.call(`/api/ai-paper/amend/${path}`, { token: as, ...(body === undefined ? {} : { body }) });

async function send(bytes: Uint8Array, { as = token, name = '论文.docx', purpose = 'COMMENTED' as FilePurpose } = {}) {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new File([Buffer.from(bytes)], name, { type: wordType }));
  return client.call('/api/ai-paper/files/upload', { token: as, body: form });
}
async function open(bytes: Uint8Array, as = token) {
  const { result } = await send(bytes, { as });
  return call('upload', { file_key: result.file_key }, as);
}

const thesis = () =>
  commentedFile(
    [
      paragraph(run('第一章 绪论')),
      paragraph(`${run(sentences[0])}${on(0, run(sentences[1]))}${run(sentences[2])}`),
      paragraph(`${run('本文以')}${on(1, run('企业'))}${run('为对象，讨论其数字化转型的路径与困难。')}`),
      paragraph(`${run('最后给出')}${on(2, run('若干建议'))}${run('，供同类机构参考。')}`),
    ].join(''),
    [
      { id: 0, text: '删去这句', mark: '1A2B3C01' },
      { id: 1, text: '改为“公司”', mark: '1A2B3C02' },
      { id: 2, text: '呜呜啦啦咕噜', mark: '1A2B3C03' },
    ],
  );
const shorter = `${sentences[0]}${sentences[2]}`;
// biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
type Any = any;

async function opened(as = token): Promise<{ key: string; list: Any[] }> {
  const { result } = await open(await thesis(), as);
  return { key: result.key, list: (await call(result.key, undefined, as)).result.list };
}
const propose = (key: string, change: { id: string }, instruction?: string) =>
  call('propose', { key, change_id: change.id, ...(instruction === undefined ? {} : { instruction }) });
const decide = (key: string, change: { id: string }, decision: string, rest: object = {}) =>
  call('decide', { key, change_id: change.id, decision, ...rest });

async function exported(key: string, body: object = {}) {
  const { result, error } = await call('export', { key, ...body });
  if (!result) return { error };
  const response = await fetch(new URL(result.url, site.url));
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { result, read: await readCommented({ name: 'a.docx', bytes }), bytes };
}

describe('a thesis with comments', () => {
  it('becomes a list of changes; sent again it is the same one', async () => {
    const { result: file } = await send(await thesis());
    const both = await Promise.all([1, 2].map(() => call('upload', { file_key: file.file_key })));
    expect(new Set(both.map(({ result }) => result.key)).size).toBe(1);
    const { result } = await call(both[0]?.result.key);
    expect(result).toMatchObject({ name: '论文.docx', language: 'zh', changes: 3, settled: 0, engine: 'BUILT_IN' });
    expect(result.list[0]).toMatchObject({
      comment: { author: '王老师', text: '删去这句', is_resolved: false },
      passage: [{ id: 'p2', mark: { start: sentences[0].length } }],
      ...{ quote: sentences[1], state: 'OPEN', proposal: null, version: 0 },
    });
    const { result: list } = await call('list');
    expect(list).toMatchObject({ total: 1, files: [{ key: result.key, changes: 3 }] });
  });

  it('goes from proposal to decision, back again, and into the file', async () => {
    const { key, list } = await opened();
    const [first, second, third] = list;
    const { result: proposed } = await propose(key, first);
    expect(proposed).toMatchObject({ state: 'PROPOSED', proposal: { text: shorter, by: 'REMARK', is_stale: false } });
    expect(proposed.proposal.diff).toContainEqual({ kind: 'removed', text: sentences[1] });
    expect((await exported(key)).error).toBe('amend_nothing_accepted');
    // Both windows of one student at one moment.
    const twice = await Promise.all([decide(key, first, 'ACCEPT'), decide(key, first, 'ACCEPT')]);
    expect(twice.map(({ result }) => result?.change.state)).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(twice[0]?.result.change.version).toBe(1);
    expect((await decide(key, first, 'DISMISS')).error).toBe('wrong_state');
    expect((await decide(key, first, 'UNDO')).result.change).toMatchObject({ state: 'PROPOSED', version: 2 });
    expect((await decide(key, first, 'ACCEPT')).result.change.state).toBe('ACCEPTED');

    await decide(key, second, 'DISMISS', { reply: '“企业”是统计口径中的用语' });
    expect((await decide(key, third, 'ACCEPT', { text: '甲\n\n乙' })).error).toBe('amend_paragraphs_differ');
    expect((await decide(key, third, 'ACCEPT', { text: '甲', version: 7 })).error).toBe('amend_text_changed');
    const own = '最后给出三条建议，供同类机构参考。';
    expect((await decide(key, third, 'ACCEPT', { text: own })).result.change.proposal.by).toBe('HAND');

    const { result, read } = await exported(key, { author: '张同学' });
    expect(result).toMatchObject({ name: '论文（修改稿）.docx', changes: 2, answers: 1, left: [] });
    expect(read?.paragraphs.map(({ text }) => text)).toMatchObject({ 1: shorter, 3: own, length: 4 });
    expect(read?.comments).toMatchObject([
      { isResolved: true, replies: [] },
      { isResolved: false, replies: [{ author: '张同学', text: '“企业”是统计口径中的用语' }] },
      { isResolved: true },
    ]);
    expect((await call(key)).result).toMatchObject({ settled: 3, accepted: 2 });
  });

  it('has what cannot be made out fail in words, and takes another wish', async () => {
    const { key, list } = await opened();
    const { result } = await propose(key, list[2]);
    expect(result).toMatchObject({
      state: 'FAILED',
      proposal: null,
      error: { message: expect.stringMatching(/.{10}/u) },
    });
    const { result: again } = await propose(key, list[2], '改为“三条建议”');
    expect(again).toMatchObject({ state: 'PROPOSED', instruction: '改为“三条建议”' });
    expect(again.proposal.text).toBe('最后给出三条建议，供同类机构参考。');
  });

  it('keeps two changes of one paragraph apart', async () => {
    const { key, list } = await opened();
    const [first] = list;
    await propose(key, first);
    const { result: added } = await call('add', { key, paragraph: 'p2', instruction: '呜呜啦啦咕噜' });
    expect(added).toMatchObject({ comment: null, passage: [{ id: 'p2' }] });
    const { result } = await decide(key, added, 'ACCEPT', { text: `${sentences.join('')}结尾。` });
    // What was proposed for the text before can no longer be accepted, and is told to be stale.
    expect(result.others).toMatchObject([{ id: first.id, proposal: { is_stale: true } }]);
    expect((await decide(key, first, 'ACCEPT')).error).toBe('amend_text_changed');
    expect((await propose(key, first)).result.proposal.text).toBe(`${shorter}结尾。`);
    await decide(key, first, 'ACCEPT');
    expect((await decide(key, added, 'UNDO')).error).toBe('amend_undo_later');
    await decide(key, first, 'UNDO');
    expect((await decide(key, added, 'UNDO')).result.change.passage[0].text).toBe(sentences.join(''));
  });

  it('is nobody else’s, and goes when its owner removes it', async () => {
    const { key, list } = await opened();
    const stranger = await client.logInToken(newPhone());
    const { result: file } = await send(await thesis());
    const body = { key, change_id: list[0].id };
    const tries = [
      call(key, undefined, stranger),
      call(`paragraphs?key=${key}`, undefined, stranger),
      call(`${key}/change/${list[0].id}`, undefined, stranger),
      call('propose', body, stranger),
      call('add', { key, paragraph: 'p2', instruction: '缩短' }, stranger),
      call('decide', { ...body, decision: 'DISMISS' }, stranger),
      call('export', { key }, stranger),
      call('upload', { file_key: file.file_key }, stranger),
    ];
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([404]));
    expect((await call('remove', { key }, stranger)).status).toBe(404);
    expect((await call(key)).status).toBe(200);
    const both = await Promise.all([call('remove', { key }), call('remove', { key })]);
    expect(both.some(({ status }) => status === 200)).toBe(true);
    expect((await call(key)).status).toBe(404);
  });

  it('without comments has paragraphs to choose from', async () => {
    const { result } = await open(
      await commentedFile(paragraph(run(sentences.join(''))) + paragraph(run('第二段讨论方法。')), []),
    );
    expect(result.comments).toBe(0);
    const { result: found } = await call(`paragraphs?key=${result.key}&q=${encodeURIComponent('方法')}`);
    expect(found).toMatchObject({ total: 1, paragraphs: [{ id: 'p2', text: '第二段讨论方法。' }] });
  });

  it('is refused in words where it cannot be read', async () => {
    const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    expect((await send(compound)).error).toBe('file_old_or_locked');
    const bomb = await zipOf({ 'word/document.xml': ' '.repeat(2 * 1024 * 1024) });
    expect((await open(bomb)).error).toBe('file_too_long');
    const russian = paragraph(run('Цифровое чтение меняет привычки жителей малых городов и сельских районов.'));
    expect((await open(await commentedFile(russian, []))).error).toBe('amend_language');
    const many = Array.from({ length: 1_001 }, (_, id) => ({ id, text: '改' }));
    const body = `<w:p>${many.map(({ id }) => on(id, '')).join('')}${run(sentences.join(''))}</w:p>`;
    expect((await open(await commentedFile(body, many))).error).toBe('amend_too_many_comments');
    const { result: other } = await send(await thesis(), { purpose: 'REDUCTION' });
    expect((await call('upload', { file_key: other.file_key })).status).toBe(404);
  });
});

describe('a proposal that was asked for before the program was ended', () => {
  it('is made once it runs again, and one that was dismissed meanwhile is dropped', async () => {
    let idle = await createTestSite({ environment: { AMENDMENT_WAIT_MS: '50' } });
    const before = createSiteClient(idle);
    const own = await before.logInToken(newPhone());
    const api = (from: typeof before, path: string, body?: unknown) =>
      from.call(`/api/ai-paper/amend/${path}`, { token: own, ...(body === undefined ? {} : { body }) });
    const form = new FormData();
    form.append('purpose', 'COMMENTED');
    form.append('file', new File([Buffer.from(await thesis())], '论文.docx', { type: wordType }));
    const { result: file } = await before.call('/api/ai-paper/files/upload', { token: own, body: form });
    const { key } = (await api(before, 'upload', { file_key: file.file_key })).result;
    const [, second, third] = (await api(before, key)).result.list;
    const ask = (change: { id: string }, instruction: string) =>
      api(before, 'propose', { key, change_id: change.id, instruction });
    expect((await ask(second, '呜呜啦啦咕噜')).result.state).toBe('WORKING');
    expect((await ask(third, '呜呜啦啦咕噜')).result.state).toBe('WORKING');
    expect((await ask(third, '缩短')).error).toBe('request_under_way');
    await api(before, 'decide', { key, change_id: second.id, decision: 'DISMISS' });
    await idle.keepAs('amending_ended');

    idle = await createTestSite({ from: 'amending_ended', work: true });
    const after = createSiteClient(idle);
    await vi.waitFor(
      async () => {
        const { list } = (await api(after, key)).result;
        expect(list.map(({ state }: { state: string }) => state)).toEqual(['OPEN', 'DISMISSED', 'FAILED']);
      },
      { timeout: 30_000, interval: 100 },
    );
    await idle.close();
  }, 60_000);
});

describe('what a remark says outright', () => {
  const words = '若干';
  it.each([
    ...[
      '删去这句',
      '此句可删',
      '建议删除',
      '请把这部分删掉。',
      'Delete this sentence.',
      'please remove',
      'Eliminar esta frase',
      'この文を削除してください',
    ].map((remark) => [remark, expect.objectContaining({ kind: 'DELETE' })]),
    ['改为“三条”', { kind: 'REPLACE', by: '三条' }],
    ['Should be "three".', { kind: 'REPLACE', by: 'three' }],
    ['Cambiar por «tres»', { kind: 'REPLACE', by: 'tres' }],
    ['「三つ」に修正してください', { kind: 'REPLACE', by: '三つ' }],
    ...['改为主动语态', '删去第二句', '这段太长', 'delete the second sentence of section 3', '很好'].map((remark) => [
      remark,
      null,
    ]),
  ] as [string, unknown][])('%s', (remark, expected) => {
    expect(readPlainRemark(remark, words)).toEqual(expected);
  });
});

describe('what goes when a remark wants something gone', () => {
  const text = sentences.join('');
  const [first, second, third] = sentences;
  const word = text.indexOf('设备');
  /** Set on these words of a paragraph. */
  const left = (remark: string, start: number, end: number) =>
    changePlainly(
      {
        ...({} as Change),
        instruction: null,
        comment: commentOf(remark),
        quote: text.slice(start, end),
        ranges: [{ paragraphId: 'p1', start, end }],
      },
      [{ original: text, text, position: 0 }],
    );
  const commentOf = (remark: string): Change['comment'] => ({
    ...{ author: null, at: null, text: remark, replies: [], isResolved: false },
  });

  it('is the word, the sentence around it or the paragraph, as the remark names it', () => {
    expect(left('删去', word, word + 2)).toEqual([text.replace('设备', '')]);
    expect(left('删去这句', word, word + 2)).toEqual([`${first}${third}`]);
    expect(left('此段删除', word, word + 2)).toEqual(['']);
    // Whoever marks whole sentences means these, whatever they are called.
    expect(left('这段话删掉', first.length, first.length + second.length)).toEqual([`${first}${third}`]);
    expect(left('删去这句', 0, first.length + second.length)).toEqual([third]);
  });
});
