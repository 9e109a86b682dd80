import { announcedStorageKey } from '../../lib/constants.ts';

/** How a delivery is told: in the page, by the browser beside it, by the file itself. Each once, whichever tab does it. */
export type Channel = 'PAGE' | 'BROWSER' | 'FILE';

export interface Announced {
  out_trade_no: string;
  stage: number;
}

/** By channel, number and stage: when it was told. */
type Book = Record<string, number>;

const lockName = 'yanmo.announce';
/** A tab that asked just before something was done must not make the others forget that they told of it. */
const keptMs = 60_000;

/**
 * Of these, the ones that no tab has told yet; from here on they count as told. Tabs take turns where the browser lets
 * them; where it does not (a page without TLS), two of them may tell the same thing at the same instant.
 */
export async function claimUntold<News extends Announced>(
  channel: Channel,
  news: readonly News[],
  nowMs: number = Date.now(),
): Promise<readonly News[]> {
  return await takingTurns(() => {
    const book = readBook();
    const keyOf = ({ out_trade_no, stage }: Announced) => `${channel}:${out_trade_no}:${stage}`;
    const untold = news.filter((one) => book[keyOf(one)] === undefined);
    const isNews = new Set(news.map(keyOf));
    const kept = Object.entries(book).filter(
      ([key, at]) => !key.startsWith(`${channel}:`) || isNews.has(key) || nowMs - at < keptMs,
    );
    writeBook({ ...Object.fromEntries(kept), ...Object.fromEntries(untold.map((one) => [keyOf(one), nowMs])) });
    return untold;
  });
}

/** They were looked at: should they fail or be delivered again, that is news. */
export function forgetAnnounced(tradeNumbers: readonly string[]): void {
  const kept = Object.entries(readBook()).filter(([key]) => !tradeNumbers.includes(key.split(':')[1] ?? ''));
  writeBook(Object.fromEntries(kept));
}

async function takingTurns<Result>(work: () => Result): Promise<Result> {
  return navigator.locks ? await navigator.locks.request(lockName, async () => work()) : work();
}

function readBook(): Book {
  try {
    return JSON.parse(localStorage.getItem(announcedStorageKey) ?? '{}') as Book;
  } catch {
    // Written by something else: what it said is lost, and at worst something is told twice.
    return {};
  }
}

function writeBook(book: Book): void {
  localStorage.setItem(announcedStorageKey, JSON.stringify(book));
}
