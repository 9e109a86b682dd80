import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api.ts';

/** A refusal is an answer and is not asked for again; a lost connection or a busy server is, twice. */
function mayRetry(failures: number, error: Error): boolean {
  const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isAnswer && failures < 2;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });
}
