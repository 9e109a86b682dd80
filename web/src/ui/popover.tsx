import { Popover as MantinePopover, type PopoverProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { cloneElement, createContext, type ReactElement, use, useId } from 'react';
import { useEscape } from './use-escape.ts';

const Toggle = createContext<() => void>(() => undefined);

/** Mantine's popover, which its target opens and closes, and Escape closes wherever the focus is. */
export function Popover({
  opened,
  onChange,
  ...rest
}: Omit<PopoverProps, 'id' | 'defaultOpened' | 'closeOnEscape' | 'withRoles'>) {
  const id = useId();
  const [isOpen, setIsOpen] = useUncontrolled({ value: opened, defaultValue: false, onChange });
  useEscape(id, isOpen, () => setIsOpen(false));
  return (
    <Toggle value={() => setIsOpen(!isOpen)}>
      <MantinePopover {...rest} id={id} opened={isOpen} onChange={setIsOpen} />
    </Toggle>
  );
}

function Target({ children }: { children: ReactElement<{ onClick?: () => void }> }) {
  const toggle = use(Toggle);
  return <MantinePopover.Target>{cloneElement(children, { onClick: toggle })}</MantinePopover.Target>;
}

Popover.Target = Target;
Popover.Dropdown = MantinePopover.Dropdown;
