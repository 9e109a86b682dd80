import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { outlineDeleted, outlineRestored } from './outline-deletion.ts';

const pagePath = '/main/writepaper';

/** Tries to save what is open; false when something would be lost by leaving it. */
export type LeaveEditor = () => Promise<boolean>;

/**
 * Which outline is open. The address says it (?key=), so that a link or a reload finds it again; the page keeps
 * it too, because the tabs lead to the bare path and must bring back what was open.
 */
export function useOpenOutline() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === 'POP';
  const isHere = pathname === pagePath;
  const asked = isHere ? new URLSearchParams(search).get('key') : null;
  const [key, setKey] = useState(asked);
  /** Where the student wants to go although what is open could not be saved. */
  const [refused, setRefused] = useState<{ to: string | null } | null>(null);
  const leaveEditor = useRef<LeaveEditor | null>(null);
  const isClosing = useRef(false);

  const go = (to: string | null, replace = false) =>
    navigate(to === null ? pagePath : `${pagePath}?key=${encodeURIComponent(to)}`, { replace });

  const follow = useEffectEvent(async (wanted: string | null) => {
    const isLeft = (await leaveEditor.current?.()) ?? true;
    if (isLeft) setKey(wanted);
    else setRefused({ to: wanted });
  });

  useEffect(() => {
    if (!isHere || asked === key || refused) return;
    if (asked === null && !isPop && !isClosing.current) {
      void go(key, true);
      return;
    }
    isClosing.current = false;
    void follow(asked);
  });

  /** What lay here when it was deleted; restored, it lies here again. */
  const deleted = useRef<string | null>(null);
  const takeAway = useEffectEvent((gone: string) => {
    if (gone !== key) return;
    deleted.current = gone;
    // There is nothing to save it to.
    leaveEditor.current = null;
    if (!isHere) return setKey(null);
    isClosing.current = true;
    void go(null, true);
  });
  const bringBack = useEffectEvent((back: string) => {
    if (back === deleted.current && isHere && key === null) void go(back, true);
  });
  useEffect(() => {
    const stops = [outlineDeleted.listen((key1) => takeAway(key1)), outlineRestored.listen((key1) => bringBack(key1))];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return {
    key,
    leaveEditor,
    /** Also long after it was asked for: whoever is on another page by then finds it here when they come back. */
    open(key1: string) {
      if (window.location.pathname === pagePath) void go(key1);
      else setKey(key1);
    },
    close() {
      isClosing.current = true;
      void go(null);
    },
    refusal: refused && {
      stay() {
        setRefused(null);
        void go(key, true);
      },
      leave() {
        setRefused(null);
        setKey(refused.to);
      },
    },
  };
}
