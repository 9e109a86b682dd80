import type { getVersion, getVersions, SectionVersion } from '@yanmo/contract/paper-text';
import type { RouteResult } from '@yanmo/contract/route';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { diffTexts } from '../../../text/diff.ts';
import { listEditions } from '../editions/edition-store.ts';
import { signPaperFiles } from '../editions/paper-files.ts';
import { listLeaves } from '../paper-basis.ts';
import type { OwnPapers } from '../reading/own-paper.ts';
import { findVersion, type ListedVersion, listVersions } from '../section-store.ts';
import { getAmendment } from './amendment-store.ts';

const present = (row: ListedVersion): z.infer<typeof SectionVersion> => ({
  version: row.version,
  origin: row.origin,
  engine: row.engineVersion,
  written_at: row.createdAt.toISOString(),
  units: row.units,
  instruction: row.instruction,
});

/** What a paper was before: every version of its sections, every export. */
export function createSectionVersions(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { papers }: { papers: OwnPapers },
) {
  return {
    async list(userId: string, outTradeNo: string): Promise<RouteResult<typeof getVersions>> {
      const { paper, item } = await papers.get(db, userId, outTradeNo);
      const versions = await listVersions(db, paper.id);
      const editions = await listEditions(db, paper.id);
      return {
        sections: listLeaves(paper.request.chapters).map(({ id, title }) => ({
          section_id: id,
          title,
          versions: versions.filter(({ sectionId }) => sectionId === id).map(present),
        })),
        editions: editions.map(({ edition, createdAt, isPreview, templateId, citationStyle, pages, folder }) => ({
          ...{ edition, created_at: createdAt.toISOString(), is_preview: isPreview },
          ...{ template_id: templateId, citation_style: citationStyle, pages },
          file_urls: signPaperFiles(storage, { folder, isPreview, title: item.title }),
        })),
      };
    },

    async get(
      userId: string,
      { outTradeNo, sectionId, version }: { outTradeNo: string; sectionId: string; version: number },
    ): Promise<RouteResult<typeof getVersion>> {
      const { paper } = await papers.get(db, userId, outTradeNo);
      const isLeaf = listLeaves(paper.request.chapters).some(({ id }) => id === sectionId);
      const asked = isLeaf ? await findVersion(db, { paperId: paper.id, sectionId, version }) : null;
      const newest = isLeaf ? await findVersion(db, { paperId: paper.id, sectionId }) : null;
      if (!asked || !newest) throw new AppError('not_found');
      const amendment = asked.amendmentId === null ? null : await getAmendment(db, asked.amendmentId);
      return {
        version: present({ ...asked, instruction: amendment?.instruction ?? null }),
        draft: asked.text,
        diff: diffTexts(asked.text, newest.text, paper.request.language),
      };
    },
  };
}
