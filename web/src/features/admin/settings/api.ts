import { useQuery } from '@tanstack/react-query';
import type { SettingDifference, SettingState } from '@yanmo/contract/admin';
import type { PageResult } from '@yanmo/contract/page';
import type { RouteInput } from '@yanmo/contract/route';
import type { SchoolTemplate } from '@yanmo/contract/school-templates';
import type { EditedUpdateEntry, editUpdateLog } from '@yanmo/contract/update-log';
import { call, readFailure, upload } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { readSession } from '../../../lib/session.ts';

const contract = () => loadPart(() => import('@yanmo/contract/admin'));
const templates = () => loadPart(() => import('@yanmo/contract/school-templates'));
const updateLog = () => loadPart(() => import('@yanmo/contract/update-log'));

export const settingsKey = ['admin', 'settings'] as const;

export function useSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: async ({ signal }) => (await call((await contract()).listSettings, {}, { signal })).settings,
    // What somebody is changing is not replaced while they look away.
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export interface ChangedSetting {
  setting: SettingState;
  diff: SettingDifference[];
}

export const saveSetting = async (key: string, revision: number, value: unknown): Promise<ChangedSetting> =>
  await call((await contract()).changeSetting, { body: { key, revision, value } });

export const undoSetting = async (key: string, revision: number): Promise<ChangedSetting> =>
  await call((await contract()).changeSetting, { body: { key, revision, undo: true } });

export async function storeSiteImage(file: File): Promise<string> {
  const { uploadFile } = await loadPart(() => import('@yanmo/contract/files'));
  const form = new FormData();
  // The server decides by the purpose what it reads next, so the field goes before the file.
  form.append('purpose', 'SITE_IMAGE');
  form.append('file', file);
  return (await upload(uploadFile, form)).file_key;
}

export function useTemplateBases() {
  return useQuery({
    queryKey: ['admin', 'template-bases', currentLanguage()],
    queryFn: async ({ signal }) => (await call((await templates()).listTemplateBases, {}, { signal })).bases,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The answer is a file, not the envelope; a refusal is. */
export async function fetchTemplatePreview(template: SchoolTemplate, signal: AbortSignal): Promise<Blob> {
  const { previewTemplate } = await templates();
  const response = await fetch(previewTemplate.path, {
    method: previewTemplate.method,
    body: JSON.stringify({ template }),
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': currentLanguage(),
      Authorization: `Bearer ${readSession()?.token ?? ''}`,
    },
    credentials: 'same-origin',
    signal,
  });
  if (!response.ok) throw await readFailure(response);
  return await response.blob();
}

export const updateLogKey = ['admin', 'update-log'] as const;
export const updateLogPageSize = 10;

export function useUpdateLog(pageNum: number) {
  return useQuery({
    queryKey: [...updateLogKey, pageNum],
    queryFn: async ({ signal }): Promise<PageResult & { entries: EditedUpdateEntry[] }> =>
      await call(
        (await updateLog()).listUpdateLog,
        { query: { page_num: pageNum, page_size: updateLogPageSize } },
        { signal },
      ),
    refetchOnWindowFocus: false,
  });
}

export type UpdateEdit = RouteInput<typeof editUpdateLog>['body'];

export const saveUpdateEntry = async (edit: UpdateEdit): Promise<EditedUpdateEntry> =>
  await call((await updateLog()).editUpdateLog, { body: edit });
