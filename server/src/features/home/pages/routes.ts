import * as contract from '@yanmo/contract/pages';
import type { Mount } from '../../../platform/http/mount.ts';
import type { PagesService } from './service.ts';

export function mountPagesRoutes(mount: Mount, pages: PagesService): void {
  mount(contract.readContentPage, ({ params, caller }) => pages.read(params.slug, caller.language));

  mount(contract.listContentPages, async () => ({ pages: await pages.listFilled() }));

  mount(contract.listEditedPages, async () => ({ pages: await pages.listEdited() }));

  mount(contract.editPage, ({ body, caller }) => pages.edit({ userId: caller.principal.userId }, body));
}
