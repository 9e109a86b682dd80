import { languages } from '@yanmo/contract/languages';
import type { Match } from '@yanmo/contract/similarity';
import { expect, it } from 'vitest';
import { readAiLabel } from '../pdf/read-ai-label.ts';
import { renderCheckReport } from '../pdf/render-check-report.ts';
import { readBack, readPages, withoutBlanks } from '../pdf/testing/read-back.ts';
import { TypstCompiler } from '../pdf/typst-compiler.ts';
import { checkData } from './check-data.ts';
import type { CheckReport } from './check-report.ts';
import { checkWordings } from './check-wordings.ts';
import { sampleCheck } from './testing/sample-check.ts';

const compiler = new TypstCompiler();

it.each(languages)(
  'is a certificate on one page, then the sources, the text and both sides of each place: %s',
  async (language) => {
    const report = sampleCheck(language);
    const words = checkWordings[language];
    const { bytes } = renderCheckReport(compiler, report);
    const { pages, words: printed, links, outline } = await readBack(bytes);
    const certificate = withoutBlanks(pages[0]?.text ?? '');
    const rate = language === 'es' ? '31,4 %' : '31.4%';
    const said = [
      ...[report.title, report.certificateNumber, report.verifyUrl, words.meaning.some(rate), words.counted],
      ...Object.values(words.rates).flatMap(({ name, note }) => [name, note]),
      ...[
        words.compared.LIBRARY.name,
        words.compared.SITE.name,
        words.facts.notCompared,
        words.compared.OWN_FILES.name,
      ],
      ...[words.cleaned(2), words.leftOut(1), ...words.limits],
    ];
    for (const text of said) expect(certificate).toContain(withoutBlanks(text));
    for (const text of [
      words.withoutIdentity,
      words.onlyParaphrase,
      words.unprinted,
      words.quotation,
      words.page(57),
      report.text.slice(-20),
    ]) {
      expect(printed).toContain(withoutBlanks(text));
    }
    expect(printed).not.toContain(withoutBlanks('that must not be seen'));
    expect(links).toContainEqual(expect.objectContaining({ page: 1, url: report.verifyUrl }));
    expect(links).toContainEqual(expect.objectContaining({ url: 'https://doi.org/10.1000/demo.2021.55' }));
    expect(outline.map(({ title }) => title)).toEqual([
      words.strip.title,
      words.limitsTitle,
      words.sourcesTitle,
      words.textTitle,
      words.matchesTitle,
    ]);
    expect(await readAiLabel(bytes)).toBeNull();
  },
);

it('says that nothing was found, and that this is not all there is to say', async () => {
  const rates = { headline: 0, without_quotations: 0, with_references: 0, inside: 0, paraphrase: 0 };
  const comparedWith = [{ among: 'LIBRARY' as const, texts: 3, passages: 9 }];
  const nothing = { rates, sources: [], matches: [], repeated: [], comparedWith, leftOut: 0 };
  const { words: printed } = await readPages(renderCheckReport(compiler, sampleCheck('zh', 'en', nothing)).bytes);
  const { meaning, strip, noSources, limits } = checkWordings.zh;
  for (const text of [meaning.none, strip.none, noSources, ...limits]) expect(printed).toContain(withoutBlanks(text));
  expect(printed).not.toContain(withoutBlanks(checkWordings.zh.matchesTitle));

  const meaningOf = (change: Partial<CheckReport>) =>
    (checkData(sampleCheck('zh', 'en', { ...nothing, ...change })) as { headline: { meaning: string } }).headline
      .meaning;
  // Of nothing that was compared the figure says nothing; and what was found but does not count was found.
  expect(meaningOf({ comparedWith: [{ among: 'SITE', texts: 0, passages: 0 }] })).toBe(meaning.uncompared);
  const copy = {
    ...sampleCheck('zh', 'en').matches[0],
    layer: 'COPY',
    is_in_references: false,
    is_common: true,
  } as Match;
  expect(meaningOf({ matches: [copy] })).toBe(meaning.common);
  expect(meaningOf({ matches: [copy, { ...copy, is_common: false }] })).toBe(meaning.trace);
});

it('shows whatever people wrote as text, within its page, its certificate still on one', async () => {
  const hostile = `#eval("1+1") $x$ *b* <source-1> @y ${'w'.repeat(300)} \u202e\ue000\u0007 مرحبا بالعالم 😀 ${'研'.repeat(90)}`;
  const sample = sampleCheck('es', 'zh');
  const text = `${hostile}\n${hostile}`;
  const [source] = sample.sources;
  const [match] = sample.matches;
  if (!source || !match) throw new Error('the sample has no match');
  // Half of the smiling face, the middle of the long word, over the end of a paragraph.
  const places = [
    [text.indexOf('😀') + 1, text.indexOf('😀') + 9],
    ...Array.from({ length: 12 }, (_, index) => [60 + index * 20, 75 + index * 20]),
    [hostile.length - 10, hostile.length + 1],
    [hostile.length + 1, text.length],
  ] as const;
  const { bytes } = renderCheckReport(compiler, {
    ...sample,
    ...{ title: hostile.slice(0, 200), text, repeated: [] },
    paragraphs: [0, hostile.length + 1].map((start) => ({
      ...{ start, end: start + hostile.length, kind: 'PROSE', units: 1, rate: 50, paraphrase: 0 },
    })),
    sources: [{ ...source, title: hostile, authors: [hostile], venue: hostile, doi: `10.1/${hostile}` }],
    matches: places.map(([start, end], index) => ({
      ...{ ...match, id: String(index), layer: index % 2 ? ('PARAPHRASE' as const) : ('COPY' as const), start, end },
      source: { text: hostile, start: 5, end: 200, page: 3 },
    })),
  });
  const { pages, words } = await readPages(bytes);
  expect(words).toContain('#eval("1+1")$x$*b*<source-1>@y');
  expect(withoutBlanks(pages[0]?.text ?? '')).toContain(withoutBlanks(checkWordings.es.limits.at(-1) ?? ''));
  for (const { items, width } of pages) {
    for (const item of items) expect(item.x + item.width).toBeLessThanOrEqual(width - 50);
  }
});
