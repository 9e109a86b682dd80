import { Button, Group, Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface ConflictBoxProps {
  opened: boolean;
  onLoadNewest: () => Promise<void>;
  onKeepMine: () => Promise<void>;
}

/** The outline was changed elsewhere meanwhile. It stays open until one of the two is chosen: neither is lost unasked. */
export function ConflictBox({ opened, onLoadNewest, onKeepMine }: ConflictBoxProps) {
  const { t } = useTranslation('outlines');
  const load = useMutation({ mutationFn: onLoadNewest });
  const keep = useMutation({ mutationFn: onKeepMine });
  const error = load.error ?? keep.error;
  return (
    <Modal
      opened={opened}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('conflict.title')}
    >
      <p>{t('conflict.text')}</p>
      {error ? <p role="alert">{error.message}</p> : null}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" loading={keep.isPending} disabled={load.isPending} onClick={() => keep.mutate()}>
          {t('conflict.keepMine')}
        </Button>
        <Button loading={load.isPending} disabled={keep.isPending} onClick={() => load.mutate()} data-autofocus>
          {t('conflict.loadNewest')}
        </Button>
      </Group>
    </Modal>
  );
}
