import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';

interface ListActionProps {
  icon: TablerIcon;
  label: string;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** The one to go on with. */
  isMain?: boolean;
  onClick: () => void;
}

/** Above a list: what can be done with it, or with what is selected in it. */
export function ListAction(props: ListActionProps) {
  const { icon: Icon, label, isBusy = false, isDisabled = false, isMain = false, onClick } = props;
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
      loading={isBusy}
      disabled={isDisabled}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
