import { useSyncExternalStore } from 'react';
import { probeEveryMs, probePatienceMs, serviceWaitMs } from './constants.ts';
import { createSignal } from './signal.ts';

/**
 * Whether the service answers. Every request tells how it went; one that got no answer, or waits for long, has the
 * process itself asked, so that neither a single lost packet nor a slow search is taken for an outage.
 */

const probeUrl = '/healthz';
/** A line that is known to be slow is given this many times what it last took. */
const slowLineFactor = 3;
const probeMaximumMs = 10_000;

let isGone = false;
let answers = 0;
let answeredAtMs = Number.NEGATIVE_INFINITY;
let lineMs = 0;
let isProbing = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const subscribers = new Set<() => void>();
/** It was gone, and answers again: what is on the page may be out of date. */
export const serviceReturned = createSignal();

/** The service answered something, whatever it was. */
export function tellAnswered(): void {
  answers += 1;
  answeredAtMs = Date.now();
  clearTimeout(timer);
  if (!isGone) return;
  isGone = false;
  notify();
  serviceReturned.tell();
}

/** The browser knows that there is no network. */
export function tellOffline(): void {
  markGone();
  probeLater();
}

/** Asks the process whether it is there, unless that was asked or answered just now. */
export function checkService(freshMs = 0): void {
  // The clock may have been set back.
  const silentMs = Math.abs(Date.now() - answeredAtMs);
  if (!isProbing && silentMs >= freshMs) void probe();
}

/** Resolves true once the service answers; false when that takes too long or the caller no longer waits. */
export async function whenAnswering(signal?: AbortSignal): Promise<boolean> {
  const answersBefore = answers;
  checkService();
  return await new Promise((resolve) => {
    const end = (isBack: boolean) => {
      subscribers.delete(look);
      clearTimeout(patience);
      signal?.removeEventListener('abort', giveUp);
      resolve(isBack);
    };
    const look = () => {
      if (!isGone && answers > answersBefore) end(true);
    };
    const giveUp = () => end(false);
    const patience = setTimeout(giveUp, serviceWaitMs);
    subscribers.add(look);
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
  });
}

export function useIsServiceGone(): boolean {
  return useSyncExternalStore(subscribe, () => isGone);
}

/** Whether anything has come since: on a slow line the page's own files hold up what asks for the service. */
function hasArrivedSince(atMs: number): boolean {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return files.some(({ responseEnd, transferSize }) => responseEnd > atMs && transferSize > 0);
}

/** Counts the service as gone once nothing at all came for as long as an answer takes; the answer calls it off. */
function awaitSigns(): () => void {
  const patienceMs = Math.max(probePatienceMs, Math.min(probeMaximumMs, lineMs * slowLineFactor));
  let waiting: ReturnType<typeof setTimeout>;
  const wait = () => {
    const sinceMs = performance.now();
    const answersBefore = answers;
    waiting = setTimeout(() => {
      if (answers > answersBefore || hasArrivedSince(sinceMs)) wait();
      else markGone();
    }, patienceMs);
  };
  wait();
  return () => clearTimeout(waiting);
}

async function probe(): Promise<void> {
  isProbing = true;
  clearTimeout(timer);
  const callOff = awaitSigns();
  const begunMs = Date.now();
  const isThere = await fetch(probeUrl, { cache: 'no-store', signal: AbortSignal.timeout(probeMaximumMs) })
    // A proxy, or the login page of a hotel's network, answers too, but not this.
    .then(async (response) => response.ok && ((await response.json()) as { code?: unknown }).code === 200)
    .catch(() => false);
  callOff();
  isProbing = false;
  if (isThere) {
    lineMs = Date.now() - begunMs;
    tellAnswered();
    // Those who wait for an answer newer than their question hear of it even if nobody saw an outage.
    notify();
  } else {
    markGone();
    probeLater();
  }
}

function probeLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void probe(), probeEveryMs);
}

function markGone(): void {
  if (isGone) return;
  isGone = true;
  notify();
}

function notify(): void {
  for (const subscriber of [...subscribers]) subscriber();
}

function subscribe(listener: () => void): () => void {
  subscribers.add(listener);
  return () => subscribers.delete(listener);
}
