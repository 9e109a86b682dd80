import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOnePress } from '../lib/use-one-press.ts';

interface ConfirmBoxProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  /** Left out: the box only tells something, and has one button. */
  cancelLabel?: string;
  closeLabel: string;
  onConfirm: () => void;
  /** Also by Escape, by the cross and by a click beside the box. */
  onCancel: () => void;
}

export function ConfirmBox(props: ConfirmBoxProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onCancel}
      title={props.title}
      // Over another dialog in a Modal.Stack, Escape closes this one alone.
      stackId="confirm"
      size="sm"
      closeButtonProps={{ 'aria-label': props.closeLabel }}
    >
      <div>{props.children}</div>
      <Group justify="flex-end" mt="lg" gap="sm">
        {props.cancelLabel ? (
          <Button variant="default" onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
        ) : null}
        <ConfirmButton label={props.confirmLabel} onConfirm={props.onConfirm} />
      </Group>
    </Modal>
  );
}

/** Made anew with every opening: a press in the last one does not count against this one. */
function ConfirmButton({ label, onConfirm }: { label: string; onConfirm: () => void }) {
  return (
    <Button onClick={useOnePress(onConfirm)} data-autofocus>
      {label}
    </Button>
  );
}
