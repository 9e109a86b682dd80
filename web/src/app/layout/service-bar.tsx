import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useIsServiceGone } from '../../lib/service-state.ts';
import classes from './service-bar.module.css';
import { useHeartbeat } from './use-heartbeat.ts';
import { useRoomBelow } from './use-room-below.ts';

/** Says that the service cannot be reached, for as long as that is so. The region itself stays, so that it is read out. */
export function ServiceBar() {
  const { t } = useTranslation();
  const isGone = useIsServiceGone();
  useHeartbeat();
  useRoomBelow();
  return (
    <div className={classes.place} role="status" data-room-below="">
      {isGone ? (
        <p className={classes.bar}>
          <Loader size={14} color="currentColor" aria-hidden="true" />
          <span>{t(navigator.onLine ? 'service.gone' : 'service.offline')}</span>
        </p>
      ) : null}
    </div>
  );
}
