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

export function findScreen(screen: ScreenName, language: Language, scheme: 'light' | 'dark'): string | undefined {
  return files[`./screens/${language}-${scheme}/${screen}.webp`];
}
