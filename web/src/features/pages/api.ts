import { useQuery } from '@tanstack/react-query';
import type { ContentPage, ContentSlug, EditedPage } from '@yanmo/contract/pages';
import { call } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { loadPart } from '../../lib/load-part.ts';

/** The schemas load beside the first request: the page is drawn without them. */
const contract = () => loadPart(() => import('@yanmo/contract/pages'));

export function useContentPage(slug: ContentSlug) {
  return useQuery({
    queryKey: ['pages', 'read', slug, currentLanguage()],
    queryFn: async ({ signal }): Promise<ContentPage> =>
      await call((await contract()).readContentPage, { params: { slug } }, { signal }),
  });
}

export const editedPagesKey = ['pages', 'edited'] as const;

export function useEditedPages() {
  return useQuery({
    queryKey: editedPagesKey,
    queryFn: async ({ signal }) => (await call((await contract()).listEditedPages, {}, { signal })).pages,
    // What somebody is writing is not replaced while he looks away.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

type Address = Pick<EditedPage, 'slug' | 'language' | 'revision'>;

export const savePage = async (page: Address & Pick<EditedPage, 'title' | 'markdown'>): Promise<EditedPage> =>
  await call((await contract()).editPage, { body: page });

export const undoPage = async ({ slug, language, revision }: Address): Promise<EditedPage> =>
  await call((await contract()).editPage, { body: { slug, language, revision, undo: true } });
