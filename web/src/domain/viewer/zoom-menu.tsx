import { Button } from '@mantine/core';
import { IconArrowAutofitHeight, IconArrowAutofitWidth, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../lib/format.ts';
import { Menu } from '../../ui/menu.tsx';
import type { PageView } from './use-page-view.ts';
import classes from './viewer-toolbar.module.css';

const offered = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

export function ZoomMenu({ view: { zoom, factor, changeZoom } }: { view: PageView }) {
  const { t } = useTranslation('papers');
  const mark = (isChosen: boolean) => (isChosen ? <IconCheck {...icon} /> : null);
  return (
    <Menu withinPortal={false} position="bottom" width={200}>
      <Menu.Target>
        <Button
          className={classes.zoom ?? ''}
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('viewer.zoom.now', { percent: formatPercent(factor * 100) })}
        >
          {formatPercent(factor * 100)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowAutofitWidth {...icon} />}
          rightSection={mark(zoom === 'width')}
          onClick={() => changeZoom('width')}
        >
          {t('viewer.zoom.width')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowAutofitHeight {...icon} />}
          rightSection={mark(zoom === 'page')}
          onClick={() => changeZoom('page')}
        >
          {t('viewer.zoom.page')}
        </Menu.Item>
        <Menu.Divider />
        {offered.map((step) => (
          <Menu.Item key={step} rightSection={mark(zoom === step)} onClick={() => changeZoom(step)}>
            {formatPercent(step * 100)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
