import type { PaperReference } from '@yanmo/contract/papers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCitations } from '../../../engines/draft-text.ts';
import { openPaperShop, type PaperShop } from '../../../testing/orders/paper-shop.ts';
import { shareTold } from '../../../testing/orders/share-told.ts';
import { isArticle, isCitedBySheets } from '../../library/service.ts';

let shop: PaperShop;
beforeAll(async () => {
  shop = await openPaperShop();
  await shop.site.library.takeInCollection();
}, 180_000);
afterAll(() => shop.close());

const form = {
  ...{ title: '基于卷积神经网络的图像分类系统的设计与实现', type: 'thesis', field: 'engineering' },
  ...{ product: 'UNDERGRADUATE', word_count: 12_000 },
};

it('a paper on a machine with the collection alone prints works on its matter, each cited where it belongs', {
  timeout: 120_000,
}, async () => {
  const token = await shop.logIn();
  const key1 = await shop.writeOutline(token, form);
  const number = await shop.orderPaper(token, key1, { order_type: 'PAPER_UNDERGRADUATE' });
  await shop.payByScan(token, number);
  const order = await shop.delivered(token, number);
  const { result } = await shop.get(token, `paper/references?out_trade_no=${number}`);
  const references: PaperReference[] = result.references;
  const works = references.map(({ work }) => work);
  // How many depends on which facts this student is told.
  expect(works.length).toBeGreaterThanOrEqual(3);
  // Those that it names, and those that what is known of the subject rests on.
  expect(works.filter(({ standing }) => standing !== 'VERIFIED' && standing !== 'NAMED')).toEqual([]);
  // Books on databases and software at large are of its field, and not on what its title names.
  expect(works.filter(({ title }) => /数据库|软件/u.test(title))).toEqual([]);
  expect(works.filter(isArticle).length).toBeGreaterThanOrEqual(1);
  for (const { text } of references) expect(text).not.toMatch(/不详|S\.\s?l\.|s\.\s?n\./u);

  const { result: shown } = await shop.get(token, `paper/text/${number}`);
  const sections: { title: string; text: { draft: string } | null }[] = shown.sections;
  // On a bare machine this is the main job: the text says what is known, and says it of its title.
  const whole = sections.flatMap(({ text }) => text?.draft ?? []).join('\n\n');
  expect(shareTold(whole, { title: form.title, field: 'engineering', language: 'zh' })).toBeGreaterThanOrEqual(0.6);
  const { result: certificate } = await shop.get(token, `paper/certificate/${number}`);
  const measure = (name: string) => certificate.measures.find((one: { name: string }) => one.name === name);
  expect(measure('subject')).toMatchObject({ bar: 0.85, is_met: true });
  // The sheet is on recognising images at large, so that most of it is wider than this title; works and what names networks are on it.
  expect(measure('topic').value).toBeGreaterThan(0.1);
  expect(sections.filter(({ text }) => text).length).toBeLessThanOrEqual(Math.ceil(certificate.units / 180));

  const citing = sections.filter(({ text }) => text && listCitations(text.draft).length > 0);
  expect(citing.length).toBeGreaterThanOrEqual(2);
  // What others wrote on the subject is no part of how the study is made, of what it found or of what follows from it.
  const own = /样本|模型|检验|响应|结论|局限|建议|拟回答/u;
  for (const { work, cited_in } of references.filter((one) => !isCitedBySheets(one.work.id))) {
    expect(cited_in.length, work.title).toBe(1);
    expect(own.test(cited_in.join()), `${work.title} in ${cited_in}`).toBe(work.is_on_method ?? false);
  }
  for (const paragraph of citing.flatMap(({ text }) => text?.draft.split('\n\n') ?? [])) {
    // A fact that rests on a work is told as any other; whoever is named for having written has a sentence of his own.
    const sentences = paragraph
      .split(/(?<=。)/u)
      .filter((sentence) => listCitations(sentence).some((id) => !isCitedBySheets(id)));
    expect(sentences.length, paragraph).toBeLessThanOrEqual(3);
    const moulds = sentences.map((sentence) => sentence.replace(/[^、，。]*\[@[^\]]+\]/gu, '…').slice(-8));
    expect(new Set(moulds).size, paragraph).toBe(moulds.length);
    // Whoever is named has a mark: nothing was taken away by the check of what is cited.
    for (const [year] of paragraph.matchAll(/（(?:19|20)\d\d）(?!\[@)/gu))
      expect.fail(`${year} without a mark: ${paragraph}`);
  }
  const pdf = await shop.readPdf(order.order_item_response[0].file_urls.pdf);
  expect(pdf).toContain('参考文献[1]');
  expect(pdf).toContain(`[${works.length}]`);
});
