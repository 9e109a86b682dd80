import { Tabs } from '@mantine/core';
import { IconBookmarks, IconChecklist, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/page-heading.tsx';
import classes from '../../ui/page-tabs.module.css';
import { readSearch, writeSearch } from './asked-search.ts';
import { CheckReferences } from './check-references.tsx';
import { MyLibrary } from './my-library.tsx';
import { SearchPanel } from './search-panel.tsx';
import { type ExploreTab, exploreTabs, useExploreAddress } from './use-explore-address.ts';
import { WorkPanels } from './work-panels.tsx';

const icons = { search: IconSearch, library: IconBookmarks, check: IconChecklist } as const;

export default function ExplorePage() {
  const { t } = useTranslation(['library', 'shell']);
  const { address, tab, go } = useExploreAddress();
  const asked = readSearch(address);
  const folderId = address.get('folder');
  const find = address.get('find') ?? '';
  // A tab that is left keeps its part of the address, so that coming back shows what was there.
  const kept = {
    ...writeSearch(asked),
    ...(folderId ? { folder: folderId } : {}),
    ...(find ? { find } : {}),
  };
  // A tab is drawn when it is first opened, and then stays with what was typed in it.
  const [opened, setOpened] = useState<readonly ExploreTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const open = (next: string | null) => {
    const wanted = exploreTabs.find((name) => name === next);
    if (wanted && wanted !== tab) go(wanted, kept);
  };

  return (
    <WorkPanels>
      <PageHeading title={t('shell:routes.explore.title')} tagline={t('shell:routes.explore.describe')} />
      <Tabs value={tab} onChange={open} className={classes.tabs}>
        <Tabs.List>
          {exploreTabs.map((name) => (
            <Tabs.Tab key={name} value={name} leftSection={<TabIcon name={name} />}>
              {t(`tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="search" pt="lg">
          {opened.includes('search') ? (
            <SearchPanel
              asked={asked}
              isShown={tab === 'search'}
              onAsk={(next, replace) =>
                go(
                  'search',
                  { ...writeSearch(next), ...(folderId ? { folder: folderId } : {}), ...(find ? { find } : {}) },
                  replace,
                )
              }
            />
          ) : null}
        </Tabs.Panel>
        <Tabs.Panel value="library" pt="lg">
          {opened.includes('library') ? (
            <MyLibrary
              isShown={tab === 'library'}
              folderId={folderId}
              text={find}
              onView={(view) =>
                go(
                  'library',
                  {
                    ...writeSearch(asked),
                    ...(view.folderId ? { folder: view.folderId } : {}),
                    ...(view.text ? { find: view.text } : {}),
                  },
                  true,
                )
              }
              onSearch={() => open('search')}
            />
          ) : null}
        </Tabs.Panel>
        <Tabs.Panel value="check" pt="lg">
          {opened.includes('check') ? <CheckReferences /> : null}
        </Tabs.Panel>
      </Tabs>
    </WorkPanels>
  );
}

function TabIcon({ name }: { name: ExploreTab }) {
  const Icon = icons[name];
  return <Icon size={18} stroke={1.5} aria-hidden="true" />;
}
