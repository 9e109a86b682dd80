import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../../../lib/notify.ts';
import { placeSection, restoreSection } from './api.ts';

/** Brings an earlier version back, as a new one: nothing that came between is lost. */
export function useRestore(outTradeNo: string) {
  const { t } = useTranslation('amending');
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ sectionId, version }: { sectionId: string; version: number }) =>
      await restoreSection(outTradeNo, sectionId, version),
    onSuccess: (section, { version }) => {
      placeSection(client, outTradeNo, section);
      showSuccess(t('versions.restored', { version, newest: section.text?.version ?? 0 }));
    },
    onError: showError,
  });
}
