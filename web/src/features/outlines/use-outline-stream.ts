import type { Chapter, OutlineDetail } from '@yanmo/contract/outlines';
import { useEffect, useEffectEvent, useState } from 'react';
import { openEventStream, type ServerEvent } from '../../lib/event-stream.ts';
import { getEventsUrl } from './api.ts';

interface StreamEnds {
  /** There is nothing to follow: the outline was never asked for. */
  onNotBegun: () => void;
  /** Written, failed, or something that asking for the outline will tell. */
  onEnded: () => void;
}

/** The chapters of an outline as they are written. */
export function useOutlineStream(outline: OutlineDetail, { onNotBegun, onEnded }: StreamEnds) {
  const { key1 } = outline;
  const [chapters, setChapters] = useState<readonly Chapter[]>(outline.chapters);
  const [isWaiting, setIsWaiting] = useState(outline.is_waiting);
  const [isConnected, setIsConnected] = useState(true);

  const receive = useEffectEvent(({ type, data }: ServerEvent) => {
    if (type === 'snapshot') {
      const snapshot = JSON.parse(data) as OutlineDetail;
      setChapters(snapshot.chapters);
      setIsWaiting(snapshot.is_waiting);
    }
    if (type === 'waiting') setIsWaiting(true);
    if (type === 'chapter') {
      setChapters((before) => placeChapter(before, JSON.parse(data)));
      setIsWaiting(false);
    }
    if (type === 'done') onEnded();
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

  return { chapters, isWaiting, isConnected };
}

/** A writing that starts over, after a failure on the way, replaces what came before it chapter by chapter. */
export function placeChapter(
  chapters: readonly Chapter[],
  { index, chapter }: { index: number; chapter: Chapter },
): readonly Chapter[] {
  return [...chapters.slice(0, index), chapter];
}
