import { CloseButton } from '@mantine/core';
import { IconDeviceLaptop, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeInfo } from '../../domain/site/home-info.ts';
import { mobileNoticeStorageKey } from '../../lib/constants.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { MaintenanceLine } from './maintenance-line.tsx';
import classes from './notice-bar.module.css';

/** Maintenance and the operator's notice, and on a small screen the recommendation of a computer. None blocks anything. */
export function NoticeBar() {
  const { t } = useTranslation();
  const { data: home } = useHomeInfo();
  const isMobile = useIsMobile();
  const [isDismissed, setIsDismissed] = useState(() => sessionStorage.getItem(mobileNoticeStorageKey) !== null);
  const language = currentLanguage();
  const maintenance = home?.maintenance;
  const notice = home?.site.notice;
  if (!maintenance && !notice && !(isMobile && !isDismissed)) return null;

  const dismiss = () => {
    sessionStorage.setItem(mobileNoticeStorageKey, 'yes');
    setIsDismissed(true);
  };

  return (
    <aside className={classes.bar} aria-label={t('notice.label')}>
      {maintenance ? <MaintenanceLine maintenance={maintenance} /> : null}
      {notice ? (
        <p className={classes.line}>
          <IconInfoCircle size={18} stroke={1.5} aria-hidden="true" />
          <span>{notice[language]}</span>
        </p>
      ) : null}
      {isMobile && !isDismissed ? (
        <div className={classes.line}>
          <IconDeviceLaptop size={18} stroke={1.5} aria-hidden="true" />
          <span>{t('mobileNotice.text')}</span>
          <CloseButton aria-label={t('mobileNotice.dismiss')} onClick={dismiss} />
        </div>
      ) : null}
    </aside>
  );
}
