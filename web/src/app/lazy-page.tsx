import type { Namespace } from 'i18next';
import { type ComponentType, lazy, useState } from 'react';
import { i18n } from '../lib/i18n.ts';
import { loadPart } from '../lib/load-part.ts';

export interface LazyPage {
  /** Fetches the page and its texts once; later calls wait for the same files. */
  preload: () => Promise<unknown>;
  Page: ComponentType;
}

type PageModule = { default: ComponentType };

/**
 * A page in a file of its own, together with its texts: fetched one after the other, each would show the skeleton anew.
 * A page that is already here is drawn at once, without the skeleton that React keeps for at least 300 ms.
 */
export function lazyPage(load: () => Promise<PageModule>, ...texts: readonly Extract<Namespace, string>[]): LazyPage {
  let Ready: ComponentType | null = null;
  let pending: Promise<PageModule> | null = null;

  const fetchPage = () => {
    pending ??= Promise.all([loadPart(load), i18n.loadNamespaces(texts)]).then(
      ([module]) => {
        Ready = module.default;
        return module;
      },
      (error: unknown) => {
        // A lost connection must not spoil the next try.
        pending = null;
        throw error;
      },
    );
    return pending;
  };

  const Lazy = lazy(fetchPage);

  function Page() {
    // Chosen once: another component type in the same place would throw the page's state away.
    const [Chosen] = useState(() => Ready ?? Lazy);
    return <Chosen />;
  }

  return { preload: fetchPage, Page };
}
