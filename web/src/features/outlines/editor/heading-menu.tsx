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
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../ui/menu.tsx';
import classes from './heading-menu.module.css';
import type { RowCommand } from './row-command.ts';

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
  label: string;
  depth: number;
  command: (command: RowCommand) => void;
}

/**
 * Everything that a finger cannot drag and a hand need not remember. A row has only the button until it is pressed:
 * hundreds of closed menus would make a long outline slow.
 */
export function HeadingMenu({ id, label, depth, command }: HeadingMenuProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const target = (
    <button
      ref={button}
      type="button"
      className={classes.open}
      aria-haspopup="menu"
      aria-label={label}
      onClick={() => setIsOpen(true)}
    >
      <IconDots size={18} stroke={1.5} aria-hidden="true" />
    </button>
  );
  if (isOpen === null) return target;
  return (
    <Menu
      opened={isOpen}
      onChange={setIsOpen}
      // A command moves the focus on, to the heading that it made or moved, once that is drawn.
      onClose={() => button.current?.focus()}
      returnFocus={false}
      position="bottom-end"
    >
      <Menu.Target>{target}</Menu.Target>
      <Commands depth={depth} onCommand={(type) => command({ type, id })} />
    </Menu>
  );
}

type CommandName = (typeof commands)[number][0];

function Commands({ depth, onCommand }: { depth: number; onCommand: (name: CommandName) => void }) {
  const { t } = useTranslation('outlines');
  const offered = commands.filter(
    ([type]) => !(type === 'add-child' && depth >= 2) && !(type === 'outdent' && depth === 0),
  );
  return (
    <Menu.Dropdown>
      {offered.map(([type, Icon]) => (
        <Menu.Item
          key={type}
          color={type === 'remove' ? 'bad' : undefined}
          leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => onCommand(type)}
        >
          {t(`editor.commands.${type}`)}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  );
}
