import { useEffect, useState } from 'react';
import { loadPart } from '../../../lib/load-part.ts';

const load = () => import('./editor-view.tsx');
type EditorView = Awaited<ReturnType<typeof load>>['default'];

let loaded: EditorView | null = null;

/** Whoever needs no editor need not hear that it did not come. */
const failing = (error: unknown): EditorView =>
  function MissingEditor() {
    throw error;
  };

/**
 * The editor, in a file of its own; null until it has come. Whoever shows works beside a sheet waits for it first: what the editor puts above them
 * would push them down under a pointer, and a press in that moment would miss.
 */
export function useEditorView(): EditorView | null {
  const [view, setView] = useState<EditorView | null>(() => loaded);
  useEffect(() => {
    if (view) return;
    let isGone = false;
    const adopt = (component: EditorView): void => {
      if (!isGone) setView(() => component);
    };
    loadPart(load).then(
      ({ default: component }) => {
        loaded = component;
        adopt(component);
      },
      (error: unknown) => adopt(failing(error)),
    );
    return () => {
      isGone = true;
    };
  }, [view]);
  return view;
}
