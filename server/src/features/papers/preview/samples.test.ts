import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInVersion } from '../../../engines/built-in/built-in-version.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openPaperShop, type PaperShop } from '../../../testing/orders/paper-shop.ts';
import { sampleForms } from './sample-papers.ts';
import { insertSample } from './sample-store.ts';

let shop: PaperShop;
beforeAll(async () => {
  shop = await openPaperShop();
}, 60_000);
afterAll(() => shop.close());

const list = async (query = '') => (await shop.call(`/api/ai-paper/home/samples${query}`)).result;
const oldKey = 'samples/built-in-0/en-deepfakes.pdf';

describe('the sample papers', () => {
  it('are of every language, and of several fields and levels', () => {
    const count = (language: string) => sampleForms.filter((form) => form.language === language).length;
    expect([count('zh') >= 2, count('en') >= 2, count('es') >= 1, count('ja') >= 1]).toEqual([true, true, true, true]);
    expect(new Set(sampleForms.map(({ field }) => field)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(sampleForms.map(({ level }) => level)).size).toBe(4);
  });

  it('are none until they are asked for; of an older engine they stay until the new one is there', async () => {
    expect(await list()).toMatchObject({ total: 0, samples: [] });
    await shop.site.platform.storage.put(oldKey, Buffer.from('%PDF-old'));
    await inTransaction(shop.db, (tx) =>
      insertSample(tx, {
        ...{ id: 'en-deepfakes', engineVersion: 'built-in-0', language: 'en', title: 'Old', field: 'law' },
        ...{ level: 'FINAL', units: 1, pages: 1, fileKey: oldKey, createdAt: new Date('2026-01-01') },
      }),
    );
    expect((await list()).samples).toMatchObject([{ id: 'en-deepfakes', engine: 'built-in-0' }]);
    expect(String(await shop.read((await list()).samples[0].pdf_url))).toBe('%PDF-old');
  });

  it('are written by the built-in engine one after the other, and open without an account', {
    timeout: 120_000,
  }, async () => {
    await Promise.all([shop.site.papers.askForSamples(), shop.site.papers.askForSamples()]);
    const made = await vi.waitFor(
      async () => {
        const { samples } = await list('?page_num=1&page_size=20');
        const done = samples.filter(({ engine }: { engine: string }) => engine === builtInVersion());
        expect(done.length).toBeGreaterThanOrEqual(2);
        return done;
      },
      { timeout: 100_000, interval: 250 },
    );
    const english = made.find(({ id }: { id: string }) => id === 'en-deepfakes');
    expect(english).toMatchObject({ language: 'en', field: 'law', level: 'FINAL', pages: expect.any(Number) });
    expect(Math.abs(english.units - 3_000)).toBeLessThan(150);
    const response = await fetch(`${shop.site.url}${english.pdf_url}`);
    expect(response.headers.get('content-disposition')).toMatch(/^inline/u);
    const text = await shop.readPdf(english.pdf_url);
    for (const words of [
      'Regulatingdeepfakes',
      'Useofartificialintelligence',
      builtInVersion(),
      'noreferencesarelisted',
    ]) {
      expect(text.toLowerCase()).toContain(words.toLowerCase());
    }
    const chinese = made.find(({ language }: { language: string }) => language === 'zh');
    expect(chinese?.id).toBe('zh-platform-law');
    const onlyChinese = await list('?language=zh');
    expect(onlyChinese.samples.map(({ language }: { language: string }) => language)).not.toContain('en');
    await vi.waitFor(async () => {
      await expect(shop.site.platform.storage.open(oldKey)).rejects.toMatchObject({ code: 'not_found' });
    }, 20_000);
  });
});
