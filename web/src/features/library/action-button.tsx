import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';

interface ActionButtonProps {
  icon: TablerIcon;
  label: string;
  /** What it does was done already. */
  isDone?: boolean;
  onClick: () => void;
}

/** Something to do with a work, or with several. */
export function ActionButton({ icon: Icon, label, isDone = false, onClick }: ActionButtonProps) {
  return (
    <Button
      size="compact-md"
      variant="subtle"
      leftSection={<Icon size={18} {...(isDone ? {} : { stroke: 1.5 })} aria-hidden="true" />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
