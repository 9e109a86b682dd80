import { Button } from '@mantine/core';
import { IconFileTypeDocx, IconFileTypePdf } from '@tabler/icons-react';
import type { FileUrls } from '@yanmo/contract/orders';
import { useTranslation } from 'react-i18next';
import { sameOrigin } from '../../../lib/same-origin.ts';
import classes from './file-links.module.css';

export function FileLinks({ files }: { files: FileUrls }) {
  const { t } = useTranslation('amending');
  const links = [
    { url: files.word, name: t('file.word'), icon: IconFileTypeDocx },
    { url: files.pdf, name: t('file.pdf'), icon: IconFileTypePdf },
  ];
  return (
    <div className={classes.links}>
      {links.map(({ url, name, icon: Icon }) =>
        url ? (
          <Button
            key={name}
            component="a"
            href={sameOrigin(url)}
            download
            size="compact-md"
            variant="light"
            leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
          >
            {name}
          </Button>
        ) : null,
      )}
    </div>
  );
}
