import { ActionIcon, Button } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconLayoutSidebar,
  IconMaximize,
  IconMinimize,
  IconMinus,
  IconPlus,
  IconPrinter,
  IconSearch,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../ui/menu.tsx';
import { PageField } from './page-field.tsx';
import type { PageView } from './use-page-view.ts';
import classes from './viewer-toolbar.module.css';
import { minimumZoom } from './zoom.ts';
import { ZoomMenu } from './zoom-menu.tsx';

/** A file that can be saved. */
export interface Download {
  name: string;
  label: string;
  icon: TablerIcon;
  isBusy?: boolean;
  onClick: () => void;
}

interface ViewerToolbarProps {
  view: PageView;
  pages: number;
  downloads: readonly Download[];
  isSideOpen: boolean;
  isFullscreen: boolean;
  onSide: () => void;
  onSearch: () => void;
  onPrint: () => void;
  onFullscreen: () => void;
}

export function ViewerToolbar(props: ViewerToolbarProps) {
  const { view, pages, downloads, isSideOpen, isFullscreen, onSide, onSearch, onPrint, onFullscreen } = props;
  const { t } = useTranslation('papers');
  const { current, factor, goTo, step } = view;
  return (
    <div className={classes.bar}>
      <div className={classes.group}>
        <Tool icon={IconLayoutSidebar} label={t('viewer.side.toggle')} onClick={onSide} isPressed={isSideOpen} />
      </div>
      <div className={classes.group}>
        <Tool
          icon={IconChevronUp}
          label={t('viewer.previousPage')}
          onClick={() => goTo({ page: current - 1 })}
          isDisabled={current === 0}
          isWide
        />
        <Tool
          icon={IconChevronDown}
          label={t('viewer.nextPage')}
          onClick={() => goTo({ page: current + 1 })}
          isDisabled={current >= pages - 1}
          isWide
        />
        <PageField current={current} pages={pages} onGo={(page) => goTo({ page })} />
      </div>
      <div className={classes.group}>
        <Tool
          icon={IconMinus}
          label={t('viewer.zoom.out')}
          onClick={() => step('out')}
          isDisabled={factor <= minimumZoom}
        />
        <ZoomMenu view={view} />
        <Tool icon={IconPlus} label={t('viewer.zoom.in')} onClick={() => step('in')} isDisabled={factor >= 3} />
      </div>
      <div className={classes.group}>
        <Tool icon={IconSearch} label={t('viewer.search.open')} onClick={onSearch} />
        <Tool icon={IconPrinter} label={t('viewer.print.button')} onClick={onPrint} isWide />
        <Tool
          icon={isFullscreen ? IconMinimize : IconMaximize}
          label={t(isFullscreen ? 'viewer.leaveFullscreen' : 'viewer.fullscreen')}
          onClick={onFullscreen}
          isWide
        />
        {downloads.length > 0 ? <Downloads downloads={downloads} onPrint={onPrint} /> : null}
      </div>
    </div>
  );
}

interface ToolProps {
  icon: TablerIcon;
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
  isPressed?: boolean;
  /** Only where there is room; on a phone a gesture or a menu does the same. */
  isWide?: boolean;
}

function Tool({ icon: Icon, label, onClick, isDisabled, isPressed, isWide }: ToolProps) {
  return (
    <ActionIcon
      className={isWide ? (classes.wide ?? '') : ''}
      size={40}
      variant={isPressed ? 'light' : 'subtle'}
      color={isPressed ? 'azurite' : 'gray'}
      onClick={onClick}
      disabled={isDisabled ?? false}
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
    >
      <Icon size={20} stroke={1.5} aria-hidden="true" />
    </ActionIcon>
  );
}

function Downloads({ downloads, onPrint }: { downloads: readonly Download[]; onPrint: () => void }) {
  const { t } = useTranslation('papers');
  return (
    <Menu withinPortal={false} position="bottom-end" width={240}>
      <Menu.Target>
        <Button
          className={classes.download ?? ''}
          size="sm"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
          loading={downloads.some(({ isBusy }) => isBusy)}
          aria-label={t('viewer.download')}
        >
          <span className={classes.downloadText}>{t('viewer.download')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {downloads.map(({ name, label, icon: Icon, onClick }) => (
          <Menu.Item key={name} leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />} onClick={onClick}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />} onClick={onPrint}>
          {t('viewer.print.button')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
