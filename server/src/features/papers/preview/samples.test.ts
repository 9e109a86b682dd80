import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtInVersion } from '../../../engines/built-in/built-in-version.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openPaperShop, type PaperShop } from '../../../testing/orders/paper-shop.ts';
import { sampleForms } from './sample-papers.ts';
import { deleteFormerSamples, insertSample } from './sample-store.ts';

let shop: PaperShop;
beforeAll(async () => {
  shop = await openPaperShop();
  await shop.site.library.takeInCollection();
}, 180_000);
afterAll(() => shop.close());

const list = async (query = '') => (await shop.call(`/api/ai-paper/home/samples${query}`)).result;
const oldKey = 'samples/built-in-0/en-remote-work.pdf';

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
        ...{ id: 'en-remote-work', engineVersion: 'built-in-0', language: 'en', title: 'Old', field: 'law' },
        ...{ level: 'FINAL', units: 1, pages: 1, fileKey: oldKey, createdAt: new Date('2026-01-01') },
      }),
    );
    const former = { id: 'en-former', language: 'en' as const, title: 'Former', field: 'law', level: 'FINAL' };
    await inTransaction(shop.db, async (tx) => {
      const file = { fileKey: 'samples/former.pdf', createdAt: new Date('2026-01-01') };
      await insertSample(tx, { ...former, ...file, engineVersion: 'built-in-0', units: 1, pages: 1 });
      const shown = sampleForms.map(({ id }) => id);
      expect(await deleteFormerSamples(tx, shown)).toEqual([file.fileKey]);
    });
    expect((await list()).samples).toMatchObject([{ id: 'en-remote-work', engine: 'built-in-0' }]);
    expect(String(await shop.read((await list()).samples[0].pdf_url))).toBe('%PDF-old');
  });

  it('are written by the built-in engine one after the other, and open without an account', {
    timeout: 120_000,
  }, async () => {
    await Promise.all([shop.site.papers.askForSamples(), shop.site.papers.askForSamples()]);
    const made = await vi.waitFor(
      async () => {
        const { samples } = await list('?page_num=1&page_size=20');
        const done = samples.filter(({ engine }: { engine: string }) => engine.startsWith(`${builtInVersion()}.`));
        for (const language of ['en', 'zh'])
          expect(done.map((sample: { language: string }) => sample.language)).toContain(language);
        return done;
      },
      { timeout: 100_000, interval: 250 },
    );
    const english = made.find(({ id }: { id: string }) => id === 'en-remote-work');
    expect(english).toMatchObject({ language: 'en', field: 'management', level: 'FINAL', pages: expect.any(Number) });
    // As long as what is known of its title, and no longer.
    expect(english.units).toBeGreaterThan(900);
    expect(english.units).toBeLessThanOrEqual(2_100);
    const response = await fetch(`${shop.site.url}${english.pdf_url}`);
    expect(response.headers.get('content-disposition')).toMatch(/^inline/u);
    const text = await shop.readPdf(english.pdf_url);
    for (const words of ['Theeffectofremotework', 'Useofartificialintelligence', builtInVersion()]) {
      expect(text.toLowerCase()).toContain(words.toLowerCase());
    }
    // Of what is known with its source, something stands there with it.
    expect(text).toMatch(
      /FrameworkAgreementonTelework|EmploymentRightsAct|QuarterlyJournalofEconomics|NatureHumanBehaviour/iu,
    );
    const chinese = made.find(({ language }: { language: string }) => language === 'zh');
    expect(chinese?.units).toBeGreaterThan(900);
    const onlyChinese = await list('?language=zh');
    expect(onlyChinese.samples.map(({ language }: { language: string }) => language)).not.toContain('en');
    await vi.waitFor(async () => {
      await expect(shop.site.platform.storage.open(oldKey)).rejects.toMatchObject({ code: 'not_found' });
    }, 20_000);
  });
});
