import type { Visited, Visits } from './measured-page.ts';

/** Above this share of stolen time a visit says more of the host than of the page. */
const quietShare = 0.03;
const wanted = 3;
const most = 8;

/** Until three visits were quiet, or the machine has been given its chances. */
export async function repeatVisits(visit: () => Promise<Visited>): Promise<Visits> {
  const all: Visited[] = [];
  const isQuiet = ({ stolen }: Visited) => (stolen ?? 0) <= quietShare;
  while (all.filter(isQuiet).length < wanted && all.length < most) all.push(await visit());
  const quiet = all.filter(isQuiet);
  const quietest = all.toSorted((a, b) => (a.stolen ?? 0) - (b.stolen ?? 0)).slice(0, wanted);
  const counted = (quiet.length === wanted ? quiet : quietest).toSorted((a, b) => a.score - b.score);
  const median = counted[Math.floor((counted.length - 1) / 2)];
  if (!median) throw new Error('no visit was made');
  return { median, isQuiet: quiet.length === wanted, stolen: all.map(({ stolen }) => stolen) };
}
