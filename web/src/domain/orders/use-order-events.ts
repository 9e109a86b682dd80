import { useEffect, useEffectEvent, useState } from 'react';
import { fillPath } from '../../lib/api.ts';
import { openEventStream, type ServerEvent } from '../../lib/event-stream.ts';
import { loadPart } from '../../lib/load-part.ts';

/**
 * Hears what an order's stream tells while something of it is made. False where there is none: then it is to be asked for
 * more often.
 */
export function useOrderEvents(outTradeNo: string, isAtWork: boolean, hear: (event: ServerEvent) => void): boolean {
  const [isStreamed, setIsStreamed] = useState(false);
  const tell = useEffectEvent(hear);
  useEffect(() => {
    if (!isAtWork) return;
    let close: (() => void) | null = null;
    let isOver = false;
    void getEventsUrl(outTradeNo).then((url) => {
      if (isOver) return;
      close = openEventStream({
        url,
        onEvent: (event) => tell(event),
        onRefused: () => setIsStreamed(false),
        onConnectionChange: setIsStreamed,
      });
    });
    return () => {
      isOver = true;
      close?.();
      setIsStreamed(false);
    };
  }, [outTradeNo, isAtWork]);
  return isStreamed;
}

export async function getEventsUrl(outTradeNo: string): Promise<string> {
  const { followOrder } = await loadPart(() => import('@yanmo/contract/orders'));
  return fillPath(followOrder.path, { key: outTradeNo });
}
