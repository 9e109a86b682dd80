import { QueryClient } from '@tanstack/react-query';
import { ApiError, isOutage } from '../lib/api.ts';

/** A refusal is an answer and is not asked for again; a busy server is, twice. Without an answer the call itself waited. */
function mayRetry(failures: number, error: Error): boolean {
  const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isAnswer && !isOutage(error) && failures < 2;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // What the browser says of the network is not asked here: a request says it at once, and a change that was held back
      // until the network is there would happen when nobody thinks of it any more.
      queries: { retry: mayRetry, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
