import http from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { docxOf, paragraphXml } from '../../documents/readers/testing/office-files.ts';
import { lockedPdf, pdfPages } from '../../documents/readers/testing/pdf-files.ts';
import { rawZip } from '../../documents/readers/testing/raw-zip.ts';
import { usualMembers, wordMember } from '../../documents/readers/testing/refusals.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { textOfPdf } from '../../testing/orders/paper-shop.ts';
import { openCheckShop, ownSentences, planted } from './testing/check-shop.ts';

/** Texts are read, and reports set, in processes of their own, which a busy machine takes its time for. */
vi.setConfig({ testTimeout: 90_000 });

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const pdfType = 'application/pdf';

let desk: Awaited<ReturnType<typeof openCheckShop>>;
let token: string;
let stranger: string;
let operator: string;
/** Checked, paid for and delivered by the first test. */
let delivered: { outTradeNo: string; key: string; number: string };
beforeAll(async () => {
  desk = await openCheckShop();
  [token, stranger, operator] = [await desk.buyer(), await desk.buyer(), await desk.logInOperator()];
}, 180_000);
afterEach(async () => {
  expect(await desk.findDifferences()).toEqual([]);
});
afterAll(() => desk.close());

const paragraphs = (sentences: readonly string[]): string =>
  Array.from({ length: Math.ceil(sentences.length / 4) }, (_, index) =>
    sentences.slice(4 * index, 4 * index + 4).join(''),
  ).join('\n\n');
const withPlanted = (from: number): string => {
  const own = ownSentences(12, from);
  return paragraphs([...own.slice(0, 5), planted[0] ?? '', ...own.slice(5)]);
};
const certificate = (number: string) => desk.call(`/api/ai-paper/similarity/certificate/${number}`);
const count = async (from: string, values: unknown[] = []) =>
  (await desk.site.platform.pool.query(`select count(*)::int as count from ${from}`, values)).rows[0].count;

it('sells a text by its length, finds what was copied into it, and shows both sides', async () => {
  const text = withPlanted(0).replace('年河', '年\u200b河');
  // Twice at the same moment, and once more: one order.
  const [first, second] = await Promise.all([desk.sent(token, { text }), desk.sent(token, { text })]);
  const again = await desk.sent(token, { text, title: '县\u200b志与集市', compare_with: ['LIBRARY', 'SITE'] });
  expect([second?.out_trade_no, again.out_trade_no]).toEqual([first?.out_trade_no, first?.out_trade_no]);
  const { out_trade_no: outTradeNo, file_back_key: key, characters } = again;
  expect(again).toMatchObject({
    title: '县志与集市',
    language: 'zh',
    cleaned: 1,
    preview: expect.stringContaining('县志'),
  });
  const order = (await desk.get(token, `pass/order/${key}`)).result;
  expect(order).toMatchObject({
    ...{ out_trade_no: outTradeNo, order_type: 'PLAGIARISM_CHECK', payment_status: 'PRE_CREATE', estimated_minutes: 5 },
    ...{ word_count: characters, total_price: Math.max(100, Math.ceil((characters * 150) / 1000)) },
  });
  expect(await desk.report(token, outTradeNo)).toMatchObject({ stage: 0, rates: null, matches: [], pdf_url: null });

  const pay = () => desk.post(token, 'pass/pay_order', { out_trade_no: outTradeNo });
  const stream = await readEvents(`${desk.site.url}/api/ai-paper/orders/order/${outTradeNo}/events`, {
    authorization: `Bearer ${token}`,
  });
  const paid = await Promise.all([pay(), pay(), pay()]);
  expect(paid.map(({ error }) => error ?? 'paid').sort()).toEqual(['order_already_paid', 'order_already_paid', 'paid']);
  const report = await desk.delivered(token, outTradeNo);
  await vi.waitFor(() => expect(stream.received.map(({ type }) => type)).toContain('check'), 20_000);
  stream.close();

  const texts = (await desk.get(token, 'similarity/texts')).result.texts;
  expect(texts.find(({ among }: { among: string }) => among === 'LIBRARY')).toEqual(
    report.compared_with.find(({ among }: { among: string }) => among === 'LIBRARY'),
  );

  expect(report).toMatchObject({
    ...{ kind: 'SIMILARITY', file_back_key: key, title: '县志与集市', units: characters, cleaned: 1, is_cut: false },
    ...{
      sources: [
        { kind: 'LIBRARY', title: '盐碱地上的苜蓿与借牛契约', authors: ['周岚', '何牧'], year: 2020, is_gone: false },
      ],
    },
    ...{ rate: report.rates.headline, certificate_number: expect.stringMatching(/^YM(-[0-9A-HJKMNP-TV-Z]{4}){4}$/u) },
    compared_with: [
      { among: 'LIBRARY', texts: 1 },
      { among: 'SITE', texts: 0 },
    ],
  });
  expect(report.text).not.toContain('\u200b');
  expect(report.file_key).toBeNull();
  const copies = report.matches.filter(({ layer }: { layer: string }) => layer === 'COPY');
  expect(copies).toHaveLength(1);
  const [{ start, end, source }] = copies;
  const bare = (words: string) => words.replace(/[，。]/gu, '');
  expect(bare(report.text.slice(start, end))).toBe(bare(planted[0] ?? ''));
  expect(bare(source.text.slice(source.start, source.end))).toBe(bare(planted[0] ?? ''));
  expect(report.rate).toBeCloseTo((100 * 35) / characters, 0);
  const marked = report.paragraphs.filter(({ rate }: { rate: number }) => rate > 0);
  expect(marked).toHaveLength(1);
  expect(marked[0].start).toBeLessThanOrEqual(start);

  delivered = { outTradeNo, key, number: report.certificate_number };
  const listed = (await desk.get(token, 'orders/order/list?order_type=PLAGIARISM_CHECK')).result.order_list[0];
  expect(listed.order_item_response[0]).toMatchObject({
    ...{ rate: report.rate, file_urls: { word: null, pdf: expect.any(String) } },
  });
  const printed = await textOfPdf(await desk.download(report.pdf_url));
  expect(printed).toContain(delivered.number);
});

it('sells nothing where there is nothing to compare with: the text itself, and what it was before, are nothing', async () => {
  const buyer = await desk.buyer();
  const before = await desk.balance(buyer);
  const file_key = await desk.upload(buyer, 'CHECK', { name: 'a.txt', bytes: withPlanted(400), type: 'text/plain' });
  for (const sent of [{ file_key }, { text: withPlanted(400) }]) {
    const refused = await desk.send(buyer, { ...sent, compare_with: ['OWN_FILES', 'SITE'] });
    expect([refused.status, refused.error]).toEqual([422, 'nothing_to_compare_with']);
  }
  expect((await desk.get(buyer, 'orders/order/list?order_type=PLAGIARISM_CHECK')).result.total).toBe(0);

  // What was sent before is one of their files, until it turns out to be an earlier version of what is checked: the money goes back.
  await desk.delivered(buyer, await desk.bought(buyer, { text: withPlanted(400) }));
  const paid = await desk.balance(buyer);
  expect(paid).toBeLessThan(before);
  const { id } = (await desk.get(buyer, 'user/info')).result;
  await vi.waitFor(
    async () => expect(await count('similarity_sources where owner_user_id = $1', [id])).toBe(1),
    20_000,
  );
  const later = { text: `${withPlanted(400)}\n\n${ownSentences(1, 900)}`, compare_with: ['OWN_FILES'] };
  const outTradeNo = await desk.bought(buyer, later);
  await vi.waitFor(async () => {
    const [item] = (await desk.see(buyer, outTradeNo)).order_item_response;
    expect(item).toMatchObject({ paper_case: { stage: 3 }, retries_left: 0, rate: null });
    expect(item.error.error).toBe('nothing_to_compare_with');
    expect(await desk.balance(buyer)).toBe(paid);
  }, 30_000);
  expect(await desk.report(buyer, outTradeNo)).toMatchObject({ stage: 3, rate: null, certificate_number: null });
});

it('is nobody else’s, by whatever key', async () => {
  const { outTradeNo, key } = delivered;
  const answers = await Promise.all([
    desk.get(stranger, `pass/report/${outTradeNo}`),
    desk.get(stranger, `pass/order/${key}`),
    desk.get(stranger, `orders/order/${outTradeNo}`),
    desk.get(token, 'pass/order/nothing'),
    desk.post(stranger, 'pass/remove', { file_back_key: key }),
    desk.post(stranger, 'pass/upload', { out_trade_no: outTradeNo }),
    // Theirs, and no paper.
    desk.post(token, 'pass/upload', { out_trade_no: outTradeNo }),
    desk.post(stranger, 'pass/upload', {
      file_key: await desk.upload(token, 'CHECK', { name: 'a.txt', bytes: withPlanted(900), type: 'text/plain' }),
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
});

describe('a certificate', () => {
  it('is confirmed to whoever has its number, without a word of the text', async () => {
    const { result } = await certificate(delivered.number.toLowerCase());
    const { rates, units, measured_at } = await desk.report(token, delivered.outTradeNo);
    expect(result).toMatchObject({
      number: delivered.number,
      kind: 'SIMILARITY',
      rate: rates.headline,
      rates,
      units,
      measured_at,
    });
    expect(JSON.stringify(result)).not.toMatch(/县志|盐碱|集市/u);
    const wrong = [
      delivered.number.slice(0, -1),
      `${delivered.number.slice(0, -4)}ZZZZ`,
      'YM',
      '%F0%9F%98%80',
      'x'.repeat(150),
    ];
    const answers = await Promise.all(wrong.map(certificate));
    expect(new Set(answers.map(({ status, error, message }) => `${status} ${error} ${message}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  it('stays when its owner removes the text, of which nothing stays', async () => {
    const { outTradeNo, key, number } = delivered;
    const { pdf_url } = await desk.report(token, outTradeNo);
    for (let time = 0; time < 2; time += 1) {
      expect((await desk.post(token, 'pass/remove', { file_back_key: key })).status).toBe(200);
    }
    expect(await desk.report(token, outTradeNo)).toMatchObject({
      ...{ is_removed: true, text: '', matches: [], sources: [], pdf_url: null, certificate_number: number },
      rates: { headline: expect.any(Number) },
    });
    for (const table of ['check_texts', 'check_findings', 'check_files'])
      expect(await count(`${table} where check_id = $1`, [key])).toBe(0);
    await vi.waitFor(async () => expect((await fetch(`${desk.site.url}${pdf_url}`)).status).toBe(404));
    expect((await certificate(number)).status).toBe(200);
    expect((await desk.see(token, outTradeNo)).order_item_response[0].file_urls.pdf).toBeNull();
  });

  it('is withdrawn with the money, also once the account is gone', async () => {
    const buyer = await desk.buyer();
    const outTradeNo = await desk.bought(buyer, { text: withPlanted(200) });
    const { certificate_number: number } = await desk.delivered(buyer, outTradeNo);
    const { result } = await desk.post(buyer, 'refund/apply', {
      out_trade_no: outTradeNo,
      reason: 'wrong file',
      destination: 'WALLET',
    });
    expect((await certificate(number)).status).toBe(200);
    await desk.post(operator, 'refund/confirm_apply', { id: result.id, approve: true });
    expect((await certificate(number)).status).toBe(404);
    const refused = await desk.get(buyer, `pass/report/${outTradeNo}`);
    expect([refused.status, refused.error]).toEqual([409, 'check_refunded']);
    await eraseAccount(buyer);
    expect((await certificate(number)).status).toBe(404);
  });
});

const eraseAccount = async (of: string) => {
  const { id } = (await desk.get(of, 'user/info')).result;
  await inTransaction(desk.db, (tx) => desk.site.similarity.accountPart.erase(tx, id));
  return id;
};

it('takes a file as a form, and leaves out what is no text of its author', async () => {
  const own = ownSentences(9, 300);
  const heading = (text: string) =>
    `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const body = [
    heading('一、集市'),
    ...own.slice(0, 5).map(paragraphXml),
    paragraphXml(planted[1] ?? ''),
    heading('参考文献'),
    paragraphXml(`[1] 何牧. ${planted[0]}[J]. 农史研究, 2020, 12(3): 44-58.`),
  ].join('');
  const form = new FormData();
  form.append('compare_with', 'LIBRARY');
  form.append('file', new Blob([new Uint8Array(await docxOf(body))], { type: wordType }), '县志抄.docx');
  form.append('title', '  ');
  const { result, error } = await desk.call('/api/ai-paper/pass/upload', { token, body: form });
  expect(error).toBeUndefined();
  expect(result).toMatchObject({ title: '县志抄', language: 'zh' });
  await desk.post(token, 'pass/pay_order', { out_trade_no: result.out_trade_no });
  const report = await desk.delivered(token, result.out_trade_no);
  const kinds = report.paragraphs.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['HEADING', ...Array(6).fill('PROSE'), 'REFERENCES', 'REFERENCES']);
  const units = report.paragraphs.slice(0, 7).reduce((sum: number, one: { units: number }) => sum + one.units, 0);
  expect(Math.abs(report.units - units)).toBeLessThan(12);
  expect(report.rates.with_references).toBeGreaterThan(report.rates.headline);
  expect(report.matches.map((match: { is_in_references: boolean }) => match.is_in_references)).toEqual([false, true]);

  // From here its owner has it rewritten, as the file that it is; by its words its paragraphs are met again.
  const { file_key } = report;
  const read = (await desk.post(token, 'third_aigc/read', { file_key })).result;
  const words = read.paragraphs.map((one: { start: number; end: number }) => read.text.slice(one.start, one.end));
  expect(words).toHaveLength(6);
  expect(words.filter((one: string) => !report.text.includes(one))).toEqual([]);
  expect((await desk.post(stranger, 'third_aigc/read', { file_key })).status).toBe(404);

  // Of a form that came to nothing, or came twice, no file stays: nobody knows its key.
  const files = await count('files');
  const sendForm = (text: string, fields: Record<string, string> = {}) => {
    const sent = new FormData();
    sent.append('file', new Blob([text]), 'x.txt');
    for (const [name, value] of Object.entries(fields)) sent.append(name, value);
    return desk.call('/api/ai-paper/pass/upload', { token, body: sent });
  };
  expect(await sendForm('x', { compare_with: 'EVERYTHING' })).toMatchObject({ status: 422, error: 'invalid_fields' });
  expect(await sendForm('盐碱地')).toMatchObject({ status: 422, error: 'check_too_short' });
  expect(await sendForm('  \n  ')).toMatchObject({ status: 422, error: 'nothing_to_check' });
  expect((await sendForm('\0\u0001\u0002')).message).not.toContain('PNG');
  expect(await count('files')).toBe(files);
  const twice = [await sendForm(own.join('')), await sendForm(own.join(''), { compare_with: 'LIBRARY,LIBRARY' })];
  expect(twice[1]?.result.file_back_key).toBe(twice[0]?.result.file_back_key);
  expect(await count('files')).toBe(files + 1);
  expect(await count(`checks where id = $1 and compare_with = '{LIBRARY}'`, [twice[0]?.result.file_back_key])).toBe(1);
});

it('sells once what is sent twice under one key, and refuses another text under it', async () => {
  const path = '/api/ai-paper/pass/upload';
  const [text, other] = [withPlanted(2_000), withPlanted(2_100)];
  const send = (key: string, body: object) => desk.call(path, { token, body, headers: { 'idempotency-key': key } });
  const [first, same] = await Promise.all([send('one-text', { text }), send('one-text', { text })]);
  expect(first?.result.out_trade_no).toBeTruthy();
  expect(same?.result).toEqual(first?.result);
  // Paid for since, it would be another order without the key.
  await desk.post(token, 'pass/pay_order', { out_trade_no: first?.result.out_trade_no });
  expect((await send('one-text', { text })).result).toEqual(first?.result);
  expect(await send('one-text', { text: other })).toMatchObject({ status: 409, error: 'idempotency_key_reused' });

  const files = await count('files');
  const form = (content: string, title = 't') => {
    const sent = new FormData();
    sent.append('title', title);
    sent.append('file', new Blob([content]), 'x.txt');
    return send('one-file', sent);
  };
  const sent = await form(other);
  expect(sent.result.out_trade_no).toBeTruthy();
  expect((await form(other)).result).toEqual(sent.result);
  for (const again of [await form(text), await form(other, 'u'), await send('one-file', { text: other })])
    expect(again).toMatchObject({ status: 409, error: 'idempotency_key_reused' });
  expect(await count('files')).toBe(files + 1);
});

it('takes a coupon for as many characters as it says, and the rest in money', async () => {
  const redeem = async () => {
    const [code] = await desk.makeCodes(operator, 'PLAGIARISM_CHECK', { max_characters: 10_000 });
    return (await desk.post(token, 'wallet/redeem', { code })).result.coupon.id;
  };
  const long = await desk.sent(token, { text: paragraphs(ownSentences(360, 1_000)) });
  expect(long.characters).toBeGreaterThan(10_000);
  const whole = (await desk.see(token, long.out_trade_no)).total_price;
  const before = await desk.balance(token);
  const paid = await desk.post(token, 'pass/pay_order', { out_trade_no: long.out_trade_no, coupon_id: await redeem() });
  const rest = Math.ceil((whole * (long.characters - 10_000)) / long.characters);
  expect(paid.result).toMatchObject({ payment_status: 'TRADE_SUCCESS', paid_amount: rest });
  expect(await desk.balance(token)).toBe(before - rest);

  const short = await desk.sent(token, { text: withPlanted(600) });
  const free = await desk.post(token, 'orders/free_pay', {
    out_trade_no: short.out_trade_no,
    coupon_id: await redeem(),
  });
  expect(free.result).toMatchObject({ payment_status: 'TRADE_SUCCESS', paid_amount: 0 });
  const [one, other] = [
    await desk.delivered(token, long.out_trade_no),
    await desk.delivered(token, short.out_trade_no),
  ];
  expect([one.rate, other.rate > 0]).toEqual([0, true]);
});

it('gives all of its price back when it is cancelled while it is compared, and writes nothing any more', async () => {
  const before = await desk.balance(token);
  const { out_trade_no } = await desk.sent(token, { text: withPlanted(700) });
  const held = await desk.site.platform.pool.connect();
  try {
    await held.query('begin');
    // Its text cannot be read until this ends.
    await held.query('lock table check_texts in access exclusive mode');
    await desk.post(token, 'pass/pay_order', { out_trade_no });
    const [item] = await vi.waitFor(async () => {
      const { order_item_response } = await desk.see(token, out_trade_no);
      expect(order_item_response[0].progress).toBe(5);
      return order_item_response;
    }, 20_000);
    const { result } = await desk.post(token, 'refund/apply', { out_trade_no, reason: 'no need' });
    expect(result).toMatchObject({ status: 'REFUNDED', rule: 'UNDELIVERED' });
    await held.query('commit');
    expect(await desk.balance(token)).toBe(before);
    const open = `run_steps join runs on runs.id = run_id where subject = $1 and run_steps.state in ('QUEUED', 'RUNNING')`;
    await vi.waitFor(async () => expect(await count(open, [item.id])).toBe(0), 20_000);
    expect(await desk.report(token, out_trade_no)).toMatchObject({ stage: 3, rates: null, certificate_number: null });
    expect(await count('check_findings join checks on id = check_id where out_trade_no = $1', [out_trade_no])).toBe(0);
  } finally {
    await held.query('rollback');
    held.release();
  }
});

it('gives its price back by itself when it cannot be made', async () => {
  const before = await desk.balance(token);
  const { out_trade_no, file_back_key } = await desk.sent(token, { text: withPlanted(750) });
  const { pool } = desk.site.platform;
  await pool.query(`update check_texts set paragraphs = '{}' where check_id = $1`, [file_back_key]);
  await desk.post(token, 'pass/pay_order', { out_trade_no });
  await vi.waitFor(async () => {
    const { order_item_response, refunded_amount, paid_amount } = await desk.see(token, out_trade_no);
    expect(order_item_response[0]).toMatchObject({ paper_case: { stage: 3 }, error: { error: 'item_failed' } });
    expect(refunded_amount).toBe(paid_amount);
  }, 30_000);
  expect(await desk.balance(token)).toBe(before);
  expect(
    await count('similarity_certificates join checks on id = check_id where out_trade_no = $1', [out_trade_no]),
  ).toBe(0);
  // Put right, for whoever reads all of them.
  await pool.query(`update check_texts set paragraphs = '[]' where check_id = $1`, [file_back_key]);
});

describe('what cannot be sold', () => {
  const prose = ownSentences(8, 800).join('');
  const file = async (name: string, bytes: Uint8Array, type: string) => ({
    file_key: await desk.upload(token, 'CHECK', { name, bytes, type }),
  });
  const russian =
    'Историческая география изучает города, дороги и реки прошлого, а также людей, которые жили рядом с ними. '.repeat(
      4,
    );
  it.each<[string, () => Promise<object>, string]>([
    ['three characters', async () => ({ text: '盐碱地' }), '422 check_too_short'],
    ['nothing that is seen', async () => ({ text: '\u200b\u2060 \n' }), '422 check_too_short'],
    [
      'numbers alone',
      async () => ({ text: Array.from({ length: 400 }, (_, at) => at * 7_919).join(' ') }),
      '422 nothing_to_check',
    ],
    ['a fifth language', async () => ({ text: russian }), '422 nothing_to_check'],
    ['another language than was said', async () => ({ text: prose, language: 'en' }), '422 language_differs'],
    [
      'one sentence a thousand times',
      async () => ({ text: (planted[0] ?? '').repeat(1_000) }),
      '422 check_repeats_itself',
    ],
    [
      'references alone',
      async () => ({
        text: `参考文献\n${'[1] 何牧. 盐碱地与苜蓿的关系研究[J]. 农史研究, 2020, 12(3): 44-58.\n'.repeat(9)}`,
      }),
      '422 nothing_to_check',
    ],
    ['a text that is too long', async () => ({ text: ownSentences(3_600, 9_000).join('') }), '422 check_too_long'],
    ['a pdf of pictures', () => file('scan.pdf', pdfPages([[]]), pdfType), '415 file_without_text'],
    [
      'a pdf with a password',
      () => file('locked.pdf', lockedPdf('pw', [{ text: 'hidden', x: 72, y: 700 }]), pdfType),
      '415 file_encrypted',
    ],
    [
      'a zip bomb',
      () => file('bomb.docx', rawZip([...usualMembers, wordMember(new Uint8Array(60 * 1024 * 1024))]), wordType),
      '413 file_too_long',
    ],
    ['two things at once', async () => ({ text: prose, file_key: 'x' }), '422 invalid_fields'],
    ['nothing at all', async () => ({}), '422 invalid_fields'],
  ])('%s', async (_name, body, refusal) => {
    const [orders, balance] = [await count('orders'), await desk.balance(token)];
    const { status, error, message } = await desk.send(token, await body());
    expect(`${status} ${error}`).toBe(refusal);
    expect(message).not.toMatch(/\{\w+\}/u);
    expect([await count('orders'), await desk.balance(token)]).toEqual([orders, balance]);
  });

  it('a file of 200 MB is told what is the most, before it is read', async () => {
    const answered = await new Promise<{ status?: number | undefined; body: string }>((resolve, reject) => {
      const request = http.request(`${desk.site.url}/api/ai-paper/pass/upload`, {
        method: 'POST',
        headers: {
          ...{ authorization: `Bearer ${token}`, 'content-length': 200 * 1024 * 1024 },
          'content-type': 'multipart/form-data; boundary=x',
        },
      });
      request.on('response', async (response) => {
        let body = '';
        for await (const chunk of response) body += String(chunk);
        resolve({ status: response.statusCode, body });
        request.destroy();
      });
      request.on('error', reject);
      request.flushHeaders();
    });
    expect(answered.status).toBe(413);
    expect(answered.body).toContain('20 MB');
  });
});

describe('two texts beside each other', () => {
  const compare = (body: object, of?: string) =>
    desk.call('/api/ai-paper/similarity/compare', { body, ...(of === undefined ? {} : { token: of }) });

  it('show what they have in common, to visitors too', async () => {
    const left = ownSentences(3, 50).join('');
    const right = `${planted[1]}${ownSentences(1, 51).join('')}`;
    const { result } = await compare({ left: { text: left }, right: { text: `\u200b${right}` } });
    expect(result).toMatchObject({ left: { text: left }, right: { text: right }, matches: [{ layer: 'COPY' }] });
    const [match] = result.matches;
    expect(left.slice(match.left.start, match.left.end)).toContain(
      right.slice(match.right.start, match.right.end).slice(0, 20),
    );
    expect(result.right.rate).toBeGreaterThan(result.left.rate);
  });

  it('are files only for whoever is logged in, and no longer than is free', async () => {
    const own = ownSentences(4, 60).join('');
    const file_key = await desk.upload(token, 'CHECK', { name: 'a.txt', bytes: own, type: 'text/plain' });
    const sides = { left: { file_key }, right: { text: own } };
    expect((await compare(sides, token)).result).toMatchObject({ left: { rate: 100 }, right: { rate: 100 } });
    const long = { left: { text: ownSentences(100).join('') }, right: { text: own } };
    const answers = [
      await compare(sides),
      await compare(sides, stranger),
      await compare(long),
      await compare({ ...long, left: { text: '…' } }),
      // Nothing of them could be found to be the same.
      await compare({ left: { text: '盐碱地改良' }, right: { text: '盐碱地改良' } }),
    ];
    expect(answers.map(({ error }) => error)).toEqual([
      'not_logged_in',
      'not_found',
      'text_too_long',
      'text_without_words',
      'check_too_short',
    ]);
  });
});

it('leaves nothing of an account that is erased but a certificate without a name, nor of what nobody paid for', async () => {
  const buyer = await desk.buyer();
  const upload = { name: 'a.txt', bytes: withPlanted(400), type: 'text/plain' };
  const file_key = await desk.upload(buyer, 'CHECK', upload);
  const outTradeNo = await desk.bought(buyer, { file_key });
  const { certificate_number: number } = await desk.delivered(buyer, outTradeNo);
  await desk.sent(buyer, { text: withPlanted(500) });
  // The same file once more: it is what was paid for too, and stays with that.
  expect((await desk.sent(buyer, { file_key })).out_trade_no).not.toBe(outTradeNo);
  const { id } = (await desk.get(buyer, 'user/info')).result;
  const exported = await inTransaction(desk.db, (tx) => desk.site.similarity.accountPart.exportRows(tx, id));
  expect(JSON.stringify(exported)).toContain(number);

  const files = await count('files where owner_id = $1', [id]);
  await desk.site.platform.pool.query(
    `update checks set updated_at = updated_at - interval '8 days' where user_id = $1`,
    [id],
  );
  await desk.site.retention.sweep({ only: ['checks'] });
  expect([await count('checks where user_id = $1', [id]), await count('files where owner_id = $1', [id])]).toEqual([
    1,
    files - 1,
  ]);

  const { rows } = await desk.site.platform.pool.query(
    'select key from check_files join checks on id = check_id where user_id = $1',
    [id],
  );
  await eraseAccount(buyer);
  expect(await count('checks where user_id = $1', [id])).toBe(0);
  expect(await count('similarity_certificates where number = $1 and check_id is null', [number])).toBe(1);
  expect((await certificate(number)).status).toBe(200);
  const isThere = async ({ key }: { key: string }) =>
    (await desk.site.platform.storage.open(key).catch(() => null))?.stream.destroy() !== undefined;
  await vi.waitFor(async () => expect((await Promise.all(rows.map(isThere))).filter(Boolean)).toEqual([]));
});
