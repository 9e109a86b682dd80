import type { Language } from '@yanmo/contract/language-choice';

/** `near-…` are parts of a page, close enough to be read when they are small; the others are steps of the guide. */
export type ScreenName =
  | 'near-title'
  | 'near-outline'
  | 'near-paper'
  | 'title'
  | 'reading'
  | 'outline'
  | 'editing'
  | 'order'
  | 'paper'
  | 'check'
  | 'reduce'
  | 'wallet'
  | 'refund';

/** As `npm run screenshots` makes them. */
export function screenSize(screen: ScreenName): { width: number; height: number } {
  return screen.startsWith('near-') ? { width: 600, height: 500 } : { width: 960, height: 600 };
}

const files = import.meta.glob<string>('./screens/*/*.webp', { eager: true, query: '?url', import: 'default' });

/** In the reader's language, or else in English. */
export function findScreen(screen: ScreenName, language: Language, scheme: 'light' | 'dark'): string | undefined {
  const of = (one: Language) => files[`./screens/${one}-${scheme}/${screen}.webp`];
  return of(language) ?? of('en');
}
