import { Menu as MantineMenu, type MenuProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useId } from 'react';
import { useEscape } from './use-escape.ts';

/** Mantine's menu, which Escape closes wherever the focus is. */
export function Menu({
  opened,
  onChange,
  onClose,
  ...rest
}: Omit<MenuProps, 'id' | 'defaultOpened' | 'closeOnEscape'>) {
  const id = useId();
  const [isOpen, setIsOpen] = useUncontrolled({ value: opened, defaultValue: false, onChange });
  useEscape(id, isOpen, () => {
    setIsOpen(false);
    onClose?.();
  });
  return <MantineMenu {...rest} id={id} opened={isOpen} onChange={setIsOpen} onClose={onClose} />;
}

Menu.Target = MantineMenu.Target;
Menu.Dropdown = MantineMenu.Dropdown;
Menu.Item = MantineMenu.Item;
Menu.RadioItem = MantineMenu.RadioItem;
Menu.Label = MantineMenu.Label;
Menu.Divider = MantineMenu.Divider;
