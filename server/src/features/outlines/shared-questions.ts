interface Question<Answer> {
  answer: Promise<Answer>;
  waiting: number;
  nobodyWaits: AbortController;
}

/**
 * Questions of this process that several wait for, each asked once. One that nobody waits for any more is stopped after a
 * while: whoever presses a button leaves the page that asked, and what he began asks the same a moment later.
 */
export function createSharedQuestions<Answer>(graceMs: number) {
  const underway = new Map<string, Question<Answer>>();

  function leave(key: string, question: Question<Answer>): void {
    question.waiting -= 1;
    if (question.waiting > 0) return;
    const stop = () => {
      if (question.waiting > 0) return;
      // Who comes now asks anew: the answer to a stopped question is none.
      if (underway.get(key) === question) underway.delete(key);
      question.nobodyWaits.abort(new DOMException('nobody waits any more', 'AbortError'));
    };
    if (graceMs === 0) stop();
    else setTimeout(stop, graceMs).unref();
  }

  function begin(key: string, ask: (nobodyWaits: AbortSignal) => Promise<Answer>): Question<Answer> {
    const nobodyWaits = new AbortController();
    const question: Question<Answer> = { answer: ask(nobodyWaits.signal), waiting: 0, nobodyWaits };
    underway.set(key, question);
    const forget = () => {
      if (underway.get(key) === question) underway.delete(key);
    };
    // A question that all have left fails for nobody.
    question.answer.then(forget, forget);
    return question;
  }

  return {
    /** The answer, for as long as the caller waits; rejects with his reason when he leaves. */
    async join(key: string, gone: AbortSignal, ask: (nobodyWaits: AbortSignal) => Promise<Answer>): Promise<Answer> {
      gone.throwIfAborted();
      const question = underway.get(key) ?? begin(key, ask);
      question.waiting += 1;
      const { promise: left, reject } = Promise.withResolvers<never>();
      const onGone = () => reject(gone.reason);
      gone.addEventListener('abort', onGone, { once: true });
      try {
        return await Promise.race([question.answer, left]);
      } finally {
        gone.removeEventListener('abort', onGone);
        leave(key, question);
      }
    },
  };
}
