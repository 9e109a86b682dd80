import { languages } from '@yanmo/contract/languages';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainRun } from '../blocks.ts';
import type { RenderedPdf } from './render-pdf.ts';
import { findOverfull } from './testing/find-overfull.ts';
import { type ReadBack, readBack, readPages, withoutBlanks } from './testing/read-back.ts';
import { renderHere, templateOf } from './testing/render-sample.ts';
import { sampleDocument } from './testing/sample-document.ts';

describe.each(languages)('a thesis in %s', (language) => {
  const document = sampleDocument(language, { chapters: 3 });
  let rendered: RenderedPdf;
  let read: ReadBack;
  beforeAll(async () => {
    rendered = renderHere(document);
    read = await readBack(rendered.bytes);
  });

  it('holds every part in the order of its template, each with a bookmark', () => {
    expect(read.pages).toHaveLength(rendered.pages);
    const titles = read.outline.map(({ title }) => title);
    expect(titles.some((title) => title.includes('绪论 Opening'))).toBe(true);
    let from = 0;
    for (const title of titles) {
      const at = read.words.indexOf(withoutBlanks(title), from);
      expect(at, `${title} after what stands before it`).toBeGreaterThanOrEqual(from);
      from = at;
    }
    expect(read.outline.filter(({ depth }) => depth === 2).length).toBeGreaterThanOrEqual(5);
    expect(read.outline.filter(({ depth }) => depth === 3)).toHaveLength(1);
  });

  it('says its title, author, keywords and language', () => {
    expect(read.info).toMatchObject({
      Title: document.title,
      Author: 'Li Ming',
      Keywords: 'A, B',
      Language: { zh: 'zh-CN', en: 'en-US', es: 'es-ES', ja: 'ja-JP' }[language],
    });
  });

  it('gives back the page that is printed for each heading, figure, table and formula', () => {
    const { pageOf } = rendered;
    for (const id of ['c1', 'h1', 'h2', 'c2-s2', 'c3', 'part:references']) {
      const page = read.destinations.get(`at:${id}`);
      expect(page, id).toBeGreaterThan(0);
      expect(pageOf.get(id), id).toBe(read.pageLabels?.[(page ?? 0) - 1]);
    }
    for (const [id, caption] of [
      ['fig1', '研究框架'],
      ['t1', '变量定义'],
    ] as const) {
      const page = read.pages.findIndex(({ text }) => text.includes(caption));
      expect(pageOf.get(id), id).toBe(read.pageLabels?.[page]);
    }
    expect(pageOf.get('c1')).toBe('1');
    expect(pageOf.get('part:abstract-1')).toMatch(/^[ivx]+$/iu);
    expect(pageOf.get('part:statement')).toBe('');
  });

  it('embeds the fonts it uses, and no others than ours', () => {
    expect(read.fonts.length).toBeGreaterThan(3);
    for (const font of read.fonts) {
      expect(font.isEmbedded, font.name).toBe(true);
      expect(font.name).toMatch(/^[A-Z]{6}\+(NotoSerifSC|NotoSansSC|NotoSerifJP|Tinos|NewCMMath|DejaVuSansMono)/u);
    }
    expect(read.fonts.some(({ name }) => name.includes(language === 'ja' ? 'NotoSerifJP' : 'Tinos'))).toBe(true);
  });

  it('keeps every line inside the margins', () => {
    expect(findOverfull(read, templateOf(document))).toEqual([]);
  });
});

describe('what the contents and the text point at', () => {
  let rendered: RenderedPdf;
  let read: ReadBack;
  beforeAll(async () => {
    rendered = renderHere(sampleDocument('zh', { chapters: 3 }));
    read = await readBack(rendered.bytes);
  });

  it('lists the pages on which the headings stand, each line a link', () => {
    const contents = read.pages.findIndex(({ text }) => withoutBlanks(text).includes('.....'));
    const lines = linesOf(read.pages[contents]?.items ?? []).map(withoutBlanks);
    for (const [id, words] of [
      ['h2', '1.1.1框架'],
      ['c3-s2', '3.2Section2'],
      ['ap1', '附录AQuestionnaire'],
    ] as const) {
      const line = lines.find((text) => text.startsWith(words));
      expect(line, id).toMatch(new RegExp(`\\.${rendered.pageOf.get(id)}$`, 'u'));
      expect(read.links.some((link) => link.page === contents + 1 && link.toName === `at:${id}`)).toBe(true);
    }
  });

  it('links citations to their entries, references to their aims and addresses to the web', () => {
    const pageWith = (words: string): number => read.pages.findIndex(({ text }) => text.includes(words)) + 1;
    const body = pageWith('表 1-1');
    const aims = (words: string): (number | null)[] =>
      read.links.filter(({ page, text }) => page === body && withoutBlanks(text) === words).map(({ toPage }) => toPage);
    expect(aims('1')).toContain(pageWith('TEECE D J'));
    expect(aims('2')).toEqual([pageWith('于潇')]);
    expect(aims('图1-1')).toEqual([pageWith('研究框架')]);
    expect(aims('(1-1)')).toEqual([body]);
    expect(read.links.some(({ url }) => url === 'https://doi.org/10.1002/smj.640')).toBe(true);
  });

  it('numbers front matter in Roman and the body in Arabic figures, the cover not at all', () => {
    expect(read.pageLabels?.slice(0, 7)).toEqual(['', '', 'I', 'II', 'III', '1', '2']);
    expect(linesOf(read.pages[4]?.items ?? []).at(-1)).toBe('III');
    expect(linesOf(read.pages[6]?.items ?? []).at(-1)).toBe('2');
  });

  it('copies hyphens as hyphens, also beside an English abstract', () => {
    expect(read.words).toContain('图1-1');
    expect(read.words).toContain('1319-1350');
  });
});

describe('the header', () => {
  it('names the chapter that a page stands in, also where chapters share pages', async () => {
    const document = sampleDocument('zh', { chapters: 4 });
    const standard = templateOf(document);
    const shared = {
      ...standard,
      forms: { ...standard.forms, thesis: { ...standard.forms.thesis, partsStartPages: false } },
    };
    for (const template of [standard, shared]) {
      const { pages } = await readPages(renderHere(document, template).bytes);
      const headers = pages.map(({ items }) => linesOf(items)[0] ?? '').map(withoutBlanks);
      const chapters = headers.filter((header) => header.startsWith('第'));
      expect(chapters[0]).toBe('第1章绪论Opening');
      expect(new Set(chapters).size).toBe(4);
      expect(chapters).toEqual(chapters.toSorted());
      expect(headers.at(-1)).toBe('致谢');
    }
  });
});

describe('a preview', () => {
  it('bears the mark on every page, holds the first part only, and links to nothing that it lacks', async () => {
    const document = { ...sampleDocument('zh', { chapters: 6 }), variant: 'PREVIEW' as const, previewEnd: 'c3' };
    const preview = await readBack(renderHere(document).bytes);
    const whole = await readBack(renderHere({ ...document, variant: 'FULL' }).bytes);
    expect(preview.pages.every(({ text }) => text.includes('预览'))).toBe(true);
    expect(whole.pages.some(({ text }) => text.includes('预览'))).toBe(false);
    expect(preview.pages.length).toBeLessThan(whole.pages.length * 0.7);
    expect(preview.words).toContain('第6章');
    expect(preview.outline.some(({ title }) => title.includes('第6章'))).toBe(false);
    expect(preview.words).not.toContain('TEECEDJ');
    for (const { url, toPage, text } of preview.links) if (url === null) expect(toPage, text).toBeGreaterThan(0);
  });
});

describe('what Typst cannot set', () => {
  it('shows a formula that does not parse as its source, and the words of a picture that is none', async () => {
    const document = sampleDocument('zh');
    document.chapters = [
      {
        id: 'c1',
        title: [plainRun('绪论')],
        blocks: [
          { kind: 'formula', id: 'e1', latex: '\\frac{a}{', isNumbered: true },
          {
            kind: 'paragraph',
            id: 'p1',
            runs: [plainRun('前'), { kind: 'formula', latex: '\\nosuch{x}' }, plainRun('后')],
          },
          {
            kind: 'figure',
            id: 'g1',
            caption: [plainRun('坏图')],
            svg: '<svg xmlns="http://www.w3.org/2000/svg"><rect',
            widthMm: 100,
            heightMm: 40,
            alt: '此处应为框架图',
          },
        ],
      },
    ];
    const { words } = await readPages(renderHere(document).bytes);
    expect(words).toContain('\\frac{a}{(1-1)');
    expect(words).toContain('前\\nosuch{x}后');
    expect(words).toContain('此处应为框架图图1-1坏图');
  });
});

function linesOf(items: readonly { str: string; y: number }[]): string[] {
  const lines: { y: number; text: string }[] = [];
  for (const { str, y } of items.filter((item) => item.str !== '')) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - y) < 2) last.text += str;
    else lines.push({ y, text: str });
  }
  return lines.map(({ text }) => text);
}
