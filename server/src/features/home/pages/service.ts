import { type Language, languages } from '@yanmo/contract/languages';
import { type ContentPage, type ContentSlug, contentSlugs, type EditedPage } from '@yanmo/contract/pages';
import { AppError } from '../../../platform/app-error.ts';
import { afterCommit, inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, actorName, recordAudit } from '../../settings/service.ts';
import * as store from './store.ts';

/** A change is seen everywhere after this at the latest, as those of settings are. */
const cacheMs = 5_000;

export interface PageEdit {
  slug: ContentSlug;
  language: Language;
  revision: number;
  /** Left out where the last revision is taken back. */
  title?: string | undefined;
  markdown?: string | undefined;
  undo?: true | undefined;
}

export type PagesService = ReturnType<typeof createPagesService>;

/** Pages that the operator writes, in the languages that they were written in. */
export function createPagesService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  let cached: { pages: Promise<store.PageRow[]>; until: number } | null = null;

  async function readAll(): Promise<store.PageRow[]> {
    const now = clock.now().getTime();
    if (!cached || cached.until <= now) {
      const fresh = { pages: store.listNewest(db), until: now + cacheMs };
      cached = fresh;
      fresh.pages.catch(() => {
        if (cached === fresh) cached = null;
      });
    }
    return await cached.pages;
  }

  const isFilled = ({ markdown }: store.PageRow): boolean => markdown.trim() !== '';

  async function listFilled(): Promise<{ slug: ContentSlug; languages: Language[] }[]> {
    const pages = (await readAll()).filter(isFilled);
    return contentSlugs.flatMap((slug) => {
      const written = languages.filter((language) =>
        pages.some((page) => page.slug === slug && page.language === language),
      );
      return written.length > 0 ? [{ slug, languages: written }] : [];
    });
  }

  return {
    listFilled,

    /** In the reader's language; else in the first of the product's that there is. AppError not_found while it is empty. */
    async read(slug: ContentSlug, language: Language): Promise<ContentPage> {
      const pages = (await readAll()).filter((page) => page.slug === slug && isFilled(page));
      const written = languages.filter((one) => pages.some((page) => page.language === one));
      const shown = [language, 'en' as const, ...written].find((one) => written.includes(one));
      const page = pages.find((one) => one.language === shown);
      if (!page) throw new AppError('not_found');
      return {
        ...{ slug, language: page.language, languages: written, title: page.title, markdown: page.markdown },
        updated_at: page.updatedAt.toISOString(),
      };
    },

    /** Straight from the table: whoever edits must not see what was there seconds ago. */
    async listEdited(): Promise<EditedPage[]> {
      const rows = await store.listNewest(db);
      return contentSlugs.flatMap((slug) =>
        languages.map((language) => {
          const row = rows.find((one) => one.slug === slug && one.language === language);
          return row ? presentEdited(slug, row) : neverWritten(slug, language);
        }),
      );
    },

    /** A new revision, audited in the same transaction. AppError page_changed where another was written meanwhile. */
    async edit(actor: Actor, edit: PageEdit): Promise<EditedPage> {
      const { slug, language } = edit;
      const row = await inTransaction(db, async (tx) => {
        await store.lockPage(tx, slug, language);
        const [now, before] = await store.listLast(tx, slug, language);
        if ((now?.revision ?? 0) !== edit.revision) throw new AppError('page_changed');
        const text = edit.undo ? undone(now, before) : { title: edit.title ?? '', markdown: edit.markdown ?? '' };
        if (text.markdown.trim() !== '' && text.title.trim() === '') throw new AppError('page_without_title');
        const at = clock.now();
        const next: store.PageRow = {
          ...{ slug, language, revision: edit.revision + 1, ...text },
          updatedBy: actorName(actor),
          updatedAt: at,
        };
        await store.insertRevision(tx, next);
        await recordAudit(tx, {
          ...{ actor, at, subject: `page:${slug}:${language}` },
          action: edit.undo ? 'pages.undo' : 'pages.change',
          before: now ? { title: now.title, markdown: now.markdown } : null,
          after: text,
        });
        afterCommit(tx, () => {
          cached = null;
        });
        return next;
      });
      return presentEdited(slug, row);
    },
  };
}

/** What stood there before; before the first revision there was nothing. */
function undone(
  now: store.PageRow | undefined,
  before: store.PageRow | undefined,
): { title: string; markdown: string } {
  if (!now) throw new AppError('page_nothing_to_undo');
  if (before) return { title: before.title, markdown: before.markdown };
  if (now.revision > 1) throw new AppError('page_nothing_to_undo');
  return { title: '', markdown: '' };
}

function presentEdited(slug: ContentSlug, row: store.PageRow): EditedPage {
  return {
    ...{ slug, language: row.language, revision: row.revision, title: row.title, markdown: row.markdown },
    updated_by: row.updatedBy,
    updated_at: row.updatedAt.toISOString(),
    can_undo: true,
  };
}

const neverWritten = (slug: ContentSlug, language: Language): EditedPage => ({
  ...{ slug, language, revision: 0, title: '', markdown: '', updated_by: null, updated_at: null, can_undo: false },
});
