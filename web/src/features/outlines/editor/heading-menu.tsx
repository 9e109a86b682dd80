import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCornerDownRight,
  IconDots,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './heading-menu.module.css';
import type { RowCommand } from './outline-tree.tsx';

const commands = [
  ['add-after', IconPlus],
  ['add-child', IconCornerDownRight],
  ['move-up', IconArrowUp],
  ['move-down', IconArrowDown],
  ['indent', IconIndentIncrease],
  ['outdent', IconIndentDecrease],
  ['remove', IconTrash],
] as const;

interface HeadingMenuProps {
  id: string;
  number: string;
  depth: number;
  command: (command: RowCommand) => void;
}

/** Everything that a finger cannot drag and a hand need not remember. */
export function HeadingMenu({ id, number, depth, command }: HeadingMenuProps) {
  const { t } = useTranslation('outlines');
  const offered = commands.filter(
    ([type]) => !(type === 'add-child' && depth >= 2) && !(type === 'outdent' && depth === 0),
  );
  return (
    // The command moves the focus to the heading that it made or moved.
    <Menu position="bottom-end" returnFocus={false} withinPortal>
      <Menu.Target>
        <ActionIcon
          className={classes.open}
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('editor.menu', { number })}
        >
          <IconDots size={18} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(([type, Icon]) => (
          <Menu.Item
            key={type}
            color={type === 'remove' ? 'bad' : undefined}
            leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => command({ type, id })}
          >
            {t(`editor.commands.${type}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
