import { Alert, Button, Chip, Drawer, Group, Skeleton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type CitationStyleCode, citationStyleCodes } from '@yanmo/contract/explore';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { showError } from '../../lib/notify.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { citeQuery } from './api.ts';
import classes from './cite-panel.module.css';
import { exportWorks } from './export-works.ts';
import { styleNames } from './style-names.ts';
import type { PanelProps } from './work-actions.ts';

const styleStorageKey = 'yanmo_citation_style';

/** Works in one style, ready to be copied: the list, each entry, and how the text refers to it. */
export function CitePanel({ opened, works, onClose }: PanelProps) {
  const { t } = useTranslation(['library', 'shell']);
  const isMobile = useIsMobile();
  const [stored, setStyle] = useLocalStorage<string>({
    key: styleStorageKey,
    defaultValue: currentLanguage() === 'zh' ? 'gbt7714-2025' : 'apa',
  });
  const style = citationStyleCodes.find((code) => code === stored) ?? 'apa';
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={isMobile ? 'bottom' : 'right'}
      size={isMobile ? '85%' : 560}
      title={t('cite.title', { count: works.length })}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <Chip.Group multiple={false} value={style} onChange={(chosen) => setStyle(String(chosen))}>
        <Group gap={8} role="radiogroup" aria-label={t('cite.style')}>
          {citationStyleCodes.map((code) => (
            <Chip key={code} value={code} size="sm" variant="outline" data-autofocus={code === style || undefined}>
              {styleNames[code]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {opened ? <Citations ids={works.map(({ id }) => id)} style={style} /> : null}
      <Downloads ids={works.map(({ id }) => id)} />
    </Drawer>
  );
}

function Citations({ ids, style }: { ids: readonly string[]; style: CitationStyleCode }) {
  const { t } = useTranslation('library');
  const { data, error, refetch, isPlaceholderData } = useQuery(citeQuery(ids, style));
  if (error) {
    return (
      <Alert color="bad" variant="light" role="alert" mt="md">
        {error.message}{' '}
        <Button size="compact-sm" variant="light" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </Alert>
    );
  }
  if (!data) {
    return (
      <div className={classes.waiting}>
        <Skeleton height={14} width="94%" mt="lg" />
        <Skeleton height={14} width="80%" mt="xs" ml="1.5em" />
      </div>
    );
  }
  const isFile = data.style === 'bibtex' || data.style === 'ris';
  return (
    <div aria-live="polite" aria-busy={isPlaceholderData}>
      {isFile ? (
        <pre className={classes.source}>{data.text}</pre>
      ) : (
        <ol className={classes.entries}>
          {data.entries.map(({ id, label, runs, in_text }) => (
            <li key={id}>
              <p className={classes.entry}>
                {label ? `${label} ` : ''}
                {runs.map(({ text, is_italic }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the runs of an entry never change their order
                  is_italic ? <i key={index}>{text}</i> : <span key={index}>{text}</span>,
                )}
              </p>
              {in_text ? (
                <p className={classes.inText}>
                  {t('cite.inText')} <span className={classes.mark}>{in_text}</span>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    leftSection={<IconCopy size={16} stroke={1.5} aria-hidden="true" />}
                    onClick={() => void copyText(in_text)}
                  >
                    {t('cite.copyInText')}
                  </Button>
                </p>
              ) : null}
            </li>
          ))}
        </ol>
      )}
      <Button
        mt="md"
        leftSection={<IconCopy size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => void copyText(data.text)}
      >
        {t(ids.length > 1 ? 'cite.copyAll' : 'cite.copy')}
      </Button>
    </div>
  );
}

function Downloads({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('library');
  const download = useMutation({
    mutationFn: (style: 'bibtex' | 'ris') => exportWorks(ids, style),
    onError: showError,
  });
  return (
    <Group gap="xs" mt="lg" className={classes.downloads}>
      {(['bibtex', 'ris'] as const).map((style) => (
        <Button
          key={style}
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
          loading={download.isPending && download.variables === style}
          onClick={() => download.mutate(style)}
        >
          {t('cite.download', { format: styleNames[style] })}
        </Button>
      ))}
    </Group>
  );
}
