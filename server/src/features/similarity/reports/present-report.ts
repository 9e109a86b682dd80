import { isCompared, type Match, type SimilarityReport } from '@yanmo/contract/similarity';
import type { Item } from '../../fulfilment/service.ts';
import type { Check, CheckText } from '../checks/check.ts';
import type { Findings, KeptMatch, KeptSource } from './findings.ts';

/** Of papers of others: by match the words that stand there now; of what is withdrawn there are none. */
export type WordsOfOthers = ReadonlyMap<string, string>;

export interface ShownReport {
  check: Check;
  item: Item;
  text: CheckText | null;
  findings: Findings;
  words: WordsOfOthers;
  pdfUrl: string | null;
  method: string;
  version: string;
}

export function presentMatches({ matches }: Pick<Findings, 'matches'>, words: WordsOfOthers): Match[] {
  return matches.map((match) => ({
    id: match.id,
    source_id: match.sourceId,
    layer: match.layer,
    start: match.start,
    end: match.end,
    units: match.units,
    similarity: match.similarity,
    is_quotation: match.isQuotation,
    is_in_references: match.isInReferences,
    is_common: match.isCommon,
    source: sideOf(match, words),
  }));
}

function sideOf({ id, source: { text, start, end, page } }: KeptMatch, words: WordsOfOthers): Match['source'] {
  if (text !== null) return { text, start, end, page };
  const own = words.get(id) ?? '';
  return { text: own, start: 0, end: own.length, page: null };
}

export function presentSources({ sources, matches }: Pick<Findings, 'sources' | 'matches'>, words: WordsOfOthers) {
  const there = new Set(
    matches.filter(({ id, source }) => source.text !== null || words.has(id)).map((match) => match.sourceId),
  );
  return sources.map(({ id, kind, title, authors, year, venue, doi, rate, units }: KeptSource) => ({
    ...{ id, kind, title, authors, year, venue, doi, rate, units },
    is_gone: kind === 'SITE' && !there.has(id),
  }));
}

export function presentReport({
  check,
  item,
  text,
  findings,
  words,
  pdfUrl,
  ...measured
}: ShownReport): SimilarityReport {
  const isThere = item.stage === 2;
  return {
    file_back_key: check.id,
    out_trade_no: item.outTradeNo,
    // What was pasted is rewritten as a text that can be edited.
    file_key: check.source === 'TEXT' ? null : check.fileKey,
    item_id: item.id,
    kind: 'SIMILARITY',
    stage: item.stage ?? 0,
    progress: item.progress,
    title: check.title,
    language: check.language,
    units: check.units,
    cleaned: check.cleaned,
    rate: isThere && isCompared(check.compared ?? []) ? (check.rates?.headline ?? null) : null,
    rates: isThere ? check.rates : null,
    compared_with: isThere ? (check.compared ?? []) : [],
    method: check.method ?? measured.method,
    version: check.version ?? measured.version,
    measured_at: isThere ? (check.measuredAt?.toISOString() ?? null) : null,
    text: text?.text ?? '',
    paragraphs: findings.paragraphs,
    sources: presentSources(findings, words),
    matches: presentMatches(findings, words),
    is_cut: findings.isCut,
    repeated: findings.repeated,
    earlier_versions: findings.earlierVersions,
    certificate_number: isThere ? check.certificateNumber : null,
    pdf_url: pdfUrl,
    is_removed: check.removedAt !== null,
  };
}
