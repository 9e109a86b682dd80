import type { ReadText } from '@yanmo/contract/reductions';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { readText, type SentFile } from '../api.ts';
import { type Draft, empty } from '../use-draft.ts';
import { copiesOfReport } from './copies-of-report.ts';

/** What is on the page once a report was taken, or why there is nothing to take. */
export type TakenReport = { draft: Draft } | { problem: 'unfinished' | 'removed' };

/** The text of a check with the paragraphs chosen that hold copies: as its own file where it came in one, so that this comes back. */
export async function loadReport(number: string, signal: AbortSignal): Promise<TakenReport> {
  const { getReport } = await loadPart(() => import('@yanmo/contract/similarity'));
  const report = await call(getReport, { params: { out_trade_no: number } }, { signal });
  if (report.is_removed) return { problem: 'removed' };
  if (report.rate === null) return { problem: 'unfinished' };
  const file = report.file_key ? await openFile(report.file_key, signal) : null;
  const read: ReadText = file?.read ?? (await readText({ text: report.text }, signal));
  const copied = copiesOfReport(report, read);
  return {
    draft: {
      ...empty,
      ...{ text: file ? '' : report.text, file, mode: 'REPETITION', language: report.language, copied },
      chosen: Object.keys(copied),
      report: { number, title: report.title, rate: report.rate },
    },
  };
}

/** Null where it is gone: its words are still in the report. */
async function openFile(fileKey: string, signal: AbortSignal): Promise<SentFile | null> {
  try {
    return { fileKey, read: await readText({ file_key: fileKey }, signal) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
