import { countDraft } from '@yanmo/contract/draft-count';

/** Of the whole: what was paid for by its length stays as long as it was. */
const spread = 0.03;

interface Worded {
  id: string;
  before: string;
  text: string;
}

/** Those that leave the whole within the spread; what changes its length most goes back first. */
export function keepLength<Each extends Worded>(
  wholeUnits: number,
  changed: readonly Each[],
): { fitting: Each[]; left: string[] } {
  const grown = changed.map((each) => ({ each, by: countDraft(each.text) - countDraft(each.before) }));
  let sum = grown.reduce((total, { by }) => total + by, 0);
  const left = new Set<string>();
  const most = wholeUnits * spread;
  for (const { each, by } of [...grown].sort((one, other) => Math.abs(other.by) - Math.abs(one.by))) {
    if (Math.abs(sum) <= most) break;
    if (Math.sign(by) !== Math.sign(sum)) continue;
    left.add(each.id);
    sum -= by;
  }
  return { fitting: changed.filter(({ id }) => !left.has(id)), left: [...left] };
}
