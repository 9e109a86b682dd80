import { Alert, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import { useTranslation } from 'react-i18next';
import { useOnePress } from '../../lib/use-one-press.ts';
import { GreyLines } from '../../ui/grey-lines.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { writeAgain } from './api.ts';
import { OutlineFacts } from './outline-facts.tsx';
import { SheetWithSide } from './sheet-with-side.tsx';

interface FailedOutlineProps {
  outline: OutlineDetail;
  onBegun: () => void;
  onNew: () => void;
  onChange: () => void;
}

/** What happened, what was not lost, and what to do. */
export function FailedOutline({ outline, onBegun, onNew, onChange }: FailedOutlineProps) {
  const { t } = useTranslation('outlines');
  const retry = useMutation({ mutationFn: () => writeAgain(outline), onSuccess: onBegun });
  const press = useOnePress(() => retry.mutate());
  return (
    <SheetWithSide side={() => <OutlineFacts outline={outline} onNew={onNew} />}>
      <Sheet label={t('failed.title')}>
        <Alert color="bad" variant="light" title={t('failed.title')} role="alert">
          {retry.error?.message ?? outline.error?.message} {t('failed.kept')}
          <Group mt="md" gap="sm">
            <Button onClick={press} loading={retry.isPending}>
              {t('failed.retry')}
            </Button>
            <Button variant="default" onClick={onChange}>
              {outline.version === 'v2' ? t('failed.changeSteps') : t('failed.changeForm')}
            </Button>
          </Group>
        </Alert>
        <GreyLines />
      </Sheet>
    </SheetWithSide>
  );
}
