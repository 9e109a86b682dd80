import type { LiveTextReaders, OnTextChange, WatchOptions } from '../live-text/live-text-readers.ts';
import type { WholeText } from '../runs/run-events-store.ts';

/** How far a reader has a text. */
export interface TextPosition {
  generation: number;
  seq: number;
  length: number;
}

/** Keep what you have up to `offset`, append `text`. */
export interface TextEvent {
  step: string;
  offset: number;
  text: string;
}

export interface TextFollower {
  /** What has come since it was last asked; of a slow reader, all of it in one. */
  takeNews(): Generator<TextEvent>;
  /** Of a text that is whole: what its reader does not have yet. */
  takeWhole(whole: WholeText): Generator<TextEvent>;
  close(): void;
}

/** What one reader is to be sent of the growing texts of a topic. What was sent is not held: only how far it was. */
export function followTexts(
  options: {
    readers: LiveTextReaders;
    topic: string;
    onChange: OnTextChange;
    /** What the snapshot of this reader shows. */
    positions: ReadonlyMap<string, TextPosition>;
  } & WatchOptions,
): TextFollower {
  const topic = options.readers.watch(options.topic, options.onChange, options);
  const sent = new Map(options.positions);
  /** Parts that were told of as a whole: a late read of the topic must not bring them back. */
  const over = new Map<string, number>();

  function* newsOf(part: string): Generator<TextEvent> {
    const growing = topic.texts.get(part);
    if (!growing || (over.get(part) ?? -1) >= growing.generation) return;
    const { generation, seq, text, anewAt } = growing;
    const at = sent.get(part);
    const isSame = at?.generation === generation;
    if (isSame && at.seq >= seq) return;
    const offset = isSame && at.seq >= anewAt ? at.length : 0;
    sent.set(part, { generation, seq, length: text.length });
    // Begun, without a word so far: nothing that a reader would see.
    if (!at && text === '') return;
    yield { step: part, offset, text: text.slice(offset) };
  }

  return {
    *takeNews() {
      for (const part of [...topic.texts.keys()]) yield* newsOf(part);
    },
    *takeWhole({ step, text, live: [generation, seq] }) {
      yield* newsOf(step);
      const at = sent.get(step);
      over.set(step, generation);
      sent.delete(step);
      topic.forget(step, generation);
      if (at?.generation !== generation || at.seq !== seq) yield { step, offset: 0, text };
    },
    close: topic.close,
  };
}
