import { infiniteQueryOptions, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Reading, ReadingDetail } from '@yanmo/contract/reading';
import { fetchFile } from '../../domain/viewer/fetch-file.ts';
import { call, upload } from '../../lib/api.ts';
import { listPageSize } from '../../lib/constants.ts';
import { loadPart } from '../../lib/load-part.ts';

/** The schemas load beside the first request: the page is drawn without them. */
const contract = () => loadPart(() => import('@yanmo/contract/reading'));

export const readingsKey = ['reading'] as const;
/** A reading is over in seconds, and its parts come one by one. */
const pollMs = 1_500;

export function readingQuery(key: string) {
  return queryOptions({
    queryKey: [...readingsKey, 'one', key],
    queryFn: async ({ signal }): Promise<ReadingDetail> =>
      await call((await contract()).getReading, { params: { key } }, { signal }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.state === 'READING' ? pollMs : false),
  });
}

export function useReadings(pageNum: number) {
  return useQuery({
    queryKey: [...readingsKey, 'list', pageNum],
    queryFn: async ({ signal }) =>
      await call(
        (await contract()).listReadings,
        { query: { page_num: pageNum, page_size: listPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.readings.some((reading) => reading.state === 'READING') ? pollMs * 2 : false,
  });
}

/** The link dies after hours; one that has is asked for anew. */
export function readingFileQuery(
  reading: Pick<ReadingDetail, 'key' | 'file_url'>,
  renew: () => Promise<string | null>,
) {
  return queryOptions({
    queryKey: [...readingsKey, 'file', reading.key],
    queryFn: ({ signal }) => fetchFile(async (isRenewed) => (isRenewed ? await renew() : reading.file_url), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function readingTextQuery(key: string) {
  return infiniteQueryOptions({
    queryKey: [...readingsKey, 'text', key],
    queryFn: async ({ pageParam, signal }) =>
      await call((await contract()).readReadingText, { params: { key }, query: { from: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
      return read < last.total && last.paragraphs.length > 0 ? read : undefined;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Stores the file and has it read. */
export async function openFile(file: File, signal: AbortSignal): Promise<Reading> {
  const { uploadFile } = await loadPart(() => import('@yanmo/contract/files'));
  const form = new FormData();
  // The server asks what a file is for before it reads a byte of it.
  form.append('purpose', 'CHAT');
  form.append('file', file);
  const { file_key } = await upload(uploadFile, form, { signal });
  return await call((await contract()).openReading, { body: { file_key } }, { signal });
}

export async function removeReading(key: string): Promise<void> {
  await call((await contract()).removeReading, { body: { key } });
}

export async function retryReading(key: string): Promise<Reading> {
  return await call((await contract()).retryReading, { body: { key } });
}
