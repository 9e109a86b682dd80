import { Button, Drawer, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { getVersions, SectionText } from '@yanmo/contract/paper-text';
import type { RouteResult } from '@yanmo/contract/route';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiffSheets } from '../../../domain/texts/diff-sheets.tsx';
import { drawerWidth } from '../../../lib/constants.ts';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useIsMobile } from '../../../lib/use-is-mobile.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import type { PaperText } from '../reading/api.ts';
import { versionQuery, versionsQuery } from './api.ts';
import { numberSources, showCitations } from './citation-tokens.ts';
import { EditionList } from './edition-list.tsx';
import { useRestore } from './use-restore.ts';
import classes from './versions-drawer.module.css';

type SectionVersion = RouteResult<typeof getVersions>['sections'][number]['versions'][number];

interface VersionsProps {
  paper: PaperText;
  section: SectionText;
}

interface VersionsDrawerProps extends VersionsProps {
  opened: boolean;
  onClose: () => void;
}

export function VersionsDrawer({ paper, section, opened, onClose }: VersionsDrawerProps) {
  const { t } = useTranslation(['amending', 'shell']);
  const isMobile = useIsMobile();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={isMobile ? 'bottom' : 'right'}
      size={isMobile ? '85%' : drawerWidth.desktop}
      title={t('versions.title')}
      closeButtonProps={{ 'aria-label': t('shell:action.close') }}
    >
      <Versions paper={paper} section={section} />
    </Drawer>
  );
}

/** What the section said before, version by version, and every export of the paper. */
function Versions({ paper, section }: VersionsProps) {
  const { t } = useTranslation(['amending', 'shell']);
  const { data, error, refetch } = useQuery(versionsQuery(paper.out_trade_no));
  const [compared, setCompared] = useState<number | null>(null);
  if (!data) {
    if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-label={t('shell:loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={72} mb="sm" />
        ))}
      </div>
    );
  }
  const versions = data.sections.find(({ section_id }) => section_id === section.id)?.versions ?? [];
  return (
    <>
      <h3 className={classes.section} lang={paper.language}>
        {section.number} {section.title}
      </h3>
      <ol className={classes.versions}>
        {versions.map((version) => (
          <Version
            key={version.version}
            paper={paper}
            section={section}
            version={version}
            isCompared={compared === version.version}
            onCompare={() => setCompared(compared === version.version ? null : version.version)}
          />
        ))}
      </ol>
      <EditionList editions={data.editions} />
    </>
  );
}

interface VersionProps extends VersionsProps {
  version: SectionVersion;
  isCompared: boolean;
  onCompare: () => void;
}

function Version({ paper, section, version, isCompared, onCompare }: VersionProps) {
  const { t } = useTranslation('amending');
  const restore = useRestore(paper.out_trade_no);
  const isNewest = version.version === section.text?.version;
  return (
    <li className={classes.version}>
      <p className={classes.name}>
        <strong>{t('mark.version', { version: version.version })}</strong> {t(`mark.origin.${version.origin}`)}
        {isNewest ? <span className={classes.newest}>{t('versions.newest')}</span> : null}
      </p>
      <p className={classes.facts}>
        {formatDateTime(version.written_at)} ·{' '}
        {t(`units.${paper.language}`, { count: version.units, number: formatNumber(version.units) })} · {version.engine}
      </p>
      {version.instruction ? <blockquote className={classes.wish}>{version.instruction}</blockquote> : null}
      {isNewest ? null : (
        <div className={classes.actions}>
          <Button size="compact-md" variant="subtle" aria-expanded={isCompared} onClick={onCompare}>
            {isCompared ? t('versions.hide') : t('versions.compare')}
          </Button>
          <Button
            size="compact-md"
            variant="subtle"
            loading={restore.isPending}
            onClick={() => restore.mutate({ sectionId: section.id, version: version.version })}
          >
            {t('versions.restore')}
          </Button>
        </div>
      )}
      {isCompared && !isNewest ? <Comparison paper={paper} section={section} version={version.version} /> : null}
    </li>
  );
}

function Comparison({ paper, section, version }: VersionsProps & { version: number }) {
  const { t } = useTranslation('amending');
  const newest = section.text?.version ?? 0;
  const { data, error, refetch } = useQuery(versionQuery(paper.out_trade_no, section.id, version, newest));
  const sources = numberSources(paper.references);
  if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  return (
    <DiffSheets
      diff={data.diff}
      showWords={(text) => showCitations(text, sources)}
      language={paper.language}
      before={t('mark.version', { version })}
      after={t('versions.now', { version: newest })}
    />
  );
}
