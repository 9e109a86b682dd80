import type { Feature } from '@yanmo/contract/codes';
import type { Maintenance } from '@yanmo/contract/home';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { afterCommit } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogueSetting } from './catalogue-setting.ts';
import { isSettingKey, type SettingKey, type SettingValue, settingDefinitions } from './definitions.ts';
import {
  type AuditRow,
  findSetting,
  insertAudit,
  listAuditOf,
  listSettings,
  lockSetting,
  writeSetting,
} from './store.ts';

export type { CatalogueSetting, PricedType } from './catalogue-setting.ts';

/** What is sold at which price, and which of it is there at all. */
export type Offer = CatalogueSetting & { open_features: readonly Feature[] };

export type { SettingKey, SettingValue };
export { isSettingKey };
export const settingKeys = Object.keys(settingDefinitions) as SettingKey[];

/** Who changes something: a person, or a program that a person runs. */
export type Actor = { userId: string } | { program: string };

export function actorName(actor: Actor): string {
  return 'userId' in actor ? `user:${actor.userId}` : `program:${actor.program}`;
}

export interface AuditEntry {
  actor: Actor;
  action: string;
  subject: string;
  before?: unknown;
  after?: unknown;
  at: Date;
}

/** In the transaction of the change itself: no change without its entry, no entry without its change. */
export async function recordAudit(tx: Tx, { actor, before, after, ...entry }: AuditEntry): Promise<void> {
  await insertAudit(tx, { ...entry, actor: actorName(actor), before, after });
}

export async function listAudit(db: Queryable, subject: string): Promise<AuditRow[]> {
  return await listAuditOf(db, subject);
}

/** A change is seen everywhere after this at the latest. Longer saves nothing; zero makes every request read the table. */
const cacheMs = 5_000;

export type SettingsService = ReturnType<typeof createSettingsService>;

export function createSettingsService({ db, clock, logger }: Pick<Platform, 'db' | 'clock' | 'logger'>) {
  type Values = Map<string, unknown>;
  let cached: { values: Promise<Values>; until: number } | null = null;

  async function readAll(): Promise<Values> {
    const values: Values = new Map();
    for (const { key, value } of await listSettings(db)) {
      if (!isSettingKey(key)) continue;
      const parsed = settingDefinitions[key].schema.safeParse(value);
      if (parsed.success) values.set(key, parsed.data);
      else
        logger.error(
          { setting: key, problem: parsed.error.message },
          'a stored setting no longer fits; its default holds',
        );
    }
    return values;
  }

  async function getSetting<Key extends SettingKey>(key: Key): Promise<SettingValue<Key>> {
    const now = clock.now().getTime();
    if (!cached || cached.until <= now) {
      const fresh = { values: readAll(), until: now + cacheMs };
      cached = fresh;
      fresh.values.catch(() => {
        if (cached === fresh) cached = null;
      });
    }
    const values = await cached.values;
    return values.has(key) ? (values.get(key) as SettingValue<Key>) : settingDefinitions[key].default;
  }

  return {
    getSetting,

    /** As it stands for the caller's transaction, which asks nothing beside itself. */
    async readSetting<Key extends SettingKey>(queryable: Queryable, key: Key): Promise<SettingValue<Key>> {
      const parsed = settingDefinitions[key].schema.safeParse(await findSetting(queryable, key));
      return parsed.success ? (parsed.data as SettingValue<Key>) : settingDefinitions[key].default;
    },

    async getOffer(): Promise<Offer> {
      return { ...(await getSetting('catalogue')), open_features: await getSetting('open_features') };
    },

    /** Audited, in the caller's transaction; reads of this process find it from the commit on, of others when their caches end. */
    async changeSetting(tx: Tx, actor: Actor, key: string, value: unknown): Promise<void> {
      if (!isSettingKey(key)) throw new AppError('not_found');
      const definition = settingDefinitions[key];
      const parsed = definition.schema.safeParse(value);
      if (!parsed.success) {
        const fields = parsed.error.issues.map(({ path }) => ({
          path: ['value', ...path].join('.'),
          message: 'invalid',
        }));
        throw new AppError('invalid_fields', {}, { fields, cause: parsed.error });
      }
      const at = clock.now();
      const before = await lockSetting(tx, key, definition.default, at, actorName(actor));
      await writeSetting(tx, key, parsed.data, at, actorName(actor));
      await recordAudit(tx, {
        actor,
        action: 'settings.change',
        subject: `setting:${key}`,
        before,
        after: parsed.data,
        at,
      });
      // Not before: a read in between would keep the old value for as long as the cache lives.
      afterCommit(tx, () => {
        cached = null;
      });
    },

    /** Announced or under way; null once it is over. */
    async findMaintenance(): Promise<Maintenance | null> {
      const maintenance = await getSetting('maintenance');
      return maintenance && Date.parse(maintenance.ends_at) > clock.now().getTime() ? maintenance : null;
    },

    /** The end of the maintenance during which writing is refused now. */
    async findCurrentMaintenance(): Promise<{ endsAt: Date } | null> {
      const maintenance = await getSetting('maintenance');
      const now = clock.now();
      if (!maintenance || new Date(maintenance.starts_at) > now) return null;
      const endsAt = new Date(maintenance.ends_at);
      return endsAt > now ? { endsAt } : null;
    },
  };
}
