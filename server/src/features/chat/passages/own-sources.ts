import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../../platform/database/living-user.ts';
import type { Platform } from '../../../platform/platform.ts';
import { defineTask } from '../../../platform/threads/task.ts';
import { indexForm } from '../../../text/passages/index-passages.ts';
import type { IndexedTexts, TextToIndex } from './index-texts-worker.ts';
import { createOwnTexts, type OwnText, type OwnTextParts } from './own-texts.ts';
import { putSource, type ReadSource } from './put-source.ts';
import { readFilePassages } from './read-file.ts';
import * as store from './source-store.ts';

export interface OwnSource {
  kind: 'PAPER' | 'OUTLINE' | 'LIBRARY';
  /** out_trade_no, key1; empty for the library. */
  key: string;
}

const indexTexts = defineTask<TextToIndex[], IndexedTexts>({
  name: 'index-passages',
  module: new URL('./index-texts-worker.ts', import.meta.url),
  line: { name: 'index-passages', atOnce: 2 },
  limits: { timeoutMs: 60_000, memoryMb: 512 },
  countsProcessor: true,
});

/** What the product itself keeps of a user, as sources: brought up to date when it is asked about, and left alone until it reads otherwise. */
export function createOwnSources(
  { db, clock, config, threads }: Pick<Platform, 'db' | 'clock' | 'config' | 'threads'>,
  parts: OwnTextParts,
) {
  const getText = createOwnTexts(parts);
  /** In this process; a second question of the same user waits for what the first one has read. */
  const under = new Map<string, Promise<store.Source>>();

  async function read(userId: string, { title, version, open }: OwnText): Promise<ReadSource> {
    const content = await open();
    if ('pdf' in content) {
      const turn = { owner: userId, most: config.readingPlacesPerUser };
      const file = { name: 'paper.pdf', bytes: content.pdf };
      const { passages, ...found } = await readFilePassages(threads, file, { turn });
      return { ...found, title, version, passages: passages.map((passage) => ({ ...passage, work: null })) };
    }
    const given = content.texts.map(({ about, blocks }) => ({ about, blocks }));
    const { passages, texts, ...found } = await threads.run(indexTexts, given);
    const works = texts.map((at) => content.texts[at]?.work ?? null);
    const own = passages.map((passage, at) => ({ ...passage, work: works[at] ?? null }));
    return { ...found, title, version, pages: null, passages: own };
  }

  /** Whatever changes while it is read is seen by the next question: the version is that of what was read. */
  async function refresh(userId: string, key: string, text: OwnText): Promise<store.Source> {
    const found = await read(userId, text);
    return inTransaction(db, async (tx) => {
      await assertUserLives(tx, userId);
      const at = clock.now();
      const { id } = await store.ensureSource(tx, { userId, of: text.of, key, title: text.title, at });
      await putSource(tx, id, found, at);
      return (await store.findSource(tx, id)) as store.Source;
    });
  }

  /** As it stands now. AppError where there is no such text, or it is not theirs to read; FileRefused where it cannot be read. */
  return async (userId: string, { kind, key }: OwnSource): Promise<store.Source> => {
    const text = await getText(db, userId, { kind, key });
    const [known] = await store.listSources(db, userId, [{ kind, key }]);
    const isFresh = known?.state === 'READY' && known.version === text.version && known.form === indexForm;
    if (isFresh) return known;
    const name = `${userId} ${kind} ${key} ${text.version}`;
    const begun = under.get(name) ?? refresh(userId, key, text).finally(() => under.delete(name));
    under.set(name, begun);
    return begun;
  };
}
