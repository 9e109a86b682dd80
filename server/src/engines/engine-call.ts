/** What a call is for: the ledger of model calls and the cache need it. */
export interface EngineCall {
  /** Stable for the same step of the same run: an answer found under it is not bought again. */
  stepKey: string;
  subject: { kind: 'title' | 'outline' | 'order' | 'chat' | 'reading' | 'amending' | 'tool'; id: string };
  userId: string | null;
  /** Its place among calls that wait, the highest first; left out, somebody looks on: it goes before them all. */
  turn?: number;
  signal: AbortSignal;
  /**
   * Whoever asks does well without an answer: an engine in trouble is asked once again and no more, and what it fails of such
   * questions keeps nobody from asking it what nothing else can answer.
   */
  isSpare?: boolean;
  /** Told, perhaps more than once, when nothing is wrong and the engine has no room for it yet. */
  onWait?: () => void;
  /**
   * Nobody takes it up again: its key is new, and what has arrived of it is kept where its reader is told. No answer is looked for under
   * its key, no part of one saved, and the row of what it costs is written while it is asked. Its first words wait for that row, and with
   * it for all that was written before: so whoever asks need not wait until their own question is on the disk.
   */
  isOnce?: boolean;
  /** Asked before anything is bought; throws when nobody wants the answer any more. */
  assertWanted?: () => Promise<void>;
}
