import { Alert, Button, Loader, Modal, NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { printedStyles } from '@yanmo/contract/orders';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { previewPath } from '../../../domain/papers/paper-links.ts';
import { styleNames } from '../../../domain/papers/style-names.ts';
import { showSuccess } from '../../../lib/notify.ts';
import { useOnePress } from '../../../lib/use-one-press.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { refreshEdition } from '../api.ts';
import type { PaperText } from '../reading/api.ts';
import { exportPaper, exportQuery, optionsQuery } from './api.ts';
import classes from './export-panel.module.css';
import { FileLinks } from './file-links.tsx';

interface ExportPanelProps {
  paper: PaperText;
  opened: boolean;
  onClose: () => void;
}

export function ExportPanel({ paper, opened, onClose }: ExportPanelProps) {
  const { t } = useTranslation(['amending', 'shell']);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('export.title')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <ExportForm paper={paper} />
    </Modal>
  );
}

/** Both files anew, from the sections as they stand; those of the last export stay until the new ones are whole. */
function ExportForm({ paper }: { paper: PaperText }) {
  const { t } = useTranslation('amending');
  const client = useQueryClient();
  const { out_trade_no: outTradeNo } = paper;
  const [templateId, setTemplateId] = useState(paper.template_id);
  const [style, setStyle] = useState(paper.citation_style);
  const options = useQuery(optionsQuery(paper.language));
  const state = useQuery(exportQuery(outTradeNo));
  const begin = useMutation({
    mutationFn: async () => await exportPaper(outTradeNo, templateId, style),
    onSuccess: (begun) => client.setQueryData(exportQuery(outTradeNo).queryKey, begun),
  });
  const press = useOnePress(() => begin.mutate());
  const isWorking = begin.isPending || state.data?.state === 'WORKING';
  useWhenDone(isWorking, state.data?.state === 'DONE', () => {
    showSuccess(t('export.done'));
    void refreshEdition(client, outTradeNo);
  });

  if (options.error) {
    return <LoadFailed message={options.error.message} onRetry={() => void options.refetch()} />;
  }
  const failure = begin.error?.message ?? (state.data?.state === 'FAILED' ? state.data.error?.message : null);
  const files = state.data?.file_urls ?? paper.file_urls;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWorking) press();
      }}
    >
      <p className={classes.text}>{t('export.text')}</p>
      <NativeSelect
        label={t('export.template')}
        value={templateId}
        disabled={isWorking || !options.data}
        onChange={(event) => setTemplateId(event.currentTarget.value)}
        data={options.data?.templates.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      />
      <NativeSelect
        mt="sm"
        label={t('export.style')}
        value={style}
        disabled={isWorking || !options.data}
        onChange={({ currentTarget }) => setStyle(printedStyles.find((code) => code === currentTarget.value) ?? style)}
        data={options.data?.styles.map((code) => ({ value: code, label: styleNames[code] })) ?? []}
      />
      {failure && !isWorking ? (
        <Alert color="bad" variant="light" role="alert" mt="md">
          {failure} {t('export.oldStay')}
        </Alert>
      ) : null}
      <Button type="submit" fullWidth mt="md" disabled={isWorking || !options.data}>
        {t('export.begin')}
      </Button>
      {isWorking ? (
        <p className={classes.working} role="status">
          <Loader size="xs" /> {t('export.working')}
        </p>
      ) : (
        <section className={classes.files}>
          <h3>{t('export.files', { edition: state.data?.edition ?? paper.edition })}</h3>
          <p className={classes.note}>{paper.has_unexported_changes ? t('export.changed') : t('export.upToDate')}</p>
          <FileLinks files={files} />
          <Button component={Link} to={previewPath(outTradeNo)} variant="subtle" size="compact-md" mt="xs" ml={-10}>
            {t('export.preview')}
          </Button>
        </section>
      )}
    </form>
  );
}

/** Once for each export that was seen at work. */
function useWhenDone(isWorking: boolean, isDone: boolean, onDone: () => void): void {
  const wasWorking = useRef(false);
  useEffect(() => {
    if (isWorking) wasWorking.current = true;
    else if (isDone && wasWorking.current) {
      wasWorking.current = false;
      onDone();
    }
  });
}
