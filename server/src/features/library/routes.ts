import * as contract from '@yanmo/contract/explore';
import { AppError } from '../../platform/app-error.ts';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import { importLimitBytes, receiveImport } from './receive-import.ts';
import { type LibraryService, sourceOf } from './service.ts';

/** A search may ask three indexes on the caller's behalf; a person reads for some seconds between two. */
const searchLimits: readonly RateLimit[] = [{ name: 'explore-search', by: 'ip', count: 120, perSeconds: 60 }];
/** A class behind one address has accounts; a visitor tries it out. */
const verifyLimits: readonly RateLimit[] = [
  { name: 'explore-verify', by: 'ip', count: 200, perSeconds: 600 },
  { name: 'explore-verify', by: 'user', count: 40, perSeconds: 600 },
  { name: 'explore-verify-visitor', by: 'visitor', count: 20, perSeconds: 600 },
];
const importLimits: readonly RateLimit[] = [{ name: 'library-import', by: 'user', count: 20, perSeconds: 600 }];

export function mountLibraryRoutes(mount: Mount, library: LibraryService): void {
  mount(
    contract.exploreSearch,
    async ({ query, caller }) => {
      const began = performance.now();
      const { works, total, hasMore, isLikeness, places } = await library.find({
        userId: caller.principal?.userId ?? null,
        query: query.q,
        filters: {
          yearFrom: query.year_from,
          yearTo: query.year_to,
          kind: query.type,
          language: query.language,
          isOpenAccess: query.open_access,
          place: query.source,
        },
        pageNum: query.page_num,
        pageSize: query.page_size,
      });
      return {
        ...{ works, total, places, page_num: query.page_num, page_size: query.page_size },
        has_more: hasMore,
        is_likeness: isLikeness,
        source: sourceOf(places),
        took_ms: Math.round(performance.now() - began),
      };
    },
    { limits: searchLimits },
  );

  mount(contract.getWork, ({ params, caller }) => library.getWork(caller.principal?.userId ?? null, params.id));

  mount(contract.citeWorks, ({ query, caller }) =>
    library.cite(caller.principal?.userId ?? null, query.ids, query.style),
  );

  mount(contract.listLibrary, async ({ query, caller }) => {
    const { userId } = caller.principal;
    const found = await library.listSaved(userId, {
      folderId: query.folder_id,
      text: query.q,
      pageNum: query.page_num,
      pageSize: query.page_size,
    });
    const folders = await library.listFolders(userId);
    return { ...found, folders, page_num: query.page_num, page_size: query.page_size };
  });

  mount(contract.saveToLibrary, async ({ body, caller }) => {
    const { userId } = caller.principal;
    const saved = await library.save(userId, body.works, body.folder_id);
    return { saved, folders: await library.listFolders(userId) };
  });

  mount(contract.removeFromLibrary, async ({ body, caller }) => {
    const { userId } = caller.principal;
    const removed = await library.remove(userId, body.works);
    return { removed, folders: await library.listFolders(userId) };
  });

  mount(contract.allowWorks, async ({ body, caller }) => ({
    works: await library.allow(caller.principal.userId, body.works, body.is_allowed),
  }));

  mount(contract.saveFolder, async ({ body, caller }) => {
    const { userId } = caller.principal;
    await library.saveFolder(userId, body.name, body.id);
    return { folders: await library.listFolders(userId) };
  });

  mount(contract.deleteFolder, async ({ body, caller }) => {
    const { userId } = caller.principal;
    await library.deleteFolder(userId, body.id);
    return { folders: await library.listFolders(userId) };
  });

  mount(
    contract.importToLibrary,
    ({ request, caller }) => {
      const { userId } = caller.principal;
      return library.receiving(userId, async () => {
        const { file, folderId } = await receiveImport(request);
        return library.importFile(userId, file, folderId);
      });
    },
    { limits: importLimits, bodyLimitBytes: importLimitBytes + 64 * 1024 },
  );

  mount(
    contract.verifyReferences,
    ({ body, caller }) => {
      const most = contract.maximumVisitorReferences;
      if (!caller.principal && (body.references?.length ?? 0) > most)
        throw new AppError('too_many_for_visitor', { most });
      return library.verify(caller.principal?.userId ?? null, body);
    },
    { limits: verifyLimits },
  );
}
