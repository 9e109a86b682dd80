import { Alert, Button, CopyButton, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../lib/save-blob.ts';
import classes from './enrolment-sheet.module.css';

/** Shown once: whoever loses the device gets in with one of them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const text = codes.join('\n');
  return (
    <Alert color="warn" variant="light" title={t('recovery.title')}>
      <p>{t('recovery.text')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="sm">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {t(copied ? 'recovery.copied' : 'recovery.copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          onClick={() => saveBlob('yanmo-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {t('recovery.save')}
        </Button>
        <Button onClick={onDone}>{t('recovery.done')}</Button>
      </Group>
    </Alert>
  );
}
