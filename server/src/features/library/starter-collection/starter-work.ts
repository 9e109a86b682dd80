/** A field is empty unless certain. */
export interface StarterWork {
  title: string;
  authors: readonly { family: string; given: string }[];
  year: number | null;
  /** The journal or, for a book, the publisher. */
  venue: string | null;
  volume?: string;
  issue?: string;
  type: 'book' | 'article' | 'chapter' | 'report';
  language: 'zh' | 'en' | 'es' | 'ja';
  /** A few words of what it is about, in its own language, for search; ours, not quoted. */
  about: string;
}
