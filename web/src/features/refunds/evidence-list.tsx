import { Modal, UnstyledButton } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import type { RefundApplication } from '@yanmo/contract/refunds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './evidence-list.module.css';

type Evidence = RefundApplication['evidence'][number];

/** Pictures open large over the page; a PDF is saved, because the sandbox that files are served in keeps viewers out. */
export function EvidenceList({ evidence }: { evidence: readonly Evidence[] }) {
  const { t } = useTranslation(['refunds', 'shell']);
  const [opened, setOpened] = useState<Evidence | null>(null);
  return (
    <>
      <ul className={classes.list}>
        {evidence.map((file) => (
          <li key={file.url}>
            {/\.pdf$/i.test(file.name) ? (
              <a className={classes.file} href={file.url} download={file.name}>
                <IconFileTypePdf size={28} stroke={1.5} aria-hidden="true" />
                <span>{file.name}</span>
              </a>
            ) : (
              <UnstyledButton
                className={classes.picture}
                aria-label={t('evidence.open', { name: file.name })}
                onClick={() => setOpened(file)}
              >
                <img src={file.url} alt="" loading="lazy" decoding="async" />
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
      <Modal
        opened={opened !== null}
        onClose={() => setOpened(null)}
        stackId="evidence"
        size="xl"
        title={opened?.name}
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        {opened ? <img className={classes.large} src={opened.url} alt={opened.name} /> : null}
      </Modal>
    </>
  );
}
