import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { EngineBusy } from '../engine.ts';
import type { ModelLimits } from './limits.ts';
import { ensureSlots, releaseSlot, renewSlots, type SlotHold, slotChannel, takeSlots } from './store.ts';

export interface ModelSlot {
  id: number;
  /** Aborts when the slot was lost (this process stood still past its expiry): the call must end, or the limit breaks. */
  lost: AbortSignal;
  release(): Promise<void>;
}

interface SlotOptions {
  db: Database;
  /** For the connection that listens while somebody waits. */
  connectionString: string;
  logger: Logger;
  maximum: number;
  limits: Pick<ModelLimits, 'slotExpiryMs' | 'slotWaitMs' | 'slotPollMs' | 'slotGatherMs'>;
}

interface HeldSlot extends SlotHold {
  renewedAtMs: number;
  lose(error: Error): void;
}

interface Waiter {
  turn: number;
  serve(slot: ModelSlot): void;
  fail(error: unknown): void;
}

/** Somebody waits for the answer: it has no turn among the others. */
const isWatched = ({ turn }: Pick<Waiter, 'turn'>): boolean => turn === Number.POSITIVE_INFINITY;

/** Of so many: papers hold theirs for minutes, and who asks a question must not wait for one of them to end. Where there are few, none. */
const keptFree = (maximum: number): number => Math.floor(maximum / 16);

/**
 * The limit of concurrent model calls of the whole deployment. In a process the next slot goes to the highest turn, and of
 * equal ones to who came first. One loop asks the database for all of them at once; between processes whoever asks first
 * after a release gets the slot, so that each process has its turns. No lock and no connection is held while a call runs.
 */
export class ModelSlots {
  readonly #options: SlotOptions;
  readonly #line: Waiter[] = [];
  readonly #held = new Map<string, HeldSlot>();
  #renewing: NodeJS.Timeout | undefined;
  #isServing = false;
  #hasSlots = false;
  #isWoken = false;
  #wake: (() => void) | null = null;

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  /**
   * Without a turn somebody waits for the answer: such calls go before all others. Rejects with the signal's reason, or
   * with EngineBusy after the longest wait.
   */
  acquire(signal: AbortSignal, turn = Number.POSITIVE_INFINITY): Promise<ModelSlot> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const leave = (error: unknown) => {
        stopWaiting();
        const place = this.#line.indexOf(waiter);
        if (place >= 0) this.#line.splice(place, 1);
        if (this.#line.length === 0) this.#wake?.();
        reject(error);
      };
      const abort = () => leave(signal.reason);
      const timer = setTimeout(
        () => leave(new EngineBusy('too many calls to the model wait already')),
        this.#options.limits.slotWaitMs,
      );
      const stopWaiting = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
      };
      const waiter: Waiter = {
        turn,
        serve(slot) {
          stopWaiting();
          resolve(slot);
        },
        fail: leave,
      };
      signal.addEventListener('abort', abort, { once: true });
      this.#line.push(waiter);
      if (!this.#isServing) void this.#serveLine();
    });
  }

  async #serveLine(): Promise<void> {
    this.#isServing = true;
    let listener: pg.Client | null = null;
    try {
      await this.#gather();
      for (let isListening = false; this.#line.length > 0; ) {
        this.#isWoken = false;
        if (await this.#serveWhoCanBe()) continue;
        if (isListening) await this.#sleep();
        else {
          // A slot may be freed while LISTEN is on its way: the loop looks once more before it sleeps.
          listener = await this.#startListening();
          isListening = true;
        }
      }
    } catch (error) {
      for (const waiter of [...this.#line]) waiter.fail(error);
    } finally {
      this.#isServing = false;
      this.#stopListening(listener);
    }
  }

  /**
   * Steps that begin together ask one after the other, in any order: those who come first must not have all slots before
   * the highest turn is there. Nobody else waits for it.
   */
  async #gather(): Promise<void> {
    if (!this.#line.some(isWatched)) await delay(this.#options.limits.slotGatherMs);
  }

  /** False when there are fewer free slots than waiters. */
  async #serveWhoCanBe(): Promise<boolean> {
    const { db, maximum, limits } = this.#options;
    if (!this.#hasSlots) await ensureSlots(db, maximum);
    this.#hasSlots = true;
    const wanted = this.#line.length;
    const watched = this.#line.filter(isWatched).length;
    const open = maximum - keptFree(maximum);
    const expiryMs = limits.slotExpiryMs;
    // Those whose answer somebody waits for take the kept ones first, and leave the others to the rest.
    const holds = [
      ...(watched > 0 ? await takeSlots(db, { count: watched, maximum, expiryMs, fromLast: true }) : []),
      ...(wanted > watched ? await takeSlots(db, { count: wanted - watched, maximum: open, expiryMs }) : []),
    ];
    for (const hold of holds) {
      // Whoever looked on may have left meanwhile: what is kept for such goes back.
      const waiter = hold.id <= open || this.#line.some(isWatched) ? this.#takeNext() : undefined;
      const slot = this.#hold(hold);
      if (waiter) waiter.serve(slot);
      else await slot.release();
    }
    return holds.length >= wanted;
  }

  /** The first of those with the highest turn. */
  #takeNext(): Waiter | undefined {
    let place = 0;
    for (const [index, { turn }] of this.#line.entries()) if (turn > (this.#line[place]?.turn ?? turn)) place = index;
    return this.#line.splice(place, 1)[0];
  }

  #sleep(): Promise<void> {
    if (this.#isWoken || this.#line.length === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(wake, this.#options.limits.slotPollMs);
      this.#wake = wake;
    });
  }

  /** Null when it cannot listen; then the line polls. */
  async #startListening(): Promise<pg.Client | null> {
    const { connectionString, logger } = this.#options;
    const client = new pg.Client({ connectionString, application_name: 'yanmo-model-slots' });
    client.on('error', (error) => logger.warn({ err: error }, 'the connection that listens for model slots was lost'));
    client.on('notification', () => {
      this.#isWoken = true;
      this.#wake?.();
    });
    try {
      await client.connect();
      await client.query(`listen ${slotChannel}`);
      return client;
    } catch (error) {
      logger.warn({ err: error }, 'cannot listen for model slots; polling');
      this.#stopListening(client);
      return null;
    }
  }

  #stopListening(client: pg.Client | null): void {
    client?.end().catch((error: unknown) => this.#options.logger.warn({ err: error }, 'cannot close a connection'));
  }

  #hold({ id, holder }: SlotHold): ModelSlot {
    const { db, logger, limits } = this.#options;
    const lost = new AbortController();
    const lose = (error: Error) => {
      if (this.#forget(holder)) lost.abort(error);
    };
    this.#held.set(holder, { id, holder, renewedAtMs: performance.now(), lose });
    this.#renewing ??= setInterval(() => void this.#renew(), limits.slotExpiryMs / 3);
    let isReleased = false;
    return {
      id,
      lost: lost.signal,
      release: async () => {
        if (isReleased) return;
        isReleased = true;
        this.#forget(holder);
        try {
          await releaseSlot(db, { id, holder });
        } catch (error) {
          logger.warn({ err: error, slot: id }, 'cannot release a model slot; it frees itself when it expires');
        }
      },
    };
  }

  #forget(holder: string): boolean {
    const wasHeld = this.#held.delete(holder);
    if (this.#held.size === 0) {
      clearInterval(this.#renewing);
      this.#renewing = undefined;
    }
    return wasHeld;
  }

  /** All that are held, at once. */
  async #renew(): Promise<void> {
    const { db, logger, limits } = this.#options;
    const { slotExpiryMs: expiryMs } = limits;
    const asked = [...this.#held.values()];
    const askedAtMs = performance.now();
    try {
      const renewed = new Set((await renewSlots(db, asked, expiryMs)).map(({ holder }) => holder));
      for (const slot of asked) {
        if (renewed.has(slot.holder)) slot.renewedAtMs = askedAtMs;
        else slot.lose(new Error(`model slot ${slot.id} was lost`));
      }
    } catch (error) {
      logger.warn({ err: error }, 'cannot renew the model slots now');
      for (const { id, renewedAtMs, lose } of asked)
        if (performance.now() - renewedAtMs > expiryMs) lose(new Error(`model slot ${id} expired`, { cause: error }));
    }
  }
}
