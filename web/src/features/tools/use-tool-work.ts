import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requireLogin } from '../../lib/require-login.ts';
import { useShowLeft } from './api.ts';

interface Work<Answer> {
  answer: Answer | null;
  isRunning: boolean;
  problem: string | null;
}

/** One question of a tool at a time: another one, or leaving the page, stops the one before; what was answered stays until then. */
export function useToolWork<Answer extends { left: number | null }>() {
  const { t } = useTranslation('shell');
  const showLeft = useShowLeft();
  const [work, setWork] = useState<Work<Answer>>({ answer: null, isRunning: false, problem: null });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(ask: (signal: AbortSignal) => Promise<Answer>) {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setWork((before) => ({ ...before, isRunning: true, problem: null }));
    try {
      const answer = await ask(stop.signal);
      if (stop.signal.aborted) return;
      if (answer.left !== null) showLeft(answer.left);
      setWork({ answer, isRunning: false, problem: null });
    } catch (error) {
      if (stop.signal.aborted) return;
      const problem = error instanceof Error ? error.message : t('error.unknown');
      setWork((before) => ({ ...before, isRunning: false, problem }));
    }
  }

  return {
    ...work,
    run: (ask: (signal: AbortSignal) => Promise<Answer>) => void start(ask),
    /** For tools that need an account: asks for the login first, and goes on after it. */
    runLoggedIn: (ask: (signal: AbortSignal) => Promise<Answer>) => requireLogin(() => void start(ask)),
  };
}
