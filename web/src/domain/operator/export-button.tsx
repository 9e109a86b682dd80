import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { AnyRoute } from '@yanmo/contract/route';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../lib/format.ts';
import { showError, showSuccess } from '../../lib/notify.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { fetchFile } from './fetch-file.ts';
import type { ListView } from './list-parts.ts';
import { readListQuery } from './use-list-address.ts';

interface ExportButtonProps {
  route: () => Promise<AnyRoute>;
  view: ListView;
  total: number;
}

/** All of what the list finds, saved as a file; a long one says how far it is, and can be broken off. */
export function ExportButton({ route, view, total }: ExportButtonProps) {
  const { t } = useTranslation('operator');
  const [share, setShare] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function save() {
    const stop = new AbortController();
    running.current = stop;
    setShare(0);
    try {
      const { path } = await route();
      const { name, blob } = await fetchFile(path, readListQuery(view), { signal: stop.signal, onProgress: setShare });
      saveBlob(name, blob);
      showSuccess(t('list.exported', { name }));
    } catch (error) {
      if (!stop.signal.aborted) showError(error);
    } finally {
      running.current = null;
      setShare(null);
    }
  }

  if (share !== null) {
    return (
      <Button variant="default" onClick={() => running.current?.abort()} aria-live="polite">
        {t('list.exporting', { percent: formatPercent(share * 100) })}
      </Button>
    );
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
      disabled={total === 0}
      onClick={() => void save()}
    >
      {t('list.export')}
    </Button>
  );
}
