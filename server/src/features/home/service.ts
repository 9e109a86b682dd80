import { type AgentImageId, agentImageIds, type GlobalCode, type HomeInfo, type Labels } from '@yanmo/contract/home';
import type { Language } from '@yanmo/contract/languages';
import { renderSVG } from 'uqr';
import { startOfDay } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RewritingService } from '../rewriting/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { globalCodeOf } from './dictionaries.ts';
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

export type HomeService = ReturnType<typeof createHomeService>;

export function createHomeService(
  { clock, config, runs }: Pick<Platform, 'clock' | 'config' | 'runs'>,
  {
    settings,
    rewriting,
    pages,
    hasCashier,
  }: {
    settings: SettingsService;
    rewriting: Pick<RewritingService, 'countLately'>;
    pages: Pick<PagesService, 'listFilled'>;
    hasCashier: boolean;
  },
) {
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

  return {
    getGlobalCode: async (): Promise<GlobalCode> =>
      globalCodeOf(await settings.getSetting('open_features'), await rewriting.countLately()),

    async getInfo(language: Language): Promise<HomeInfo> {
      const codes = await settings.getSetting('qr_codes');
      const openFeatures = await settings.getSetting('open_features');
      return {
        agent_image: agentImageIds.map((id) => ({
          id: Number(id),
          image_url: codes[id].image_url ?? `/api/ai-paper/home/qr/${id}.svg`,
          name: imageNames[id][language],
        })),
        site: { name: await settings.getSetting('site_name'), notice: await settings.getSetting('notice') },
        maintenance: await settings.findMaintenance(),
        stats: await getStats(),
        banner: (await settings.getSetting('banner')) ?? usualBanner(openFeatures),
        open_features: [...openFeatures],
        filled_pages: (await pages.listFilled()).map(({ slug }) => slug),
        standins: { sms: config.sms.provider === 'console', payment: hasCashier },
        engine: config.llm ? 'MODEL' : 'BUILT_IN',
      };
    },

    /** A target that is a page of this site is completed with the address that the visitor sees, an agent's site included. */
    async renderQr(id: AgentImageId, { origin }: Pick<Caller, 'origin'>): Promise<string> {
      const { target } = (await settings.getSetting('qr_codes'))[id];
      return renderSVG(target.startsWith('/') ? `${origin}${target}` : target, { ecc: 'M', border: 4 });
    },
  };
}
