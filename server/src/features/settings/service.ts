import { isDeepStrictEqual } from 'node:util';
import type { SettingState } from '@yanmo/contract/admin';
import type { Feature } from '@yanmo/contract/codes';
import type { Maintenance } from '@yanmo/contract/home';
import { defaultLanguage, type Language } from '@yanmo/contract/languages';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { afterCommit } from '../../platform/database/in-transaction.ts';
import { listFieldProblems } from '../../platform/http/field-problems.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogueSetting } from './catalogue-setting.ts';
import { isSettingKey, type SettingKey, type SettingValue, settingDefinitions } from './definitions.ts';
import {
  type AuditRow,
  findSetting,
  findValueBefore,
  insertAudit,
  listAuditOf,
  listReachable,
  listSettingRows,
  listSettings,
  lockSetting,
  type SettingRow,
  settingSubject,
  writeSetting,
} from './store.ts';

export { type AuditQuery, findAudit, listAuditByIds } from './audit-store.ts';
export type { CatalogueSetting, PricedType } from './catalogue-setting.ts';
export type { SiteImage } from './definitions.ts';
export { listTemplateFaults, schoolOfBase, templateOfSchool } from './school-templates.ts';
export { createTemplates, type Templates } from './templates.ts';

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

export interface SettingChange {
  /** The one that was read; AppError setting_changed where another was written meanwhile. */
  revision?: number;
  /** In which a refusal says why. */
  language?: Language;
}

export interface Changed {
  state: SettingState;
  before: unknown;
  after: unknown;
}

const nested = (issues: readonly z.core.$ZodIssue[]) =>
  issues.map((issue): z.core.$ZodIssue => ({ ...issue, path: ['value', ...issue.path] }));

/** A stored value that no longer fits is shown as what holds instead of it. */
function stateOf(key: SettingKey, row: SettingRow | undefined): SettingState {
  const { schema, default: fallback } = settingDefinitions[key];
  const parsed = schema.safeParse(row === undefined ? fallback : row.value);
  const value: unknown = parsed.success ? parsed.data : fallback;
  return {
    ...{ key, value, default: fallback, is_default: isDeepStrictEqual(value, fallback) },
    schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    revision: row?.revision ?? 0,
    updated_by: row?.updatedBy ?? null,
    updated_at: row?.updatedAt.toISOString() ?? null,
    can_undo: (row?.revision ?? 0) > 0,
  };
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

  async function change(
    tx: Tx,
    actor: Actor,
    key: string,
    { revision, language = defaultLanguage, action = 'settings.change' }: SettingChange & { action?: string },
    next: () => unknown,
  ): Promise<Changed> {
    if (!isSettingKey(key)) throw new AppError('not_found');
    const definition = settingDefinitions[key];
    const at = clock.now();
    const before = await lockSetting(tx, key, definition.default, at, actorName(actor));
    if (revision !== undefined && revision !== before.revision) throw new AppError('setting_changed');
    const value = await next();
    const parsed = definition.schema.safeParse(value);
    if (!parsed.success) {
      const fields = listFieldProblems(nested(parsed.error.issues), { value }, language);
      throw new AppError('invalid_fields', {}, { fields, cause: parsed.error });
    }
    const after = await writeSetting(tx, key, parsed.data, at, actorName(actor));
    const values = { before: before.value, after: parsed.data };
    await recordAudit(tx, { actor, action, subject: settingSubject(key), ...values, at });
    // Not before: a read in between would keep the old value for as long as the cache lives.
    afterCommit(tx, () => {
      cached = null;
    });
    return { state: stateOf(key, after), ...values };
  }

  return {
    getSetting,

    /** As it stands for the caller's transaction, which asks nothing beside itself. */
    async readSetting<Key extends SettingKey>(queryable: Queryable, key: Key): Promise<SettingValue<Key>> {
      const parsed = settingDefinitions[key].schema.safeParse(await findSetting(queryable, key));
      return parsed.success ? (parsed.data as SettingValue<Key>) : settingDefinitions[key].default;
    },

    /** Of pictures that are shown, or would be if the last change of a setting were taken back. */
    async listImages(queryable: Queryable): Promise<string[]> {
      const text = JSON.stringify(await listReachable(queryable));
      return [...new Set([...text.matchAll(/"file_key":"([0-9a-f]{40})"/g)].flatMap(([, key]) => key ?? []))];
    },

    async getOffer(): Promise<Offer> {
      return { ...(await getSetting('catalogue')), open_features: await getSetting('open_features') };
    },

    /** Audited, in the caller's transaction; reads of this process find it from the commit on, of others when their caches end. */
    async changeSetting(
      tx: Tx,
      actor: Actor,
      key: string,
      value: unknown,
      asked: SettingChange = {},
    ): Promise<Changed> {
      return await change(tx, actor, key, asked, () => value);
    },

    /** What stood there before the last change, which can itself be taken back. */
    async undoSetting(tx: Tx, actor: Actor, key: string, asked: SettingChange = {}): Promise<Changed> {
      return await change(tx, actor, key, { ...asked, action: 'settings.undo' }, async () => {
        const before = await findValueBefore(tx, key);
        if (!before) throw new AppError('setting_nothing_to_undo');
        return before.value;
      });
    },

    /** Straight from the table: whoever edits must not see what was there seconds ago. */
    async listStates(): Promise<SettingState[]> {
      const rows = new Map((await listSettingRows(db)).map((row) => [row.key, row]));
      return settingKeys.map((key) => stateOf(key, rows.get(key)));
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
