import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Tx } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { createEvents, type Events } from '../events/events.ts';
import { followTexts, type TextPosition } from '../events/text-follower.ts';
import { createLogger } from '../logger.ts';
import type { Delta, GrowingText } from './live-text.ts';
import { createLiveTextReaders } from './live-text-readers.ts';
import { endLiveTexts, holdLiveTexts, openedText, openLiveText, readLiveTexts } from './live-text-store.ts';
import { createLiveTextWriter, type LiveTextStream, type LiveTextWriter } from './live-text-writer.ts';

let database: TestDatabase;
let events: Events;
/** Two processes in all but name: each has its own connections and its own state, and they share the database only. */
let writer: LiveTextWriter;
let topic: string;
let part: string;
const lost = vi.fn();

const logger = createLogger('silent');
const eventually = { timeout: 5_000, interval: 5 };
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(database.db, work);

function startWriter(): LiveTextWriter {
  return createLiveTextWriter({ databaseUrl: database.url, config: { liveTextBatchMs: 10 }, logger });
}

beforeAll(async () => {
  database = await createTestDatabase(10);
  const { db, pool, url: databaseUrl } = database;
  events = createEvents({ db, pool, databaseUrl, logger, config: { streamHeartbeatMs: 60_000 } });
  await events.start();
});
afterAll(async () => {
  await events.stop();
  await database.close();
});
beforeEach(() => {
  [topic, part] = [randomUUID(), randomUUID()];
  lost.mockReset();
  writer = startWriter();
});
afterEach(() => writer.stop());

function open(generation = 1, own = writer, of = part): LiveTextStream {
  return own.open({
    ...{ topic, part: of, generation, onLost: lost },
    begin: (write) => inTx(write),
  });
}

/** What a page shows: each piece keeps the text up to its offset and adds to it. */
function show(
  positions: ReadonlyMap<string, TextPosition> = new Map(),
  shown = new Map<string, string>(),
  opened?: GrowingText,
) {
  const pieces: { step: string; offset: number; text: string }[] = [];
  const take = () => {
    for (const piece of follower.takeNews()) {
      const before = shown.get(piece.step) ?? '';
      expect(piece.offset).toBeLessThanOrEqual(before.length);
      shown.set(piece.step, before.slice(0, piece.offset) + piece.text);
      pieces.push(piece);
    }
  };
  const follower = followTexts({ readers: events.texts, topic, onChange: () => take(), positions, opened });
  take();
  return { pieces, text: (of = part) => shown.get(of), close: follower.close };
}

const stored = async () => (await readLiveTexts(database.db, topic)).find((text) => text.part === part);

describe('a growing text', () => {
  it('reaches every reader whole and in order, whenever they came, and they hold it once', async () => {
    const early = Array.from({ length: 60 }, () => show());
    const stream = open();
    const late: ReturnType<typeof show>[] = [];
    let text = '';
    for (let count = 0; count < 120; count += 1) {
      text += `字${count}，`;
      await stream.append(`字${count}，`);
      if (count % 10 === 0) late.push(show());
      if (count % 3 === 0) await delay(2);
      // As who opens the page: the text as it is read, and from there on only what is new.
      if (count === 60) {
        const now = await stored();
        const { generation, seq } = now ?? { generation: 0, seq: 0 };
        const read = now?.text ?? '';
        late.push(show(new Map([[part, { generation, seq, length: read.length }]]), new Map([[part, read]])));
        expect(text.startsWith(read)).toBe(true);
      }
    }
    const readers = [...early, ...late];
    await vi.waitFor(() => expect(readers.map((reader) => reader.text())).toEqual(readers.map(() => text)), eventually);
    expect(events.texts.openTopics()).toBe(1);
    // Told in batches: far fewer than were appended; and nobody who came at the start was told anything twice.
    expect(early[0]?.pieces.length).toBeLessThan(100);
    expect(early[0]?.pieces.reduce((sum, piece) => sum + piece.text.length, 0)).toBe(text.length);
    expect((await stored())?.text).toBe(text);
    for (const reader of readers) reader.close();
    expect(events.texts.openTopics()).toBe(0);
  });

  it('that is opened with what it belongs to shows nothing at first, and its first words wait for no batch', async () => {
    const slow = createLiveTextWriter({ databaseUrl: database.url, config: { liveTextBatchMs: 60_000 }, logger });
    await inTx((tx) => openLiveText({ topic, part }).execute(tx));
    const [knowing, reading] = [show(new Map(), new Map(), openedText(part)), show()];
    const stream = slow.open({ topic, part, generation: 1, onLost: lost });
    await vi.waitFor(async () => expect((await stored())?.text).toBe(''), eventually);
    expect([...knowing.pieces, ...reading.pieces]).toEqual([]);
    await stream.append('研');
    await stream.append('墨');
    // One piece or two: the second may have come while the first was on its way, and waits for the batch then.
    for (const reader of [knowing, reading])
      await vi.waitFor(() => expect(reader.text()?.startsWith('研')).toBe(true), eventually);
    expect(await stream.settle()).toMatchObject({ text: '研墨' });
    for (const reader of [knowing, reading]) {
      await vi.waitFor(() => expect(reader.text()).toBe('研墨'), eventually);
      expect(reader.pieces.map(({ text }) => text).join('')).toBe('研墨');
      reader.close();
    }
    // Ended by somebody before a word of another was told: its writer hears of it, and nobody sees the word.
    const [other, unseen] = [randomUUID(), show()];
    await inTx((tx) => openLiveText({ topic, part: other }).execute(tx));
    const gone = slow.open({ topic, part: other, generation: 1, onLost: lost });
    await inTx((tx) => endLiveTexts(tx, [topic], other));
    await gone.append('nobody sees this');
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), eventually);
    expect(unseen.text(other)).toBeUndefined();
    unseen.close();
    await slow.stop();
  });

  it('reaches readers of its own process without a ring of the database, and is not taken twice when that comes', async () => {
    const told: Delta[] = [];
    const near = createLiveTextReaders({ db: database.db, logger });
    const own = createLiveTextWriter({
      ...{ databaseUrl: database.url, config: { liveTextBatchMs: 10 }, logger },
      onTold(deltas) {
        told.push(...deltas);
        near.told(deltas);
      },
    });
    await inTx((tx) => openLiveText({ topic, part }).execute(tx));
    const rung = vi.fn();
    const { texts, close } = near.watch(topic, rung, { opened: openedText(part) });
    const stream = own.open({ topic, part, generation: 1, onLost: lost });
    await stream.append('研');
    await stream.append('墨');
    await stream.settle();
    expect(texts.get(part)?.text).toBe('研墨');
    const rings = rung.mock.calls.length;
    near.onNotify(JSON.stringify(told));
    expect(texts.get(part)?.text).toBe('研墨');
    expect(rung).toHaveBeenCalledTimes(rings);
    close();
    // Where events are told of the same thing, a word comes with its ring alone: it must not overtake one of them.
    const among = near.watch(topic, rung, { opened: openedText(part), hasEvents: true });
    near.told(told);
    expect(among.texts.get(part)?.text).toBe('');
    near.onNotify(JSON.stringify(told));
    expect(among.texts.get(part)?.text).toBe('研墨');
    among.close();
    await own.stop();
  });

  it('that stands elsewhere is not brought back by a late word of it, for nobody who comes then', async () => {
    const first = followTexts({ readers: events.texts, topic, onChange: () => undefined, positions: new Map() });
    expect([...first.takeWhole({ step: part, offset: 0, text: 'whole', live: [1, 4] })]).toHaveLength(1);
    await delay(50);
    events.texts.onNotify(JSON.stringify([[topic, part, 1, 1, 0, 'wh']]));
    const late = show();
    expect(late.text()).toBeUndefined();
    // A later try is another text.
    events.texts.onNotify(JSON.stringify([[topic, part, 2, 1, 0, 'anew']]));
    await vi.waitFor(() => expect(late.text()).toBe('anew'), eventually);
    first.close();
    late.close();
  });

  it('tells its first words before any batch', async () => {
    const reader = show();
    // The batch of another text has just gone: the next is some time away.
    const slow = createLiveTextWriter({ databaseUrl: database.url, config: { liveTextBatchMs: 60_000 }, logger });
    try {
      await open(1, slow, randomUUID()).append('other');
      const stream = open(1, slow);
      await stream.append('first');
      await stream.append(', and the rest');
      await vi.waitFor(() => expect(reader.text()).toBe('first'), eventually);
    } finally {
      await slow.stop();
      reader.close();
    }
  });

  it.each([
    ['longer than a payload', '很长的文字'.repeat(20_000)],
    ['that a database cannot keep', 'a\0b\ud800c\udc00', 'a\ufffdb\ufffdc\ufffd'],
  ])('may be %s', async (_name, given, kept = given) => {
    const reader = show();
    const stream = open();
    await stream.append('。');
    await stream.append(given);
    await stream.append('完');
    await vi.waitFor(() => expect(reader.text()).toBe(`。${kept}完`), eventually);
    await stream.replace(`。${given}`);
    await vi.waitFor(() => expect(reader.text()).toBe(`。${kept}`), eventually);
    reader.close();
  });

  it('is never cut inside a character, though its writer does so and takes half of one back', async () => {
    const reader = show();
    const stream = open();
    for (const half of '😀😃'.split('')) {
      await stream.append(half);
      await delay(15);
    }
    await vi.waitFor(() => expect(reader.text()).toBe('😀😃'), eventually);
    await stream.replace('😀😄');
    await vi.waitFor(() => expect(reader.text()).toBe('😀😄'), eventually);
    expect(reader.pieces.map(({ text }) => text).every((text) => text.isWellFormed())).toBe(true);
    expect(reader.pieces.map(({ offset }) => offset)).not.toContain(3);
    await stream.append('\ud83d');
    expect(await stream.settle()).toMatchObject({ text: '😀😄\ufffd', generation: 1 });
    reader.close();
  });

  it('is kept each second for whoever comes, and what was told before is dropped', async () => {
    const stream = open();
    await stream.append('one');
    await stream.append(' two');
    const checkpoint = async () =>
      (await database.pool.query('select text from live_texts where part = $1', [part])).rows[0]?.text;
    await vi.waitFor(async () => expect(await checkpoint()).toBe('one two'), eventually);
    await vi.waitFor(async () => {
      expect((await database.pool.query('select from live_text_deltas')).rowCount).toBe(0);
    }, eventually);
    const reader = show();
    await vi.waitFor(() => expect(reader.text()).toBe('one two'), eventually);
    reader.close();
  });
});

describe('its writers', () => {
  it('a later generation takes the place of an earlier one, which hears of it and is not read any more', async () => {
    const reader = show();
    const dead = startWriter();
    const first = open(1, dead);
    await first.append('an attempt that');
    await vi.waitFor(() => expect(reader.text()).toBe('an attempt that'), eventually);
    const second = open(2);
    await second.append('A new one');
    await vi.waitFor(() => expect(reader.text()).toBe('A new one'), eventually);
    await first.append(' comes too late');
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), eventually);
    await second.append(' goes on');
    await vi.waitFor(() => expect(reader.text()).toBe('A new one goes on'), eventually);
    expect((await stored())?.text).toBe('A new one goes on');
    await expect(open(1, dead).append('again')).rejects.toThrow('a later writer');
    await dead.stop();
    reader.close();
  });

  it('one that was killed leaves all that anybody could read of it', async () => {
    const stream = open();
    const reader = show();
    await stream.append('told ');
    await stream.append('and not yet kept');
    await vi.waitFor(() => expect(reader.text()).toBe('told and not yet kept'), eventually);
    // Nothing of the writer is asked: what others read comes from the tables alone.
    expect((await stored())?.text).toBe('told and not yet kept');
    reader.close();
  });

  it('one that says nothing hears within a second that its text was ended; what was held is told of to nobody', async () => {
    const reader = show();
    const stream = open();
    await stream.append('before');
    await vi.waitFor(() => expect(reader.text()).toBe('before'), eventually);
    const kept = await inTx(async (tx) => {
      expect(await holdLiveTexts(tx, topic)).toBe(true);
      await stream.append(' and after');
      await delay(60);
      const [text] = await readLiveTexts(tx, topic);
      await endLiveTexts(tx, [topic]);
      return text?.text;
    });
    expect([kept, reader.text()]).toEqual(['before', 'before']);
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce(), { ...eventually, timeout: 2_000 });
    expect(reader.text()).toBe('before');
    reader.close();
  });

  it('goes on after a moment in which it was held', async () => {
    const reader = show();
    const stream = open();
    await stream.append('a');
    await inTx(async (tx) => {
      await holdLiveTexts(tx, topic);
      await stream.append('b');
      await delay(40);
      await stream.replace('ac');
    });
    await vi.waitFor(() => expect(reader.text()).toBe('ac'), eventually);
    expect(lost).not.toHaveBeenCalled();
    reader.close();
  });
});

describe('a connection that is lost', () => {
  const cut = (name: string) =>
    database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database() and pid <> pg_backend_pid()',
      [name],
    );

  it('of the readers: they read again, and miss nothing', async () => {
    const reader = show();
    const stream = open();
    await stream.append('one');
    await vi.waitFor(() => expect(reader.text()).toBe('one'), eventually);
    expect((await cut('yanmo-listener')).rowCount).toBe(1);
    await stream.append(' two');
    await stream.append(' three');
    await vi.waitFor(() => expect(reader.text()).toBe('one two three'), eventually);
    // Nor does anybody lose it by what somebody else says on the channel.
    for (const noise of ['', 'null', '{', '[1]', '[["x"]]', `[["${topic}","${part}",1,99,0,"lost"]]`]) {
      await database.pool.query("select pg_notify('live_text', $1)", [noise]);
    }
    await stream.append(' four');
    await vi.waitFor(() => expect(reader.text()).toBe('one two three four'), eventually);
    reader.close();
  });

  it('of the writer: nobody knows what was done, and all is told again, once', async () => {
    const reader = show();
    const stream = open();
    await stream.append('one');
    await stream.append(' two');
    await vi.waitFor(() => expect(reader.text()).toBe('one two'), eventually);
    // One that is idle, and one that may be in the middle of a statement.
    await cut('yanmo-texts');
    await stream.append(' three');
    await delay(20);
    await cut('yanmo-texts');
    await stream.append(' four');
    await vi.waitFor(() => expect(reader.text()).toBe('one two three four'), eventually);
    expect((await stored())?.text).toBe('one two three four');
    expect(lost).not.toHaveBeenCalled();
    reader.close();
  });

  it('and tables that a crash emptied: readers keep what they have, and the next words are read by all', async () => {
    const reader = show();
    const stream = open();
    await stream.append('one');
    await stream.append(' two');
    await vi.waitFor(() => expect(reader.text()).toBe('one two'), eventually);
    await database.pool.query('truncate live_text_deltas');
    await cut('yanmo-listener');
    await stream.append(' three');
    const joined = show();
    await vi.waitFor(() => expect([reader.text(), joined.text()]).toEqual(Array(2).fill('one two three')), eventually);
    reader.close();
    joined.close();
  });
});
