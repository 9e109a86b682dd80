import { Button } from '@mantine/core';
import { IconBell, IconBellCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { askForNotices, setNoticeWish, useNoticeState } from '../../../lib/browser-notice.ts';
import { showError } from '../../../lib/notify.ts';
import classes from './tell-me.module.css';

/** Asks to be told by the browser when it is ready; only who presses is asked for leave. */
export function TellMe() {
  const { t } = useTranslation('orders');
  const state = useNoticeState();
  switch (state) {
    case 'UNSUPPORTED':
      return <p className={classes.note}>{t('notice.unsupported')}</p>;
    case 'DENIED':
      return <p className={classes.note}>{t('notice.denied')}</p>;
    case 'ON':
      return (
        <div>
          <p className={classes.note} role="status">
            <IconBellCheck className={classes.on} size={18} stroke={1.5} aria-hidden="true" /> {t('notice.on')}
          </p>
          <Button
            className={classes.off}
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={() => setNoticeWish(false)}
          >
            {t('notice.turnOff')}
          </Button>
        </div>
      );
    default:
      return (
        <Button
          size="sm"
          variant="light"
          leftSection={<IconBell size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => askForNotices().catch(showError)}
        >
          {t('notice.ask')}
        </Button>
      );
  }
}
