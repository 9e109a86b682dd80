import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconKeyboard,
  IconList,
  IconPencil,
  IconPrinter,
  IconQuote,
  IconSearch,
  IconTextDecrease,
  IconTextIncrease,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { amendPath, readListPath } from '../../../domain/papers/paper-links.ts';
import { formatPercent } from '../../../lib/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Popover } from '../../../ui/popover.tsx';
import classes from './reader-toolbar.module.css';
import { ReadingKeys } from './reading-keys.tsx';
import type { useTextSize } from './text-size.ts';

interface ReaderToolbarProps {
  outTradeNo: string;
  mayAmend: boolean;
  percent: number;
  textSize: ReturnType<typeof useTextSize>;
  onContents: () => void;
  onSources: () => void;
  onFind: () => void;
  children: ReactNode;
}

export function ReaderToolbar(props: ReaderToolbarProps) {
  const { outTradeNo, mayAmend, percent, textSize, children } = props;
  const { t } = useTranslation('amending');
  return (
    <div className={classes.toolbar}>
      <ActionIcon
        component={Link}
        to={readListPath}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('read.toList')}
        title={t('read.toList')}
      >
        <IconArrowLeft size={20} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
      <span className={classes.narrow}>
        <Tool icon={IconList} label={t('read.contents')} onClick={props.onContents} />
        <Tool icon={IconQuote} label={t('read.sources')} onClick={props.onSources} />
        <span className={classes.phone}>
          <Tool icon={IconSearch} label={t('find.placeholder')} onClick={props.onFind} />
        </span>
      </span>
      {children}
      <span className={classes.percent} title={t('read.progress')}>
        {formatPercent(percent)}
      </span>
      <Tool icon={IconTextDecrease} label={t('read.smaller')} onClick={textSize.reduce} />
      <Tool icon={IconTextIncrease} label={t('read.larger')} onClick={textSize.enlarge} />
      <span className={classes.wide}>
        <Tool icon={IconPrinter} label={t('read.print')} onClick={() => window.print()} />
        <Popover position="bottom-end" width={320} trapFocus withArrow>
          <Popover.Target>
            <ActionIcon variant="subtle" color="gray" size={40} aria-label={t('keys.title')} title={t('keys.title')}>
              <IconKeyboard size={20} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <ReadingKeys />
          </Popover.Dropdown>
        </Popover>
      </span>
      {mayAmend ? (
        <Button
          component={Link}
          to={amendPath(outTradeNo)}
          className={classes.amend}
          variant="light"
          leftSection={<IconPencil size={18} stroke={1.5} aria-hidden="true" />}
        >
          {t('read.amend')}
        </Button>
      ) : null}
    </div>
  );
}

interface ToolProps {
  icon: TablerIcon;
  label: string;
  /** Null: not now. */
  onClick: (() => void) | null;
}

function Tool({ icon, label, onClick }: ToolProps) {
  return <IconButton icon={icon} label={label} isDisabled={onClick === null} onClick={() => onClick?.()} />;
}
