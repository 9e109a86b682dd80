import { IconTool } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Maintenance } from '@yanmo/contract/home';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { contactPath } from '../../domain/site/site-links.ts';
import { formatDateTime } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { maintenanceClock } from './maintenance-clock.ts';
import classes from './notice-bar.module.css';

/** When it starts and ends, how long that is from now, and where to turn meanwhile. */
export function MaintenanceLine({ maintenance }: { maintenance: Maintenance }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [now, setNow] = useState(Date.now);
  const clock = maintenanceClock(maintenance, now);
  const isOver = clock === null;
  useEffect(() => {
    if (isOver) {
      // What was refused until now is open again, and the pages learn of it from here.
      void client.invalidateQueries({ queryKey: ['home-info'] });
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver, client]);
  if (!clock) return null;
  return (
    <div className={classes.line}>
      <IconTool size={18} stroke={1.5} aria-hidden="true" />
      <span>
        <span role="status">
          {maintenance.text[currentLanguage()]}{' '}
          {t('notice.maintenance', {
            start: formatDateTime(maintenance.starts_at),
            end: formatDateTime(maintenance.ends_at),
          })}
        </span>{' '}
        <span className={classes.clock} role="timer" aria-live="off">
          {t(clock.phase === 'UNDER_WAY' ? 'notice.endsIn' : 'notice.startsIn', { time: clock.left })}
        </span>{' '}
        <Link to={contactPath}>{t('notice.contact')}</Link>
      </span>
    </div>
  );
}
