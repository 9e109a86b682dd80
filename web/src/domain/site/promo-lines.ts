import type { HomeInfo } from '@yanmo/contract/home';

export type PromoLine = { kind: 'outline'; characters: number } | { kind: 'paper'; minutes: number };

/** What is said of an outline: "about a thousand characters". Less than this is not about a thousand. */
const aboutThousand = 900;
/** What is said of a paper of 30,000 characters. */
const saidMinutes = 10;

/** The lines that this site's own deliveries bear out; none where nothing was measured, or too little, or too slow. */
export function promoLinesOf(measured: HomeInfo['measured'] | undefined): PromoLine[] {
  const { outline_characters: characters = null, paper_30k_minutes: minutes = null } = measured ?? {};
  return [
    ...(minutes !== null && minutes <= saidMinutes ? [{ kind: 'paper', minutes: saidMinutes } as const] : []),
    ...(characters !== null && characters >= aboutThousand ? [{ kind: 'outline', characters: 1_000 } as const] : []),
  ];
}
