import * as contract from '@yanmo/contract/admin';
import { listTemplateBases, previewTemplate } from '@yanmo/contract/school-templates';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import type { AdminService } from './service.ts';

/** Each is a document that is typeset; a form asks for one whenever it has rested for a moment. */
const previewLimits: readonly RateLimit[] = [{ name: 'template-preview', by: 'user', count: 60, perSeconds: 60 }];

export function mountAdminRoutes(mount: Mount, admin: AdminService): void {
  mount(contract.listSettings, async () => ({ settings: await admin.listSettings() }));

  mount(listTemplateBases, async ({ caller }) => ({ bases: admin.templates.listBases(caller.language) }));

  mount(
    previewTemplate,
    async ({ body, reply }) => {
      const pdf = await admin.templates.preview(body.template);
      reply.headers({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
      return Buffer.from(pdf);
    },
    { limits: previewLimits },
  );

  mount(contract.changeSetting, ({ body, caller }) => admin.changeSetting(caller, body));
}
