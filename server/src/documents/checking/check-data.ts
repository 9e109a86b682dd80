import { comparedTexts, type FoundSource, isCompared, type Match } from '@yanmo/contract/similarity';
import { encode } from 'uqr';
import { isWideLanguage } from '../../text/wide-language.ts';
import { cleanText } from '../clean-text.ts';
import { dayIn, numberIn, percentIn, reportFrame, shownText } from '../pdf/report-frame.ts';
import type { CheckReport } from './check-report.ts';
import { checkWordings } from './check-wordings.ts';
import { compareSides } from './compare-sides.ts';
import { markStrip } from './mark-strip.ts';
import { markText } from './mark-text.ts';
import type { CheckWording, OtherRate } from './wordings/check-wording.ts';

/** Printed of each layer, the longest; the page on the web has all of them. */
const mostMatches = { COPY: 50, PARAPHRASE: 20 };
const mostSources = 100;
const mostAuthors = 6;

const otherRates: readonly OtherRate[] = ['without_quotations', 'with_references', 'inside', 'paraphrase'];

/** All that the constant program in pdf/typst is told of a check: texts go in as strings and come out as text. */
export function checkData(report: CheckReport): object {
  const { language } = report;
  const words = checkWordings[language];
  const percent = percentIn(language);
  const isMeasured = isCompared(report.comparedWith);
  const shownRate = (rate: OtherRate | 'headline') =>
    isMeasured || rate === 'inside' ? percent(report.rates[rate]) : '—';
  return {
    ...reportFrame(language, report.textLanguage),
    title: shownText(report.title),
    titleWidth: widthOf(report.title),
    kind: words.kind,
    label: `${words.kind} · ${report.certificateNumber}`,
    headline: { name: words.headline, value: shownRate('headline'), meaning: meaningOf(report, words) },
    counted: words.counted,
    rates: otherRates.map((rate) => ({ ...words.rates[rate], value: shownRate(rate) })),
    strip: { ...markStrip(report), words: words.strip },
    lanes: words.lanes,
    facts: factsOf(report, words),
    compared: comparedOf(report, words),
    notes: [
      ...(report.cleaned > 0 ? [words.cleaned(report.cleaned)] : []),
      ...(report.leftOut > 0 ? [words.leftOut(report.leftOut)] : []),
    ],
    verify: { text: words.verify, url: report.verifyUrl, shown: shownText(report.verifyUrl), alt: words.qrCode },
    code: codeOf(report.verifyUrl),
    limitsTitle: words.limitsTitle,
    limits: words.limits,
    sources: sourcesOf(report, words),
    text: {
      title: words.textTitle,
      legendNumber: words.legendNumber,
      common: report.matches.some(({ is_common }) => is_common) ? words.common : null,
      uncounted: words.uncountedParagraphs,
      paragraphs: markText(report).map((runs, index) => ({ kind: report.paragraphs[index]?.kind, runs })),
    },
    matches: matchesOf(report, words),
  };
}

/** In halves of a Chinese character. */
const widthOf = (text: string): number => text.length + (text.match(/[\u2e80-\uffef]/gu)?.length ?? 0);

function meaningOf({ rates, matches, language, comparedWith }: CheckReport, words: CheckWording): string {
  const { meaning } = words;
  if (!isCompared(comparedWith)) return meaning.uncompared;
  if (rates.headline > 0) return meaning.some(percentIn(language)(rates.headline));
  const copies = matches.filter((match) => match.layer === 'COPY' && !match.is_in_references);
  if (copies.some(({ is_common }) => !is_common)) return meaning.trace;
  return copies.length > 0 ? meaning.common : meaning.none;
}

function factsOf(report: CheckReport, words: CheckWording): [string, string][] {
  const units = numberIn(report.language).format(report.units);
  return [
    [words.facts.number, report.certificateNumber],
    [words.facts.measuredAt, dayIn(report.language, report.measuredAt)],
    [words.facts.units, words.length(units, isWideLanguage(report.textLanguage))],
    [words.facts.method, shownText(`${report.method} ${report.version}`)],
  ];
}

function comparedOf({ comparedWith, language }: CheckReport, words: CheckWording): object {
  const format = numberIn(language);
  const left = comparedTexts.filter((among) => !comparedWith.some((one) => one.among === among));
  return {
    title: words.facts.comparedWith,
    items: comparedWith.map(({ among, texts }) => {
      const { name, count } = words.compared[among];
      return { name, count: count(texts, format.format(texts)) };
    }),
    leftTitle: words.facts.notCompared,
    left: left.map((among) => words.compared[among].name),
  };
}

/** Rows of dark squares, each from one column to another. */
function codeOf(url: string): { size: number; rows: [row: number, from: number, to: number][] } {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const rows = data.flatMap((squares, row) => {
    const line = squares.map((isDark) => (isDark ? '1' : '0')).join('');
    return Array.from(line.matchAll(/1+/gu), ({ index, 0: dark }): [number, number, number] => [
      ...([row, index, index + dark.length] as const),
    ]);
  });
  return { size, rows };
}

function sourcesOf({ sources, matches, language }: CheckReport, words: CheckWording): object {
  const percent = percentIn(language);
  const counted = matches.filter(({ is_common }) => !is_common);
  const copied = new Set(counted.filter(({ layer }) => layer === 'COPY').map(({ source_id }) => source_id));
  const reworded = new Set(counted.filter(({ layer }) => layer === 'PARAPHRASE').map(({ source_id }) => source_id));
  const rateOf = ({ id, rate }: FoundSource): string => {
    if (rate > 0 || copied.has(id)) return percent(rate);
    return reworded.has(id) ? words.onlyParaphrase : words.onlyCommon;
  };
  const highest = Math.max(...sources.map(({ rate }) => rate), 1);
  return {
    title: words.sourcesTitle,
    none: words.noSources,
    note: sources.length > mostSources ? words.moreSources(mostSources, sources.length) : '',
    items: sources.slice(0, mostSources).map((source) => ({
      ...identityOf(source, words),
      kind: words.sourceKinds[source.kind],
      rate: rateOf(source),
      share: source.rate / highest,
    })),
  };
}

function identityOf(source: FoundSource, words: CheckWording): object {
  // Whatever else a source of this kind may carry, nothing of it is printed.
  if (source.kind === 'SITE') return { title: words.withoutIdentity, about: '', doi: null, link: '' };
  const { title, authors, year, venue, doi } = source;
  const names = authors.slice(0, mostAuthors).join(', ') + (authors.length > mostAuthors ? ' …' : '');
  const about = [names, venue ?? '', year === null ? '' : String(year)].map((part) => part.trim());
  return {
    title: shownText(title?.trim() || words.untitled),
    about: shownText(about.filter((part) => part !== '').join(' · ')),
    doi: doi === null ? null : shownText(doi),
    link: encodeURI(cleanText(doi ?? '')),
  };
}

/** Common phrases come last, however long. */
const weightOf = ({ units, is_common }: Match): number => (is_common ? 0 : units);

function longestOf(matches: readonly Match[]): Match[] {
  return (['COPY', 'PARAPHRASE'] as const)
    .flatMap((layer) =>
      matches
        .filter((match) => match.layer === layer)
        .toSorted((one, other) => weightOf(other) - weightOf(one) || one.start - other.start)
        .slice(0, mostMatches[layer]),
    )
    .toSorted((one, other) => one.start - other.start || one.end - other.end);
}

function matchesOf(
  { text, textLanguage, language, sources, matches, isCut }: CheckReport,
  words: CheckWording,
): object {
  const percent = percentIn(language);
  const numbers = new Map(sources.map(({ id }, index) => [id, index + 1]));
  const anonymous = new Set(sources.filter(({ kind }) => kind === 'SITE').map(({ id }) => id));
  const units = numberIn(language);
  const listed = longestOf(matches);
  return {
    title: words.matchesTitle,
    sides: words.sides,
    same: words.sameWords,
    notes: [
      ...(listed.length < matches.length ? [words.longest(listed.length, matches.length)] : []),
      ...(isCut ? [words.isCut] : []),
    ],
    items: listed.map((match, index) => {
      const number = numbers.get(match.source_id);
      const isAnonymous = anonymous.has(match.source_id);
      return {
        mark: match.is_common ? 'common' : match.layer === 'COPY' ? 'copy' : 'paraphrase',
        name: words.place(index + 1),
        about: [
          words.lanes[match.layer],
          words.length(units.format(match.units), isWideLanguage(textLanguage)),
          ...(match.layer === 'COPY' && match.similarity < 1
            ? [words.similarity(percent(match.similarity * 100))]
            : []),
          ...(match.is_common ? [words.common] : []),
          ...(match.is_quotation ? [words.quotation] : []),
          ...(match.is_in_references ? [words.inReferences] : []),
        ].join(' · '),
        number: number ?? null,
        source: [
          ...(number === undefined ? [] : [words.source(number)]),
          ...(match.source.page === null || isAnonymous ? [] : [words.page(match.source.page)]),
        ].join(' · '),
        sides: compareSides(text, match, {
          language: textLanguage,
          gap: words.gap,
          isAnonymous,
          unprinted: words.unprinted,
        }),
      };
    }),
  };
}
