import type { Match } from '@yanmo/contract/similarity';
import { isWideLanguage } from '../../text/wide-language.ts';
import { shownText } from '../pdf/report-frame.ts';
import type { CheckReport } from './check-report.ts';

export interface MarkedRun {
  text: string;
  /** The strongest that lies on it. */
  mark: Layer | null;
  /** Of sources whose place ends here, and whether it is in other words. */
  ends: End[];
  /** Sources that end here and are not named. */
  more: number;
}

type Layer = 'copy' | 'paraphrase' | 'common' | 'repeated';

export interface Span {
  start: number;
  end: number;
}

interface End {
  number: number;
  isParaphrase: boolean;
}

/** A place begins or ends, or is numbered. */
type Edge = { at: number } & ({ layer: Layer; change: 1 | -1 } | { label: End });

const mostEnds = 4;
/** UTF-16: places that end so near each other are numbered together. */
const nearby = { wide: 6, spaced: 20 };

const zeroWidthSpace = '\u200b';
/** A stretch without a place to break that may be too long for a line; runs cut it, and each part alone looks short. */
const longWord = /[^\s\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uffef]{25,}/gu;

/** Each paragraph of a text in runs of one look. What stands between paragraphs is left out. */
export function markText(report: CheckReport): MarkedRun[][] {
  const edges = edgesOf(report);
  const open: Record<Layer, number> = { copy: 0, paraphrase: 0, common: 0, repeated: 0 };
  let next = 0;
  let last: MarkedRun | null = null;
  /** Over all edges up to `to`; `close` ends the run that was open before each of them. */
  const passEdges = (to: number, close: (at: number) => void): void => {
    for (let edge = edges[next]; edge && edge.at <= to; edge = edges[++next]) {
      close(edge.at);
      if ('layer' in edge) open[edge.layer] += edge.change;
      else if (last) addEnd(last, edge.label);
    }
  };
  return report.paragraphs
    .map((paragraph) => {
      passEdges(paragraph.start, () => undefined);
      const runs: MarkedRun[] = [];
      const isInLongWord = longWordsOf(report.text, paragraph);
      let from = paragraph.start;
      const close = (to: number): void => {
        if (to <= from) return;
        const text = shownText(report.text.slice(from, to));
        last = { text: isInLongWord(from) ? zeroWidthSpace + text : text, mark: markOf(open), ends: [], more: 0 };
        runs.push(last);
        from = to;
      };
      passEdges(paragraph.end, close);
      close(paragraph.end);
      return runs;
    })
    .map(joinAlike);
}

const markOf = (open: Record<Layer, number>): Layer | null =>
  (['copy', 'paraphrase', 'common', 'repeated'] as const).find((layer) => open[layer] > 0) ?? null;

const layerOf = ({ layer, is_common }: Match): Layer =>
  is_common ? 'common' : layer === 'COPY' ? 'copy' : 'paraphrase';

function addEnd(run: MarkedRun, end: End): void {
  if (run.ends.length < mostEnds) run.ends.push(end);
  else run.more += 1;
}

/** Where one place begins inside another of the same look, nothing changes for the eye. */
function joinAlike(runs: readonly MarkedRun[]): MarkedRun[] {
  const joined: MarkedRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.mark === run.mark && last.ends.length === 0) {
      joined[joined.length - 1] = { ...run, text: last.text + run.text };
    } else joined.push(run);
  }
  return joined;
}

function edgesOf({ text, textLanguage, sources, matches, repeated }: CheckReport): Edge[] {
  const numbers = new Map(sources.map(({ id }, index) => [id, index + 1]));
  const edges: Edge[] = [];
  const labels: (Span & { label: End })[] = [];
  const add = (layer: Layer, spans: readonly Span[], label: End | null): void => {
    for (const span of unite(spans)) {
      const [start, end] = [wholeSign(text, span.start), wholeSign(text, span.end)];
      edges.push({ at: start, layer, change: 1 }, { at: end, layer, change: -1 });
      if (label) labels.push({ start, end, label });
    }
  };
  for (const [layer, found] of Map.groupBy(matches, layerOf)) {
    for (const [id, own] of Map.groupBy(found, ({ source_id }) => source_id)) {
      const number = numbers.get(id);
      add(layer, own, number === undefined ? null : { number, isParaphrase: layer === 'paraphrase' });
    }
  }
  add('repeated', repeated, null);
  edges.push(...gather(labels, isWideLanguage(textLanguage) ? nearby.wide : nearby.spaced));
  return edges.sort((one, other) => one.at - other.at);
}

/** A number moves on to the next one where both stand in one marked stretch: a number amid three signs helps nobody. */
function gather(labels: readonly (Span & { label: End })[], reach: number): Edge[] {
  const sorted = labels.toSorted((one, other) => other.end - one.end || other.label.number - one.label.number);
  const edges: { at: number; label: End }[] = [];
  let later: { start: number; end: number; at: number } | null = null;
  for (const { start, end, label } of sorted) {
    const isMoved: boolean = later !== null && later.end - end <= reach && later.start <= end;
    const at: number = isMoved && later ? later.at : end;
    later = { start, end, at };
    edges.push({ at, label });
  }
  return edges.reverse().sort((one, other) => one.at - other.at || one.label.number - other.label.number);
}

/** Without overlaps, in order. */
export function unite(spans: readonly Span[]): Span[] {
  const united: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = united.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) united.push({ start, end });
  }
  return united;
}

/** Never between the halves of a surrogate pair: half of one is no text. */
function wholeSign(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at + 1 : at;
}

function longWordsOf(text: string, { start, end }: Span): (at: number) => boolean {
  const words = Array.from(text.slice(start, end).matchAll(longWord), (found) => {
    const from = start + found.index;
    return { from, to: from + found[0].length };
  });
  return (at) => words.some(({ from, to }) => from < at && at < to);
}
