import type { OrderDetail } from '@yanmo/contract/orders';
import { orderPollMs, pollMaxRetries } from '../../lib/constants.ts';
import { openEventStream } from '../../lib/event-stream.ts';
import { getEventsUrl, getOrder } from './api.ts';

export interface OrderWatcher {
  onOrder: (order: OrderDetail) => void;
  /** Asking failed so many times in a row that nothing more is asked. */
  onGivenUp: () => void;
}

/**
 * Tells how an order stands, by the stream and by asking now and then: a proxy that holds streams back must not keep
 * anyone waiting for a payment that has arrived. Returns the function that ends it.
 */
export function followOrder(outTradeNo: string, { onOrder, onGivenUp }: OrderWatcher): () => void {
  const ended = new AbortController();
  let failures = 0;
  let closeStream: (() => void) | undefined;

  function stop(): void {
    ended.abort();
    clearInterval(timer);
    document.removeEventListener('visibilitychange', askWhenSeen);
    closeStream?.();
  }

  async function ask(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    try {
      const order = await getOrder(outTradeNo, ended.signal);
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

  const timer = setInterval(() => void ask(), orderPollMs);
  document.addEventListener('visibilitychange', askWhenSeen);
  void getEventsUrl(outTradeNo).then((url) => {
    if (ended.signal.aborted) return;
    closeStream = openEventStream({
      url,
      onEvent: ({ type, data }) => {
        if (type !== 'snapshot' && type !== 'order') return;
        failures = 0;
        onOrder(JSON.parse(data) as OrderDetail);
      },
      // Refused or over: the asking goes on, and what is wrong is seen there.
      onRefused: () => undefined,
      onEnded: () => closeStream?.(),
    });
  });
  return stop;
}
