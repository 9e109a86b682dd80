import { languages } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { findAiLabel } from '../../ai-label.ts';
import { readAiLabel } from '../../pdf/read-ai-label.ts';
import { renderReport } from '../../pdf/render-report.ts';
import { readPages, withoutBlanks } from '../../pdf/testing/read-back.ts';
import { TypstCompiler } from '../../pdf/typst-compiler.ts';
import { reportWordings } from './report-wordings.ts';
import { sampleReport } from './testing/sample-report.ts';

const compiler = new TypstCompiler();

it.each(languages)('tells what was measured, what was promised and what it does not say: %s', async (language) => {
  const report = sampleReport(language);
  const words = reportWordings[language];
  const { bytes } = renderReport(compiler, report);
  const { words: printed } = await readPages(bytes);
  const isJudged = language === 'zh' || language === 'en';
  const said = [
    report.title,
    words.limitsTitle,
    ...words.limits,
    words.comparedWithin,
    words.cleaned(2),
    words.left.CHECKS,
    words.paragraphCount(2, 1),
    ...(isJudged
      ? ['71.4%', '13.6%', words.promiseKept('20%', '13.6%', words.judged.file)]
      : [words.noDetector, words.noPromise]),
  ];
  for (const text of said) expect(printed).toContain(withoutBlanks(text));
  expect(findAiLabel((await readAiLabel(bytes)) ?? '')).toMatchObject({ Label: '1', ProduceID: 'reduction-1' });
});

it('says that a promise is broken, in the language of the buyer whatever the text is written in', async () => {
  const broken = { maximum: 20, isKept: false, isRefunded: true };
  const after = { ...sampleReport('zh').after, aigc: 23.5 };
  const { bytes } = renderReport(compiler, sampleReport('en', 'zh', { promise: broken, after }));
  const { words } = await readPages(bytes);
  expect(words).toContain(
    withoutBlanks(reportWordings.en.promiseBroken('20%', '23.5%', reportWordings.en.judged.file, true)),
  );
  expect(words).toContain('县域居民的阅读方式');
});

it('says which figures are of the chosen paragraphs and which of the whole, and numbers them as the text does', async () => {
  const sample = sampleReport('en', 'zh');
  const [heading, first] = sample.paragraphs;
  const left = first && { ...first, state: 'KEPT' as const, why: 'NOT_CHOSEN' as const, after: first.before };
  const paragraphs = [heading, left, first].flatMap((one) => one ?? []);
  const whole = {
    ...{ units: 9_000, paragraphs: 2, chosen: 1 },
    before: { ...sample.before, aigc: 48.2 },
    after: { ...sample.after, aigc: 31.7 },
  };
  const { bytes } = renderReport(compiler, { ...sample, paragraphs, whole });
  const { words } = await readPages(bytes);
  const { en } = reportWordings;
  const kept = en.promiseKept('20%', '13.6%', en.judged.chosen);
  for (const text of [kept, en.ofChosen(en.aigc), en.choice(1, 2), en.whole('48.2% → 31.7%', '14.2% → 3.1%')]) {
    expect(words).toContain(withoutBlanks(text));
  }
  expect(words).toContain(withoutBlanks(en.paragraph(2)));
  expect(words).not.toContain(withoutBlanks(en.leftTitle));
});

it('shows whatever people wrote as text, within its page', async () => {
  const hostile = `#eval("1+1") $x$ *b* ${'w'.repeat(300)} \u202e\ue000\u0007 مرحبا 😀 <b>&amp; ${'研'.repeat(400)}`;
  const [heading, first, second] = sampleReport('zh').paragraphs;
  const paragraphs = [heading, first, second].flatMap((one) =>
    one ? [{ ...one, before: hostile, after: `${hostile}。` }] : [],
  );
  const { bytes } = renderReport(compiler, sampleReport('zh', 'zh', { title: hostile, paragraphs }));
  const { pages, words } = await readPages(bytes);
  expect(words).toContain('#eval("1+1")$x$*b*');
  expect(words).toContain('w'.repeat(300));
  for (const { items, width } of pages) {
    for (const item of items) expect(item.x + item.width).toBeLessThanOrEqual(width - 50);
  }
});
