import { AppError } from '../../../platform/app-error.ts';
import type { ItemKind } from '../../fulfilment/service.ts';
import type { RewritingService } from '../../rewriting/service.ts';
import { reductionKind, type StartReduction } from './start-reduction.ts';

/** What is sold with a paper: its text rewritten until the promise holds. It is priced by the paper's length. */
export function createReductionKind<Spec>(
  paper: ItemKind<Spec>,
  { rewriting, start }: { rewriting: Pick<RewritingService, 'ofPapers'>; start: StartReduction },
): ItemKind<Spec> {
  return {
    ...rewriting.ofPapers.shared,
    kind: reductionKind,
    spec: paper.spec,
    units: paper.units,
    async check(queryable, userId, spec) {
      const subject = await paper.check(queryable, userId, spec);
      const language = subject.outline?.language;
      if (language !== 'zh' && language !== 'en') throw new AppError('mode_unavailable');
      return subject;
    },
    start: (tx, item) => start.start(tx, item),
    waitsFor: (tx, item) => start.waitsFor(tx, item),
  };
}
