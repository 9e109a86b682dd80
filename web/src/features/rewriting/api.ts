import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@yanmo/contract/language-choice';
import type { Measurement } from '@yanmo/contract/measuring';
import type {
  chooseParts,
  orderReduction,
  ReadText,
  ReducedParagraph,
  Reduction,
  readForReduction,
} from '@yanmo/contract/reductions';
import type { RouteInput } from '@yanmo/contract/route';
import { storeFile } from '../../domain/texts/store-file.ts';
import { call } from '../../lib/api.ts';
import { defaultPollMs, orderPollMs } from '../../lib/constants.ts';
import { loadPart } from '../../lib/load-part.ts';

const contract = () => loadPart(() => import('@yanmo/contract/reductions'));

export async function measure(text: string, language: Language | null, signal: AbortSignal): Promise<Measurement> {
  const { measureText } = await loadPart(() => import('@yanmo/contract/measuring'));
  return await call(measureText, { body: { text, ...(language ? { language } : {}) } }, { signal });
}

export interface SentFile {
  fileKey: string;
  read: ReadText;
}

/** What of a text, or of a file that lies on the server, can be rewritten. */
export async function readText(
  sent: RouteInput<typeof readForReduction>['body'],
  signal: AbortSignal,
): Promise<ReadText> {
  return await call((await contract()).readForReduction, { body: sent }, { signal });
}

/** Stores a file and reads it. */
export async function sendFile(file: File, signal: AbortSignal): Promise<SentFile> {
  const fileKey = await storeFile(file, 'REDUCTION', signal);
  return { fileKey, read: await readText({ file_key: fileKey }, signal) };
}

export type ReductionWish = RouteInput<typeof orderReduction>['body'];

export async function placeReduction(body: ReductionWish, idempotencyKey: string) {
  return await call((await contract()).orderReduction, { body }, { idempotencyKey });
}

const reductionsKey = ['reductions'] as const;

export const isAtWork = ({ stage, paragraphs }: Reduction): boolean =>
  stage < 2 || (stage === 2 && paragraphs.some(({ state }) => state === 'WAITING' || state === 'REWRITING'));

/** While it is made: seldom where a stream tells of it, which tells nothing of a paragraph that is rewritten again. */
export function reductionQuery(outTradeNo: string, isStreamed: boolean) {
  return queryOptions({
    queryKey: [...reductionsKey, outTradeNo],
    queryFn: async ({ signal }): Promise<Reduction> =>
      await call((await contract()).getReduction, { params: { out_trade_no: outTradeNo } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (!data || !isAtWork(data)) return false;
      return isStreamed && data.stage < 2 ? orderPollMs : defaultPollMs;
    },
  });
}

/** For whoever changes it. */
export const reductionKey = (outTradeNo: string) => reductionQuery(outTradeNo, false).queryKey;

export async function choosePart(
  outTradeNo: string,
  body: RouteInput<typeof chooseParts>['body'],
): Promise<ReducedParagraph> {
  return await call((await contract()).chooseParts, { params: { out_trade_no: outTradeNo }, body });
}

/** A paragraph, or a rewriting that failed as a whole, by its key. */
export async function rewriteAgain(reduceKey: string) {
  return await call((await contract()).reduceAgain, { body: { reduce_key: reduceKey } });
}

export async function removeFiles(reduceKey: string): Promise<void> {
  await call((await contract()).removeReduction, { body: { reduce_key: reduceKey } });
}
