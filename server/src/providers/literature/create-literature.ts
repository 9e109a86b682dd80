import type { Platform } from '../../platform/platform.ts';
import { createCrossref } from './crossref.ts';
import { defaultIndexLimits, type IndexLimits } from './index-client.ts';
import type { Literature, LiteratureIndex } from './literature.ts';
import { createOpenAlex } from './openalex.ts';
import { createSemanticScholar } from './semantic-scholar.ts';

/** The indexes that this deployment may ask. */
export function createLiterature(
  { config, db, logger }: Pick<Platform, 'config' | 'db' | 'logger'>,
  limits: IndexLimits = defaultIndexLimits,
): Literature {
  const { openAlex, crossref, semanticScholar } = config.literature;
  const parts = { db, logger, limits };
  const indexes: (LiteratureIndex | null)[] = [
    openAlex && createOpenAlex(openAlex, parts),
    crossref && createCrossref(crossref, parts),
    semanticScholar && createSemanticScholar(semanticScholar, parts),
  ];
  return indexes.filter((index) => index !== null);
}
