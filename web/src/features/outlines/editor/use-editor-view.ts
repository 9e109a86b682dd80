import { useEffect, useState } from 'react';
import { loadPart } from '../../../lib/load-part.ts';

const load = () => import('./editor-view.tsx');
type EditorView = Awaited<ReturnType<typeof load>>['default'];

let loaded: EditorView | null = null;

/**
 * The editor, in a file of its own; null until it has come. Whoever shows works beside a sheet waits for it first: what the editor puts above them
 * would push them down under a pointer, and a press in that moment would miss.
 */
export function useEditorView(): EditorView | null {
  const [view, setView] = useState<EditorView | null>(() => loaded);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (view) return;
    let isGone = false;
    loadPart(load).then(
      ({ default: component }) => {
        loaded = component;
        if (!isGone) setView(() => component);
      },
      (error: unknown) => {
        if (!isGone) setFailure(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [view]);
  if (failure) throw failure;
  return view;
}
