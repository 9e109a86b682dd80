import {
  type AgentImageId,
  agentImageIds,
  type GlobalCode,
  type HomeInfo,
  type Labels,
  subDomainPattern,
} from '@yanmo/contract/home';
import { renderSVG } from 'uqr';
import { startOfDay } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FilesService } from '../files/service.ts';
import type { RewritingService } from '../rewriting/service.ts';
import type { SettingsService, SettingValue, SiteImage } from '../settings/service.ts';
import { globalCodeOf } from './dictionaries.ts';
import { createPageHeads } from './heads/page-heads.ts';
import { createMeasured, type Deliveries } from './measured.ts';
import type { PagesService } from './pages/service.ts';
import { usualBanner } from './usual-banner.ts';

const imageNames: Readonly<Record<AgentImageId, Labels>> = {
  2: { zh: '手机访问', en: 'Site on your phone', es: 'El sitio en tu móvil', ja: 'スマホで開く' },
  3: { zh: '使用指南', en: 'Usage guide', es: 'Guía de uso', ja: '使い方ガイド' },
  4: { zh: '样例论文', en: 'Sample papers', es: 'Trabajos de muestra', ja: 'サンプル論文' },
  5: { zh: '联系客服', en: 'Customer service', es: 'Atención al cliente', ja: 'カスタマーサポート' },
  6: { zh: '加盟合作', en: 'Franchise service', es: 'Servicio de franquicia', ja: '代理店のご相談' },
};

/** Which finished runs the counters of the day count. */
const countedRuns = { outlines: 'outline', papers: 'paper' } as const;

/** The page asks once a minute; this keeps a crowd from counting the same rows at the same time. */
const statsCacheMs = 5_000;

/** What an approved agent's sub-domain shows of its own; null for a name that is nobody's. */
export interface AgentSites {
  findSite(subDomain: string): Promise<AgentSite | null>;
}
export interface AgentSite {
  agentId: string;
  name: string;
  /** In the agent's own words, whatever language the visitor reads; empty for none. */
  notice?: string;
  images: Partial<Record<AgentImageId, { image_url: string }>>;
}

/** A change is seen everywhere after this at the latest, as those of settings are. */
const sitesCacheMs = 5_000;
const sitesMaximum = 500;

/** Twice this is the longest that a link to a picture of the site holds. */
const halfDaySeconds = 12 * 60 * 60;

export type HomeService = ReturnType<typeof createHomeService>;

export function createHomeService(
  { clock, config, runs }: Pick<Platform, 'clock' | 'config' | 'runs'>,
  {
    settings,
    files,
    rewriting,
    pages,
    agents,
    deliveries,
    hasCashier,
  }: {
    settings: SettingsService;
    files: Pick<FilesService, 'signLink'>;
    rewriting: Pick<RewritingService, 'countLately'>;
    pages: Pick<PagesService, 'listFilled' | 'read'>;
    agents: AgentSites;
    deliveries: Deliveries;
    hasCashier: boolean;
  },
) {
  const measure = createMeasured(clock, deliveries);
  const sites = new Map<string, { site: Promise<AgentSite | null>; until: number }>();
  let cached: { stats: Promise<HomeInfo['stats']>; until: number } | null = null;

  async function countToday(): Promise<HomeInfo['stats']> {
    const since = startOfDay(clock.now());
    const [outlines, papers] = await Promise.all([
      runs.countSucceededSince(countedRuns.outlines, since),
      runs.countSucceededSince(countedRuns.papers, since),
    ]);
    return { outlines_today: outlines, papers_today: papers };
  }

  async function getStats(): Promise<HomeInfo['stats']> {
    const now = clock.now().getTime();
    if (!cached || cached.until <= now) {
      const fresh = { stats: countToday(), until: now + statsCacheMs };
      cached = fresh;
      fresh.stats.catch(() => {
        if (cached === fresh) cached = null;
      });
    }
    return await cached.stats;
  }

  /** The same link all morning or all afternoon, so that browsers keep the picture. */
  function imageLink({ file_key: fileKey, type }: SiteImage): string {
    const nowSeconds = Math.floor(clock.now().getTime() / 1000);
    const expiresInSeconds = 2 * halfDaySeconds - (nowSeconds % halfDaySeconds);
    return files.signLink({ fileKey, name: 'picture', type }, expiresInSeconds, 'inline');
  }

  const ownImage = ({ image, image_url: address }: SettingValue<'qr_codes'>[AgentImageId]): string | null =>
    image ? imageLink(image) : address;

  async function getContact(): Promise<HomeInfo['contact']> {
    const { kind, value, image } = await settings.getSetting('contact');
    return { kind, value, image_url: kind === 'QR' && image ? imageLink(image) : null };
  }

  /** The host says whose site it is. Where it names nobody, the caller may name whose to show: that is all it does. */
  async function findAgentSite(ofHost: string | null, named: string | undefined) {
    const subDomain = ofHost ?? named?.toLowerCase();
    if (subDomain === undefined || !subDomainPattern.test(subDomain)) return null;
    const site = await findKept(subDomain);
    return site && { ...site, subDomain };
  }

  /** Every page of an agent's site asks for it; hosts that were made up are forgotten with the rest. */
  async function findKept(subDomain: string): Promise<AgentSite | null> {
    const now = clock.now().getTime();
    const found = sites.get(subDomain);
    if (found && found.until > now) return await found.site;
    if (sites.size >= sitesMaximum) sites.clear();
    const fresh = { site: agents.findSite(subDomain), until: now + sitesCacheMs };
    sites.set(subDomain, fresh);
    fresh.site.catch(() => sites.delete(subDomain));
    return await fresh.site;
  }

  const heads = createPageHeads({
    ...{ config, pages },
    async findSite(subDomain) {
      const agent = await findAgentSite(subDomain, undefined);
      return { name: agent?.name ?? (await settings.getSetting('site_name')), isAgent: agent !== null };
    },
  });

  return {
    /** What the served pages say of themselves. */
    heads,

    getGlobalCode: async (): Promise<GlobalCode> =>
      globalCodeOf(await settings.getSetting('open_features'), {
        ...(await settings.getSetting('promise')),
        ...(await rewriting.countLately()),
      }),

    async getInfo({ language, subDomain }: Pick<Caller, 'language' | 'subDomain'>, named?: string): Promise<HomeInfo> {
      const [codes, agent, stats, filled, measured] = await Promise.all([
        settings.getSetting('qr_codes'),
        findAgentSite(subDomain, named),
        getStats(),
        pages.listFilled(),
        measure(language),
      ]);
      const openFeatures = await settings.getSetting('open_features');
      const promise = await settings.getSetting('promise');
      return {
        agent_image: agentImageIds.map((id) => ({
          id: Number(id),
          image_url: agent?.images[id]?.image_url ?? ownImage(codes[id]) ?? `/api/ai-paper/home/qr/${id}.svg`,
          name: imageNames[id][language],
        })),
        site: {
          name: agent?.name ?? (await settings.getSetting('site_name')),
          // What the house has to say goes before what an agent has.
          notice: (await settings.getSetting('notice')) ?? noticeOf(agent?.notice),
        },
        maintenance: await settings.findMaintenance(),
        stats,
        banner: (await settings.getSetting('banner')) ?? usualBanner(openFeatures, promise.aigc_rate_maximum),
        open_features: [...openFeatures],
        filled_pages: filled.map(({ slug }) => slug),
        standins: { sms: config.sms.provider === 'console', payment: hasCashier },
        engine: config.llm ? 'MODEL' : 'BUILT_IN',
        contact: await getContact(),
        agent: agent && { name: agent.name, sub_domain: agent.subDomain },
        measured,
      };
    },

    /** A target that is a page of this site is completed with the address that the visitor sees, an agent's site included. */
    async renderQr(id: AgentImageId, { origin }: Pick<Caller, 'origin'>): Promise<string> {
      const { target } = (await settings.getSetting('qr_codes'))[id];
      return renderSVG(target.startsWith('/') ? `${origin}${target}` : target, { ecc: 'M', border: 4 });
    },
  };
}

function noticeOf(text = ''): Labels | null {
  return text === '' ? null : { zh: text, en: text, es: text, ja: text };
}
