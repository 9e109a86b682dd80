import { ActionIcon } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import classes from './icon-button.module.css';

interface IconButtonProps {
  icon: TablerIcon;
  label: string;
  /** `compact` beside a field, where a word would cover what it belongs to. */
  size?: 'compact' | 'normal';
  isDisabled?: boolean;
  onClick: () => void;
}

/** A tool of a toolbar. */
export function IconButton({ icon: Icon, label, size = 'normal', isDisabled = false, onClick }: IconButtonProps) {
  const isCompact = size === 'compact';
  return (
    <ActionIcon
      className={classes.button}
      variant="subtle"
      color="gray"
      size={isCompact ? 36 : 40}
      aria-label={label}
      title={isCompact ? undefined : label}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon size={isCompact ? 18 : 20} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  );
}
