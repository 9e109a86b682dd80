import { useQueryClient } from '@tanstack/react-query';
import type { AnswerId } from '@yanmo/contract/interview';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { serviceReturned } from '../../../lib/service-state.ts';
import { interviewQuery, saveAnswers } from '../api.ts';
import { createAnswerSaver } from './answer-saver.ts';

/** Answers that are kept while they are typed, with what became of the last of it. */
export function useAnswers(key1: string) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<Partial<Record<AnswerId, string>>>({});
  const [saver] = useState(() =>
    createAnswerSaver({
      save: (answers) => saveAnswers(key1, answers),
      onSaved: (interview) => client.setQueryData(interviewQuery(key1).queryKey, interview),
      onRefused: (id, message) =>
        setRefusals(({ [id]: _before, ...others }) => (message === null ? others : { ...others, [id]: message })),
      onFailed: (error) => setFailure(error instanceof Error ? error.message : null),
    }),
  );
  const saveState = useSyncExternalStore(saver.subscribe, saver.state);

  useEffect(() => {
    const retry = () => void (saver.state() === 'failed' && saver.flush());
    window.addEventListener('online', retry);
    const stop = serviceReturned.listen(retry);
    return () => {
      stop();
      window.removeEventListener('online', retry);
      void saver.flush();
    };
  }, [saver]);

  useEffect(() => {
    if (saveState === 'saved') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [saveState]);

  return { saver, saveState, failure, refusals };
}
