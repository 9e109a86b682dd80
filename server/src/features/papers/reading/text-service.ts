import type { PaperReference } from '@yanmo/contract/papers';
import type { Platform } from '../../../platform/platform.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import type { LibraryService } from '../../library/service.ts';
import type { Templates } from '../../settings/service.ts';
import { createAmendPaper } from '../amending/amend-paper.ts';
import { createAmendmentRun } from '../amending/amend-run.ts';
import { createEditSection } from '../amending/edit-section.ts';
import { createSectionVersions } from '../amending/section-versions.ts';
import type { Delivery } from '../editions/deliver-paper.ts';
import { createExportPaper } from '../editions/export-paper.ts';
import { createExportRun } from '../editions/export-run.ts';
import type { Packs } from '../editions/packs.ts';
import type { Paper } from '../store.ts';
import type { PaperSteps } from '../writing/paper-steps.ts';
import { createOwnPapers } from './own-paper.ts';
import { createPaperText } from './paper-text.ts';

interface Parts {
  fulfilment: FulfilmentService;
  library: LibraryService;
  templates: Templates;
  steps: PaperSteps;
  delivery: Delivery;
  packs: Packs;
  listCited(paper: Paper, style: Paper['citationStyle']): Promise<PaperReference[]>;
}

/** What a student does with a paper after its delivery: read it, change it, export it again. */
export function createPaperTextService(
  platform: Platform,
  { fulfilment, library, templates, steps, delivery, packs, listCited }: Parts,
) {
  const { db, config, runs } = platform;
  const amendmentRun = createAmendmentRun(steps);
  const exportRun = createExportRun(delivery, packs);
  runs.register(amendmentRun);
  runs.register(exportRun);
  const papers = createOwnPapers(fulfilment);
  const text = createPaperText({ db, config, fulfilment, library, templates, papers, listCited });
  return {
    text,
    amendments: createAmendPaper(platform, { papers, text, run: amendmentRun }),
    sections: createEditSection(platform, { library, papers, text }),
    versions: createSectionVersions(platform, { papers }),
    exports: createExportPaper(platform, { fulfilment, templates, papers, run: exportRun }),
  };
}
