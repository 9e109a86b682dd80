import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preferenceMaxAgeSeconds, sidebarCookie } from '../../lib/constants.ts';
import { readCookie, writeCookie } from '../../lib/cookies.ts';
import classes from './side-bar.module.css';
import { SideNavigation } from './side-navigation.tsx';

export function SideBar() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(() => readCookie(sidebarCookie) !== 'closed');

  const toggle = () => {
    writeCookie(sidebarCookie, isOpen ? 'closed' : 'open', preferenceMaxAgeSeconds);
    setIsOpen(!isOpen);
  };

  const label = isOpen ? t('nav.collapse') : t('nav.expand');
  const Icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <aside className={classes.bar} aria-label={t('nav.sidebar')}>
      <SideNavigation isNarrow={!isOpen} label={t('nav.menu')} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon size={20} stroke={1.5} aria-hidden="true" />
      </ActionIcon>
    </aside>
  );
}
