import type { OrderDetail } from '@yanmo/contract/orders';
import { getEventsUrl } from '../../domain/orders/use-order-events.ts';
import { orderPollMs, pollMaxRetries } from '../../lib/constants.ts';
import { openEventStream, type ServerEvent } from '../../lib/event-stream.ts';
import { getOrder } from './api.ts';

export interface OrderWatcher {
  onOrder: (order: OrderDetail) => void;
  /** What the stream tells beside the order itself. LOST: what it builds on never came, and it has to begin anew. */
  onPaperEvent?: (event: ServerEvent) => 'KEPT' | 'LOST';
  onConnectionChange?: (isConnected: boolean) => void;
  /** Asking failed so many times in a row that nothing more is asked. */
  onGivenUp: () => void;
}

/** A stream that is opened anew sends everything again: one that keeps losing its place must not do so all the time. */
const reopenMs = 1_000;

/**
 * Tells how an order stands, by the stream and by asking now and then: a proxy that holds streams back must not keep
 * anyone waiting for a payment that has arrived. Returns the function that ends it.
 */
export function followOrder(outTradeNo: string, watcher: OrderWatcher): () => void {
  const { onOrder, onGivenUp } = watcher;
  const ended = new AbortController();
  let failures = 0;
  let closeStream: (() => void) | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    ended.abort();
    clearInterval(timer);
    clearTimeout(reopening);
    document.removeEventListener('visibilitychange', askWhenSeen);
    closeStream?.();
  }

  async function ask(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    try {
      const order = await getOrder(outTradeNo, { signal: ended.signal, isPolled: true });
      failures = 0;
      if (!ended.signal.aborted) onOrder(order);
    } catch {
      if (ended.signal.aborted) return;
      failures += 1;
      if (failures < pollMaxRetries) return;
      stop();
      onGivenUp();
    }
  }

  /** Back from the payment page: what happened there is asked for at once. */
  function askWhenSeen(): void {
    if (document.visibilityState === 'visible') void ask();
  }

  function openStream(url: string): void {
    closeStream?.();
    closeStream = openEventStream({
      url,
      onEvent: (event) => {
        if (event.type === 'snapshot' || event.type === 'order') {
          failures = 0;
          onOrder(JSON.parse(event.data) as OrderDetail);
        } else if (watcher.onPaperEvent?.(event) === 'LOST') {
          closeStream?.();
          reopening = setTimeout(() => openStream(url), reopenMs);
        }
      },
      // Refused: the asking goes on, and what is wrong is seen there.
      onRefused: () => undefined,
      onConnectionChange: watcher.onConnectionChange,
    });
  }

  const timer = setInterval(() => void ask(), orderPollMs);
  document.addEventListener('visibilitychange', askWhenSeen);
  void getEventsUrl(outTradeNo).then((url) => {
    if (!ended.signal.aborted) openStream(url);
  });
  return stop;
}
