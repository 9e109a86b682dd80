import { languages } from '@yanmo/contract/languages';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocumentWriter } from '../../../documents/document-writer.ts';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import { textOfPdf } from '../../../testing/orders/paper-shop.ts';
import { testThreads } from '../../../testing/test-threads.ts';
import { type Certificate, isCount, type Measure } from './certificate.ts';
import { certificateDocument } from './certificate-document.ts';
import { certificateWordings, measureWordings } from './certificate-wordings.ts';

const documents = createDocumentWriter(testThreads);
afterAll(() => documents.close());

const names = Object.keys(measureWordings) as Measure['name'][];
const bars: Partial<Record<Measure['name'], number | null>> = {
  length: 97,
  duplication: null,
  gaps: null,
  references: 18,
  aigc_rate: null,
  repetition_rate: null,
  wider: null,
};
const certificate: Certificate = {
  version: 3,
  units: 12_034,
  references: 0,
  gaps: Array.from({ length: 28 }, (_, index) => ({
    ...{ sectionId: `s${index}`, number: `${1 + Math.floor(index / 2)}.${1 + (index % 2)}`, title: 'T', text: 'data' },
  })),
  measures: names.map((name) => ({
    ...{ name, value: name === 'length' ? 91.25 : 0.0218, direction: 'at_least' },
    ...{ bar: bars[name] === undefined ? 0.02 : bars[name], isMet: name !== 'length' && name !== 'references' },
    ...(name === 'subject' ? { value: null, isMet: false } : {}),
  })),
};

describe('the certificate as a page', () => {
  it.each(languages)(
    'in %s names every measure, its value and bar, and hides no miss, on two pages at most',
    {
      timeout: 60_000,
    },
    async (language) => {
      const template = getDefaultTemplate(language);
      const { pdf, pages } = await documents.write(
        certificateDocument({
          ...{ title: 'T'.repeat(40), language, templateId: template.id, engine: 'built-in-3', edition: 2 },
          ...{ measuredAt: new Date('2026-03-01T20:00:00Z'), certificate },
        }),
        template,
      );
      expect(pages).toBeLessThanOrEqual(2);
      const text = await textOfPdf(pdf);
      const words = certificateWordings[language];
      const bare = (part: string) => part.replace(/\s+/gu, '');
      for (const name of names.filter((one) => !isCount({ name: one }))) {
        expect(text).toContain(bare(measureWordings[name].name[language]));
        expect(text).toContain(bare(measureWordings[name].about[language]));
      }
      expect(text).toMatch(/91[.,]3≥97/u);
      expect(text).toContain(bare(words.missed));
      expect(text).toContain(bare(words.noBar));
      expect(text).toContain(bare(words.notTaken));
      expect(text).toContain(bare(words.ofWanted(words.none, '18')));
      const joint = language === 'zh' || language === 'ja' ? '、' : ', ';
      expect(text).toContain(bare(`${words.gaps}28 · 1.1${joint}1.2`));
      expect(text).toContain(bare(words.summary({ total: 18, met: 11, missed: 2, open: 5 })));
      expect(text).toContain('built-in-3');
      // The day in Beijing.
      expect(text).toMatch(/2026年3月2日|2March2026|2demarzode2026/u);
    },
  );
});
