import { AppError } from '../../../platform/app-error.ts';
import type { ItemKind } from '../../fulfilment/service.ts';
import type { RewritingService } from '../../rewriting/service.ts';
import type { SettingsService } from '../../settings/service.ts';
import { reductionKind, type StartReduction } from './start-reduction.ts';

interface Parts {
  rewriting: Pick<RewritingService, 'ofPapers'>;
  settings: Pick<SettingsService, 'readSetting'>;
  start: StartReduction;
}

/** What is sold with a paper: its text rewritten until the promise holds. It is priced by the paper's length. */
export function createReductionKind<Spec extends { promised?: number | undefined }>(
  paper: ItemKind<Spec>,
  { rewriting, settings, start }: Parts,
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
      const { aigc_rate_maximum: promised } = await settings.readSetting(queryable, 'promise');
      return { ...subject, spec: { ...(subject.spec ?? spec), promised } };
    },
    start: (tx, item) => start.start(tx, item),
    waitsFor: (tx, item) => start.waitsFor(tx, item),
  };
}
