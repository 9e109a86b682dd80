interface FirstCalls {
  token: string;
  /** Of the served page, in which the answers are. */
  language: string;
  answers: Record<string, Promise<Response>>;
}

/**
 * The answer to a call that the page itself made before the program was here (web/first/first-script.js): once, and only for whom it
 * was asked and in the language in which it was.
 */
export function takeFirstCall(url: string, token: string | null, language: string): Promise<Response> | null {
  const calls = (globalThis as { firstCalls?: FirstCalls }).firstCalls;
  const answer = calls?.answers[url];
  if (!calls || !answer) return null;
  delete calls.answers[url];
  return calls.token === (token ?? '') && calls.language.split('-')[0] === language ? answer : null;
}
