import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ToolsInfo } from '@yanmo/contract/tools';
import { call, upload } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useSession } from '../../lib/session.ts';

/** The schemas load beside the first request: the page is drawn without them. */
export const contract = () => loadPart(() => import('@yanmo/contract/tools'));

export function useToolsInfo() {
  const session = useSession();
  return useQuery({
    queryKey: ['tools', 'info', session?.loginId ?? null, currentLanguage()],
    queryFn: async ({ signal }): Promise<ToolsInfo> => await call((await contract()).getToolsInfo, {}, { signal }),
  });
}

/** What an answer says of the day's rest is shown at once. */
export function useShowLeft() {
  const client = useQueryClient();
  return (left: number | null) =>
    client.setQueriesData<ToolsInfo>({ queryKey: ['tools', 'info'] }, (info) => info && { ...info, left });
}

/** The key of a Word file that lies on the server now. */
export async function storeDocument(file: File, signal: AbortSignal): Promise<string> {
  const { uploadFile } = await loadPart(() => import('@yanmo/contract/files'));
  const form = new FormData();
  form.append('purpose', 'TOOL');
  form.append('file', file);
  return (await upload(uploadFile, form, { signal })).file_key;
}
