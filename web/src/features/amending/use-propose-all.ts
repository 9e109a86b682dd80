import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type AmendFile, findChange, placeProposal, propose } from './api.ts';

/** One comment after the other, until all are asked, something fails, or it is stopped. */
export function useProposeAll({ key, list }: AmendFile) {
  const client = useQueryClient();
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  const stopped = useRef(false);
  const open = list.filter(
    ({ state, trouble, comment }) => state === 'OPEN' && trouble === null && comment?.is_resolved !== true,
  );

  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  async function run() {
    stopped.current = false;
    setProblem(null);
    setIsRunning(true);
    try {
      for (const { id } of open) {
        if (stopped.current) break;
        // Whoever decides meanwhile has not asked for it.
        if (findChange(client, key, id)?.state === 'OPEN') placeProposal(client, key, await propose(key, id));
      }
    } catch (error) {
      // Out of free questions, or the service is away: the next would fare no better.
      setProblem(error instanceof Error ? error : null);
    } finally {
      setIsRunning(false);
    }
  }

  return {
    waiting: open.length,
    isRunning,
    problem,
    start: () => void run(),
    stop: () => {
      stopped.current = true;
    },
  };
}
