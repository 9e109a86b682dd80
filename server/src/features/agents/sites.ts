import type { AgentProfile, editAgentSite } from '@yanmo/contract/agents';
import { type AgentImageId, agentImageIds } from '@yanmo/contract/home';
import type { RouteBody } from '@yanmo/contract/route';
import { renderSVG } from 'uqr';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { assertUserLives } from '../../platform/database/living-user.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { FilesService } from '../files/service.ts';
import { recordAudit, type SettingsService } from '../settings/service.ts';
import { siteUrl } from './site-url.ts';
import * as store from './store.ts';

const halfDaySeconds = 12 * 3_600;

/** How an agent's site differs from the house's own. */
export interface AgentSite {
  agentId: string;
  subDomain: string;
  name: string;
  notice: string;
  images: Partial<Record<AgentImageId, { image_url: string }>>;
}

export type Sites = ReturnType<typeof createSites>;

/** What visitors of an agent's site see, and what its agent may change of it. */
export function createSites(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { files, accounts, settings }: { files: FilesService; accounts: AccountsService; settings: SettingsService },
) {
  /** From our own storage alone, and from whichever host the page came: the link names none. The same all morning or afternoon. */
  function linkOf({ file_key: fileKey, type }: { file_key: string; type: string }): string {
    const nowSeconds = Math.floor(clock.now().getTime() / 1000);
    const expiresInSeconds = 2 * halfDaySeconds - (nowSeconds % halfDaySeconds);
    const url = files.signLink({ fileKey, name: 'image', type }, expiresInSeconds, 'inline');
    const { pathname, search } = new URL(url, 'http://localhost');
    return pathname + search;
  }

  function imagesOf(images: store.StoredImages): AgentSite['images'] {
    return Object.fromEntries(
      agentImageIds.flatMap((id) => {
        const stored = images[id];
        return stored ? [[id, { image_url: linkOf(stored) }] as const] : [];
      }),
    );
  }

  function listImages(images: store.StoredImages): AgentProfile['images'] {
    return Object.entries(imagesOf(images)).map(([id, { image_url }]) => ({ id: Number(id), image_url }));
  }

  async function presentProfile(agent: store.AgentRow, origin: string): Promise<AgentProfile> {
    const url = siteUrl(config.publicUrl, origin, agent.subDomain);
    return {
      status: agent.status,
      sub_domain: agent.subDomain,
      site_url: url,
      qr_svg: renderSVG(url, { ecc: 'M', border: 4 }),
      name: agent.name,
      notice: agent.notice,
      images: listImages(agent.images),
      commission_percent: agent.commissionPercent ?? (await settings.getSetting('catalogue')).commission_percent,
    };
  }

  /** Null for another's file, or one of another purpose. */
  async function keepImage(tx: Tx, userId: string, fileKey: string): Promise<{ file_key: string; type: string }> {
    const file = await files.keepFile(tx, userId, fileKey, 'AGENT_IMAGE');
    if (!file) throw new AppError('invalid_fields', {}, { fields: [{ path: 'images', message: 'invalid' }] });
    return { file_key: file.fileKey, type: file.type };
  }

  return {
    listImages,
    presentProfile,

    /** Null for a name that is nobody's, or whose agent is suspended: the site is the house's own then. */
    async findSite(subDomain: string | null | undefined): Promise<AgentSite | null> {
      if (!subDomain) return null;
      const owner = await accounts.agentSites.findAgentBySubDomain(db, subDomain.toLowerCase());
      const agent = owner && (await store.findAgentOf(db, owner.id));
      if (agent?.status !== 'ACTIVE') return null;
      const { userId: agentId, name, notice, images } = agent;
      return { agentId, subDomain: agent.subDomain, name, notice, images: imagesOf(images) };
    },

    async edit(userId: string, form: RouteBody<typeof editAgentSite>, origin: string): Promise<AgentProfile> {
      const changed = await inTransaction(db, async (tx) => {
        await assertUserLives(tx, userId);
        const found = await store.findAgentOf(tx, userId);
        const agent = found && (await store.lockAgent(tx, found.id));
        if (!agent) throw new AppError('not_found');
        if (agent.status !== 'ACTIVE') throw new AppError('wrong_state');
        const images = { ...agent.images };
        const gone: string[] = [];
        for (const { id, file_key: fileKey } of form.images ?? []) {
          const before = images[id];
          if (before && before.file_key !== fileKey) gone.push(before.file_key);
          if (fileKey === null) delete images[id];
          else images[id] = await keepImage(tx, userId, fileKey);
        }
        const kept = new Set(Object.values(images).map((image) => image.file_key));
        await files.removeFiles(
          tx,
          gone.filter((key) => !kept.has(key)),
        );
        const { name, notice } = form;
        const after = await store.changeAgent(tx, agent.id, {
          ...(name === undefined ? {} : { name }),
          ...(notice === undefined ? {} : { notice }),
          images,
        });
        await recordAudit(tx, {
          actor: { userId },
          action: 'agents.edit-site',
          subject: `agent:${agent.id}`,
          before: { name: agent.name, notice: agent.notice, images: Object.keys(agent.images) },
          after: { name: after.name, notice: after.notice, images: Object.keys(after.images) },
          at: clock.now(),
        });
        return after;
      });
      return await presentProfile(changed, origin);
    },
  };
}
