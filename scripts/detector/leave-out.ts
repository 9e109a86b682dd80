import { finishHash, mixHash, type ReadLanguage } from '../../server/src/text/detector/grams.ts';
import { bend } from '../../server/src/text/detector/model.ts';
import type { Example } from './examples.ts';
import { finishModel, fitRaw, listScored, PieceRows } from './fit-detector.ts';
import { makePieces } from './pieces.ts';
import type { Plan } from './plans.ts';
import { rankArea } from './rank.ts';

/** How a source was read by a detector that had seen nothing of it. */
export interface LeftOut {
  source: string;
  /** Not a number where it has people or machines alone. */
  area: number;
  found: number;
  wrong: number;
  people: number;
  machines: number;
}

/** Of a small source all is taken. */
const fewest = 400;

/** By the prompt, the pair or the title, so that none of them is parted. */
function takesPart(group: string, share: number): boolean {
  let hash = 7;
  for (let index = 0; index < group.length; index += 1) hash = mixHash(hash, group.charCodeAt(index));
  return (finishHash(hash) % 1000) / 1000 < share;
}

/**
 * Every source in turn is left out, the rest is learned from, and the way to a probability and the threshold come from `val`.
 * A part of the groups is enough to compare two plans, and takes minutes instead of an hour.
 */
export function* leaveEachOut(
  language: ReadLanguage,
  { train, val, share }: { train: readonly Example[]; val: readonly Example[]; share: number },
  named: Readonly<Record<string, Plan>>,
): Generator<{ plan: string } & LeftOut> {
  const sizes = new Map<string, number>();
  for (const { source } of train) sizes.set(source, (sizes.get(source) ?? 0) + 1);
  const part = train.filter(({ group, source }) =>
    takesPart(group, Math.max(share, fewest / (sizes.get(source) ?? fewest))),
  );
  const learned = new PieceRows(makePieces(language, part, true));
  for (const source of learned.pieces.sourceNames) {
    // Not even the threshold has seen it.
    const others = new PieceRows(
      makePieces(
        language,
        val.filter((example) => example.source !== source),
        false,
      ),
    );
    const own = part.filter((example) => example.source === source);
    const held = new PieceRows(makePieces(language, own, false));
    for (const [name, plan] of Object.entries(named)) {
      const { raw, score } = fitRaw(learned, others, (example) => example.source !== source, { plan });
      const { curve, thresholds } = finishModel(raw, others, score(others));
      const scored = listScored(held, score(held));
      const chances = scored.map((text) => bend(curve, text.score, text.length));
      const isMachine = scored.map((text) => (text.isMachine ? 1 : 0));
      const called = (label: number): number => {
        const all = chances.filter((_, index) => isMachine[index] === label);
        return all.filter((chance) => chance >= thresholds.machine).length / all.length;
      };
      const machines = isMachine.filter((each) => each === 1).length;
      yield {
        plan: name,
        source,
        area: rankArea(chances, isMachine),
        found: called(1),
        wrong: called(0),
        machines,
        people: own.length - machines,
      };
    }
  }
}
