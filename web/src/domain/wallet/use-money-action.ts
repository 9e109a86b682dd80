import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';

/**
 * A call that creates or moves money. Whoever tries the same thing again because no answer came sends the same key, and
 * it happens once; a refusal or an answer ends the action, and the next try is a new one.
 */
export function useMoneyAction<Body, Result>(act: (body: Body, idempotencyKey: string) => Promise<Result>) {
  const unanswered = useRef<{ content: string; key: string } | null>(null);
  return useMutation({
    mutationFn: async (body: Body): Promise<Result> => {
      const content = JSON.stringify(body);
      if (unanswered.current?.content !== content) unanswered.current = { content, key: newIdempotencyKey() };
      try {
        const result = await act(body, unanswered.current.key);
        unanswered.current = null;
        return result;
      } catch (error) {
        if (isRefusal(error)) unanswered.current = null;
        throw error;
      }
    },
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
