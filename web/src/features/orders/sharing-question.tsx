import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerSharing, useSharingConsent } from '../../domain/sharing/sharing-consent.ts';
import { useSession } from '../../lib/session.ts';

/**
 * Whether others' texts may be compared with one's papers: asked once, beside the first paper. `tell` sends what stands in the box
 * when the order is made; nothing waits for it, and where it fails the question comes again with the next paper.
 */
export function useSharingQuestion(isWanted: boolean) {
  const client = useQueryClient();
  const loginId = useSession()?.loginId ?? '';
  const { data } = useSharingConsent({ isWanted });
  const [isShared, setShared] = useState(false);
  const isAsked = data?.is_shared === null;
  return {
    question: isAsked ? <SharingQuestion value={isShared} onChange={setShared} /> : null,
    tell(): void {
      if (isAsked) answerSharing(client, loginId, isShared).catch(() => undefined);
    },
  };
}

function SharingQuestion({ value, onChange }: { value: boolean; onChange: (isShared: boolean) => void }) {
  const { t } = useTranslation('orders');
  return (
    <Checkbox
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={t('panel.sharing.label')}
      description={t('panel.sharing.text')}
    />
  );
}
