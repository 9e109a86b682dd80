import type { changeSetting, SettingDifference, SettingState } from '@yanmo/contract/admin';
import { listDifferences } from '@yanmo/contract/differences';
import type { RouteBody } from '@yanmo/contract/route';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Caller, Principal } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FilesService } from '../files/service.ts';
import type { RewritingService } from '../rewriting/service.ts';
import type { SettingsService } from '../settings/service.ts';
import { createPreviewTemplate } from './preview-template.ts';

/** From its upload: long enough for a form in which it was chosen. */
const replacedImagesKeptMs = 24 * 3_600_000;

const holdsImages = (key: string): key is 'contact' | 'qr_codes' => key === 'contact' || key === 'qr_codes';

export type AdminService = ReturnType<typeof createAdminService>;

/** What the operator changes by calls: checked, audited, and to be taken back. */
export function createAdminService(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  {
    settings,
    files,
    rewriting,
    documents,
  }: {
    settings: Pick<SettingsService, 'listStates' | 'readSetting' | 'changeSetting' | 'undoSetting' | 'listImages'>;
    files: Pick<FilesService, 'keepFile' | 'listStored' | 'sweepOf'>;
    rewriting: Pick<RewritingService, 'couldHardlyKeep'>;
    documents: Pick<DocumentWriter, 'writePdf'>;
  },
) {
  function refuse(path: string, message: string): never {
    throw new AppError('invalid_fields', {}, { fields: [{ path: `value.${path}`, message }] });
  }

  /** A plan that is over when it is made was typed wrongly; one that is gone back to may well be. */
  function assertNotOver(value: unknown): void {
    const endsAt = (value as { ends_at?: unknown } | null)?.ends_at;
    if (typeof endsAt === 'string' && Date.parse(endsAt) <= clock.now().getTime())
      refuse('ends_at', 'maintenance_over');
  }

  /** What was delivered lately says what could be kept: a promise below most of it would only be refunded. */
  async function assertCanBeKept(queryable: Queryable, value: unknown): Promise<void> {
    const maximum = (value as { aigc_rate_maximum?: unknown } | null)?.aigc_rate_maximum;
    if (typeof maximum === 'number' && (await rewriting.couldHardlyKeep(queryable, maximum)))
      refuse('aigc_rate_maximum', 'promise_not_kept');
  }

  /** A picture goes with the account of whoever uploaded it: what shows it cannot be gone back to then. */
  async function assertImagesThere(tx: Tx, value: unknown): Promise<void> {
    const keys = [...JSON.stringify(value).matchAll(/"file_key":"([^"]+)"/g)].flatMap(([, key]) => key ?? []);
    const stored = await files.listStored(tx, keys);
    if (keys.some((key) => !stored.some(({ fileKey }) => fileKey === key))) refuse('image', 'image_unknown');
  }

  /**
   * A new picture is an upload of the operator who names it. From then on it does not expire while a setting names it, or would
   * if its last change were taken back.
   */
  async function keepImages(
    tx: Tx,
    value: unknown,
    parts: { userId: string; isKnown: (fileKey: string) => boolean },
    path: readonly string[] = [],
  ): Promise<unknown> {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const kept: [string, unknown][] = [];
    for (const [key, inner] of Object.entries(value)) {
      const fileKey = key === 'image' ? fileKeyOf(inner) : null;
      if (fileKey === null || parts.isKnown(fileKey)) {
        kept.push([key, fileKey === null ? await keepImages(tx, inner, parts, [...path, key]) : inner]);
        continue;
      }
      const file = await files.keepFile(tx, parts.userId, fileKey, 'SITE_IMAGE');
      if (!file) refuse([...path, key].join('.'), 'image_unknown');
      kept.push([key, { file_key: file.fileKey, type: file.type }]);
    }
    return Object.fromEntries(kept);
  }

  async function withImages(tx: Tx, userId: string, key: string, value: unknown): Promise<unknown> {
    if (!holdsImages(key)) return value;
    const current = JSON.stringify(await settings.readSetting(tx, key));
    return await keepImages(tx, value, { userId, isKnown: (fileKey) => current.includes(JSON.stringify(fileKey)) });
  }

  return {
    templates: createPreviewTemplate(documents),

    listSettings: (): Promise<SettingState[]> => settings.listStates(),

    async changeSetting(
      { principal, language }: Pick<Caller<Principal>, 'principal' | 'language'>,
      { key, revision, value, undo }: RouteBody<typeof changeSetting>,
    ): Promise<{ setting: SettingState; diff: SettingDifference[] }> {
      const actor = { userId: principal.userId };
      const asked = { revision, language };
      const { state, before, after } = await inTransaction(db, async (tx) => {
        const changed = undo
          ? await settings.undoSetting(tx, actor, key, asked)
          : await settings.changeSetting(tx, actor, key, await withImages(tx, principal.userId, key, value), asked);
        if (key === 'promise') await assertCanBeKept(tx, changed.after);
        if (key === 'maintenance' && !undo) assertNotOver(changed.after);
        if (holdsImages(key) && undo) await assertImagesThere(tx, changed.after);
        return changed;
      });
      return { setting: state, diff: listDifferences(before, after) };
    },

    /** Pictures in whose place others stand for good. */
    sweep: files.sweepOf('SITE_IMAGE', settings.listImages, replacedImagesKeptMs),
  };
}

function fileKeyOf(image: unknown): string | null {
  if (typeof image !== 'object' || image === null || !('file_key' in image)) return null;
  return typeof image.file_key === 'string' ? image.file_key : null;
}
