import { type ProtectedKind, protectedKinds, type Rates } from '@yanmo/contract/reductions';
import { diffTexts } from '../../../text/diff.ts';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { rewrittenLabelLine } from '../../ai-label.ts';
import { cleanText } from '../../clean-text.ts';
import { isEastAsian } from '../../layout/number-document.ts';
import { dayIn, numberIn, percentIn, reportFrame, shownText } from '../../pdf/report-frame.ts';
import { type ReportWording, reportWordings } from './report-wordings.ts';
import type { RewriteReport } from './rewrite-report.ts';

/** Of a paragraph that is only named. */
const openingSigns = 60;

/** All that the constant program in pdf/typst is told of a report: texts go in as strings and come out as text. */
export function reportData(report: RewriteReport): object {
  const { language } = report;
  const words = reportWordings[language];
  const percent = percentIn(language);
  const promised = report.promise ? percent(report.promise.maximum) : null;
  return {
    ...reportFrame(language, report.textLanguage),
    title: shownText(report.title),
    kind: words.kind,
    label: rewrittenLabelLine[language],
    rates: ratesData(report, words),
    promise: { text: promiseText(report, words), isKept: report.promise?.isKept ?? null },
    facts: factsOf(report, words),
    bars: barsData(report, words, promised),
    lists: listsOf(report, words),
    notes: [
      ...wholeNotes(report, words),
      ...(report.cleaned > 0 ? [words.cleaned(report.cleaned)] : []),
      ...(report.leftInTracked > 0 ? [words.leftInTracked(report.leftInTracked)] : []),
    ],
    limitsTitle: words.limitsTitle,
    limits: limitsOf(report, words),
    comparison: { title: words.comparison, legend: words.legend, before: words.before, after: words.after },
    paragraphs: comparedParagraphs(report, words),
    left: { title: words.leftTitle, items: leftParagraphs(report, words) },
  };
}

function ratesData({ before, after, whole, language }: RewriteReport, words: ReportWording): object[] {
  const percent = percentIn(language);
  const named = (name: string): string => (whole ? words.ofChosen(name) : name);
  const aigc = (rates: Rates, when: string): object => {
    const reason = rates.no_verdict ? words.noVerdict[rates.no_verdict] : words.verdicts[rates.verdict];
    const interval = rates.interval && words.interval(`${percent(rates.interval[0])} – ${percent(rates.interval[1])}`);
    return {
      name: named(words.aigc),
      when,
      value: rates.aigc === null ? '—' : percent(rates.aigc),
      note: [interval, reason].filter(Boolean).join(isEastAsian(language) ? '，' : ', '),
      isLarge: rates.aigc !== null,
    };
  };
  const repetition = (rates: Rates, when: string): object => ({
    ...{ name: named(words.repetition), when, value: percent(rates.repetition), note: '', isLarge: false },
  });
  return [
    aigc(before, words.before),
    aigc(after, words.after),
    repetition(before, words.before),
    repetition(after, words.after),
  ];
}

function promiseText({ promise, after, whole, language }: RewriteReport, words: ReportWording): string {
  const percent = percentIn(language);
  if (!promise || after.aigc === null) return words.noPromise;
  const [maximum, rate] = [percent(promise.maximum), percent(after.aigc)];
  const judged = whole ? words.judged.chosen : words.judged.file;
  return promise.isKept
    ? words.promiseKept(maximum, rate, judged)
    : words.promiseBroken(maximum, rate, judged, promise.isRefunded);
}

const isOrdered = ({ state }: RewriteReport['paragraphs'][number]): boolean => state !== 'KEPT';
/** By which paragraphs are numbered: those that were not chosen count. */
const isProse = (paragraph: RewriteReport['paragraphs'][number]): boolean =>
  isOrdered(paragraph) || paragraph.why === 'NOT_CHOSEN';
const isRewritten = ({ state, before, after }: RewriteReport['paragraphs'][number]): boolean =>
  state === 'REWRITTEN' && after !== null && after !== before;

function factsOf(report: RewriteReport, words: ReportWording): [string, string][] {
  const { language } = report;
  const prose = report.paragraphs.filter(isOrdered);
  const rewritten = prose.filter(isRewritten).length;
  return [
    [words.facts.units, words.length(numberIn(language).format(report.units), isWideLanguage(report.textLanguage))],
    [words.facts.mode, words.modes[report.mode]],
    ...(report.whole
      ? [[words.facts.choice, words.choice(report.whole.chosen, report.whole.paragraphs)] as [string, string]]
      : []),
    [words.facts.paragraphs, words.paragraphCount(rewritten, prose.length - rewritten)],
    [words.facts.rounds, String(report.rounds)],
    [words.facts.method, shownText(`${report.method} ${report.version}`)],
    [words.facts.engine, shownText(report.engine)],
    [words.facts.measuredAt, dayIn(language, report.measuredAt)],
  ];
}

/** What the whole measures where only a part was rewritten: it was not promised of. */
function wholeNotes({ whole, language }: RewriteReport, words: ReportWording): string[] {
  if (!whole?.before || !whole.after) return [];
  const percent = percentIn(language);
  const { before, after } = whole;
  const aigc = before.aigc === null || after.aigc === null ? null : `${percent(before.aigc)} → ${percent(after.aigc)}`;
  return [words.whole(aigc, `${percent(before.repetition)} → ${percent(after.repetition)}`)];
}

/** One for each paragraph of prose; none at all where no paragraph was judged. */
function barsData(
  { paragraphs, promise }: RewriteReport,
  words: ReportWording,
  promised: string | null,
): object | null {
  const bars = paragraphs.filter(isOrdered).map(({ rates }) => rates);
  if (bars.every(({ before, after }) => before === null && after === null)) return null;
  return { title: words.bars, note: words.barsNote(promised), line: promise?.maximum ?? null, bars };
}

function listsOf({ paragraphs, kept, language }: RewriteReport, words: ReportWording): object[] {
  const counts = new Map<ProtectedKind, number>();
  for (const { protected: spans } of paragraphs) {
    for (const { kind } of spans) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const number = numberIn(language);
  const said = (entries: readonly (readonly [string, number])[]): string[] => {
    const some = entries.filter(([, count]) => count > 0).map(([name, count]) => `${name} ${number.format(count)}`);
    return some.length > 0 ? some : [words.none];
  };
  return [
    {
      title: words.protectedTitle,
      items: said(protectedKinds.map((kind) => [words.protectedKinds[kind], counts.get(kind) ?? 0] as const)),
    },
    {
      title: words.keptTitle,
      items: said((Object.keys(kept) as (keyof typeof kept)[]).map((kind) => [words.keptKinds[kind], kept[kind]])),
    },
  ];
}

function limitsOf({ comparedWith, textLanguage }: RewriteReport, words: ReportWording): string[] {
  const isWithin = comparedWith.every((other) => other === 'TEXT');
  const hasDetector = textLanguage === 'zh' || textLanguage === 'en';
  return [...(hasDetector ? [] : [words.noDetector]), ...words.limits, ...(isWithin ? [words.comparedWithin] : [])];
}

function comparedParagraphs({ paragraphs, language, textLanguage }: RewriteReport, words: ReportWording): object[] {
  const percent = percentIn(language);
  return paragraphs.filter(isProse).flatMap((paragraph, index) => {
    if (!isRewritten(paragraph)) return [];
    const parts = diffTexts(paragraph.before, paragraph.after ?? '', textLanguage).map(({ kind, text }) => ({
      ...{ kind, text: shownText(text) },
    }));
    const { before, after } = paragraph.rates;
    return [
      {
        name: words.paragraph(index + 1),
        rates: before === null || after === null ? '' : `${percent(before)} → ${percent(after)}`,
        before: parts.filter(({ kind }) => kind !== 'added'),
        after: parts.filter(({ kind }) => kind !== 'removed'),
      },
    ];
  });
}

function leftParagraphs({ paragraphs }: RewriteReport, words: ReportWording): object[] {
  return paragraphs.filter(isProse).flatMap((paragraph, index) => {
    if (isRewritten(paragraph) || !isOrdered(paragraph)) return [];
    const signs = [...cleanText(paragraph.before)];
    // After a whole word, where blanks part them.
    const cut = signs
      .slice(0, openingSigns)
      .join('')
      .replace(/(?<=\S{8}.*)\s+\S{1,20}$/u, '');
    const opening = signs.length <= openingSigns ? signs.join('') : `${cut}…`;
    return [
      {
        name: words.paragraph(index + 1),
        text: shownText(opening),
        why: words.left[paragraph.why === null || paragraph.why === 'NOT_CHOSEN' ? 'NOTHING_TO_CHANGE' : paragraph.why],
      },
    ];
  });
}
