/** News for whoever listens when it is told: one thing, with its type, from one module. */
export interface Signal<News> {
  tell(news: News): void;
  /** Returns the function that ends it. */
  listen(listener: (news: News) => void): () => void;
}

export function createSignal<News = void>(): Signal<News> {
  const listeners = new Set<(news: News) => void>();
  return {
    tell(news) {
      for (const listener of [...listeners]) listener(news);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
