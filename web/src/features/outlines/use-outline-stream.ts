import type { OutlineDetail } from '@yanmo/contract/outlines';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { openEventStream, type ServerEvent } from '../../lib/event-stream.ts';
import { getEventsUrl } from './api.ts';
import { beginDraft, showDraft, takeDraftEvent } from './outline-draft.ts';

interface StreamEnds {
  /** There is nothing to follow: the outline was never asked for. */
  onNotBegun: () => void;
  /** Written, failed, or something that asking for the outline will tell. */
  onEnded: () => void;
}

/** The chapters of an outline as they are written, heading by heading. */
export function useOutlineStream(outline: OutlineDetail, { onNotBegun, onEnded }: StreamEnds) {
  const { key1 } = outline;
  const [draft, setDraft] = useState(() => beginDraft(outline));
  const [isConnected, setIsConnected] = useState(true);

  const receive = useEffectEvent((event: ServerEvent) => {
    setDraft((before) => takeDraftEvent(before, event));
    if (event.type === 'done') onEnded();
  });
  const refuse = useEffectEvent((error: string) => (error === 'outline_not_ready' ? onNotBegun() : onEnded()));
  const end = useEffectEvent(onEnded);

  useEffect(() => {
    let close: (() => void) | undefined;
    let isLeft = false;
    void getEventsUrl(key1).then((url) => {
      if (isLeft) return;
      close = openEventStream({
        url,
        onEvent: receive,
        onRefused: ({ error }) => refuse(error),
        onEnded: end,
        onConnectionChange: setIsConnected,
      });
    });
    return () => {
      isLeft = true;
      close?.();
    };
  }, [key1]);

  const chapters = useMemo(() => showDraft(draft), [draft]);
  return {
    /** Whole ones, and below them what is written of the next. */
    chapters,
    writtenCount: draft.chapters.length,
    isWaiting: draft.isWaiting,
    isConnected,
  };
}
