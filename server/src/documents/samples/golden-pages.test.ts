import { describe, expect, it } from 'vitest';
import { documentTypes } from '../document.ts';
import type { ContentsEntry, LaidHeading } from '../layout/laid.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import { findOverfull } from '../pdf/testing/find-overfull.ts';
import { readBack, readPages, withoutBlanks } from '../pdf/testing/read-back.ts';
import { renderHere } from '../pdf/testing/render-sample.ts';
import { defaultTemplates } from '../templates/default-templates.ts';
import { sampleDocument } from './sample-document.ts';

/** How long each sample is: a page more or less is a change of the look that somebody should have seen. */
const pages: Readonly<Record<string, number>> = {
  'zh-standard': 14,
  'zh-bound': 13,
  'zh-large': 14,
  'zh-humanities': 14,
  'en-standard': 14,
  'es-standard': 15,
  'ja-standard': 13,
};

const isSoak = process.env.YANMO_SOAK === '1';
/** Every type in two or three of the templates, every template with four of the types; the long run looks at all of them. */
const typesIn = (place: number) =>
  documentTypes.filter((type, index) => type !== 'thesis' && (isSoak || (index + place) % 3 === 0));

describe.each(defaultTemplates.map((template, place) => [template.id, template, place] as const))(
  'the samples in %s',
  (id, template, place) => {
    it('of a thesis: every heading on its page and in the outline, no line too long, our fonts only', async () => {
      const document = sampleDocument('thesis', template);
      const rendered = await renderHere(document, template);
      const read = await readBack(rendered.bytes);
      const items = layoutDocument(document, template).sections.flatMap((section) => [...section.items]);
      const printed = ({ number, gap, text }: Pick<LaidHeading & ContentsEntry, 'number' | 'gap' | 'text'>): string =>
        withoutBlanks(`${number ?? ''}${gap}${text}`);
      const listed = items.filter((item) => item.kind === 'heading' && item.isListed) as LaidHeading[];
      expect(read.outline.map(({ title }) => withoutBlanks(title))).toEqual(listed.map(printed));
      for (const heading of listed) {
        const page = read.destinations.get(`at:${heading.id}`) ?? 0;
        expect(withoutBlanks(read.pages[page - 1]?.text ?? ''), heading.id).toContain(printed(heading));
      }
      expect(findOverfull(read, template)).toEqual([]);
      expect(read.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
      expect(read.pages.length, `pages of ${id}`).toBe(pages[id]);
    }, 60_000);

    it.each(typesIn(place))(
      'of a %s: no line too long',
      async (type) => {
        const rendered = await renderHere(sampleDocument(type, template), template);
        const read = await readPages(rendered.bytes);
        expect(findOverfull(read, template)).toEqual([]);
        expect(read.pages.every(({ text }) => withoutBlanks(text) !== '')).toBe(true);
      },
      60_000,
    );
  },
);
