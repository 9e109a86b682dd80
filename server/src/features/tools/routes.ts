import * as contract from '@yanmo/contract/tools';
import type { Mount, RateLimit } from '../../platform/http/mount.ts';
import type { ToolsService } from './service.ts';

/** The day's own limit is the user's; these keep one from pressing a button a hundred times a minute. */
const limits: readonly RateLimit[] = [{ name: 'tools', by: 'user', count: 30, perSeconds: 60 }];
const openLimits: readonly RateLimit[] = [
  { name: 'tools-references', by: 'ip', count: 200, perSeconds: 600 },
  { name: 'tools-references', by: 'user', count: 30, perSeconds: 60 },
  { name: 'tools-references-visitor', by: 'visitor', count: 20, perSeconds: 600 },
];

export function mountToolsRoutes(mount: Mount, tools: ToolsService): void {
  mount(contract.getToolsInfo, ({ caller }) => tools.getInfo(caller.principal?.userId ?? null, caller.language));

  mount(
    contract.helpWithTitles,
    ({ body, caller }) => {
      const request = { ...body, keywords: body.keywords ?? [], hint: body.hint ?? '', batch: body.batch ?? 0 };
      return tools.helpWithTitles(caller.principal.userId, request);
    },
    { limits },
  );

  mount(contract.polishAbstract, ({ body, caller }) => tools.polish(caller.principal.userId, body), { limits });

  mount(contract.translateAbstract, ({ body, caller }) => tools.translate(caller.principal.userId, body), { limits });

  mount(
    contract.formatReferences,
    ({ body, caller }) => tools.formatReferences(caller.principal?.userId ?? null, body),
    { limits: openLimits },
  );

  mount(
    contract.checkDocumentFormat,
    ({ body, caller }) => {
      const { file_key: fileKey, template_id: templateId, type, style } = body;
      return tools.checkFormat(caller.principal.userId, { fileKey, templateId, type, style });
    },
    { limits },
  );
}
