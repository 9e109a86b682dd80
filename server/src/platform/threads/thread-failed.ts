export type ThreadFailure =
  /** It used up its time; its thread was ended. */
  | 'time'
  /** It was not over in many times its time and has used little of the processor: the machine is to blame. */
  | 'starved'
  | 'memory'
  /** Its thread ended under it. */
  | 'crash'
  /** It threw. */
  | 'bug'
  /** The pool was closed. */
  | 'closed';

/** Why a task has no answer. Those of others go on. */
export class ThreadFailed extends Error {
  override name = 'ThreadFailed';
  readonly reason: ThreadFailure;

  constructor(reason: ThreadFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
