/** Tasks that share it are at most so many at once, however many places the pool has; the others wait in it. */
export interface TaskLine {
  name: string;
  atOnce: number;
  /** More than these are a flood, and are told to come again; 2,000 unless said. */
  mostWaiting?: number;
}

export interface TaskLimits {
  timeoutMs: number;
  /** Of the heap, and of the buffers beside it. */
  memoryMb: number;
}

/**
 * Work for a thread: a module whose default export is a `TaskModule`. What it is given, answers and sends is copied, so
 * that it must be data.
 */
export interface Task<Input, Answer, Part = never> {
  /** As the metrics name it. */
  name: string;
  module: URL;
  line: TaskLine;
  limits: TaskLimits;
  /**
   * The time is the processor's own, so that a busy machine makes nothing fail: for work that nobody's file decides. Else it
   * is the time of the wall: for what somebody waits for.
   */
  countsProcessor?: boolean;
  /**
   * In a process of its own, which ends with it: what a hostile file does must reach neither the next one's nor the program.
   * Its time is the wall's.
   */
  isFresh?: boolean;
  /** Never there: it only keeps the types. */
  types?: { input: Input; answer: Answer; part: Part };
}

export function defineTask<Input, Answer, Part = never>(
  task: Omit<Task<Input, Answer, Part>, 'types'>,
): Task<Input, Answer, Part> {
  return task;
}

export interface TaskContext<Part = never> {
  /** Aborted when nobody wants the answer any more. Whoever does not look at it is ended with its thread. */
  signal: AbortSignal;
  /** A part of the answer, before it is whole. */
  send(part: Part): void;
}

export type TaskModule<Input, Answer, Part = never> = (
  input: Input,
  context: TaskContext<Part>,
) => Answer | Promise<Answer>;
