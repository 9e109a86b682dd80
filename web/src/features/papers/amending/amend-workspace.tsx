import { Alert, Button, Drawer } from '@mantine/core';
import { IconBook2, IconFileExport, IconList } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { amendListPath, readPath } from '../../../domain/papers/paper-links.ts';
import { BrokenAtWords } from '../../../ui/broken-at-words.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { PaperText } from '../reading/api.ts';
import classes from './amend-workspace.module.css';
import { ExportPanel } from './export-panel.tsx';
import { SectionTree } from './section-tree.tsx';
import { SectionWorkspace } from './section-workspace.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';

/** One section of the paper at a time: what it says, what should change, what it said before. */
export function AmendWorkspace({ paper }: { paper: PaperText }) {
  const { t } = useTranslation(['amending', 'shell']);
  const { out_trade_no: outTradeNo, sections, language } = paper;
  const [address, setAddress] = useSearchParams();
  const [open, setOpen] = useState<'tree' | 'versions' | 'export' | null>(null);
  const written = sections.filter(({ text }) => text !== null);
  const wanted = address.get('section') ?? paper.amendments[0]?.section_id;
  const section = written.find(({ id }) => id === wanted) ?? written[0];

  function choose(sectionId: string) {
    setOpen(null);
    setAddress({ order: outTradeNo, section: sectionId }, { preventScrollReset: true });
  }

  if (!paper.may_amend || !section) {
    return (
      <Sheet width="wide">
        <EmptyState
          icon={IconBook2}
          title={paper.title}
          text={t(paper.is_cancelled ? 'amend.isCancelled' : paper.is_preview ? 'amend.isPreview' : 'amend.notNow')}
          action={
            <Button component={Link} to={readPath(outTradeNo)}>
              {t('list.read')}
            </Button>
          }
        />
      </Sheet>
    );
  }
  const tree = <SectionTree paper={paper} currentSection={section.id} onChoose={choose} />;
  return (
    <>
      <header className={classes.header}>
        <p className={classes.back}>
          <Link to={amendListPath}>{t('amend.toList')}</Link>
        </p>
        <h1 className={classes.title} lang={language}>
          <BrokenAtWords text={paper.title} />
        </h1>
        <div className={classes.actions}>
          <Button
            component={Link}
            to={readPath(outTradeNo)}
            variant="default"
            leftSection={<IconBook2 size={18} stroke={1.5} aria-hidden="true" />}
          >
            {t('list.read')}
          </Button>
          <Button
            variant={paper.has_unexported_changes ? 'filled' : 'default'}
            leftSection={<IconFileExport size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => setOpen('export')}
          >
            {t('export.open')}
          </Button>
        </div>
      </header>
      {paper.has_unexported_changes ? (
        <Alert color="azurite" variant="light" mb="md" role="status">
          {t('export.changed')}
        </Alert>
      ) : null}
      <Button
        className={classes.choose}
        fullWidth
        variant="default"
        leftSection={<IconList size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => setOpen('tree')}
      >
        <span className={classes.chosen} lang={language}>
          {section.number} {section.title}
        </span>
      </Button>
      <div className={classes.columns}>
        <aside className={classes.side}>{tree}</aside>
        <SectionWorkspace key={section.id} paper={paper} section={section} onVersions={() => setOpen('versions')} />
      </div>
      <Drawer
        opened={open === 'tree'}
        onClose={() => setOpen(null)}
        position="bottom"
        size="70%"
        title={t('amend.sections')}
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        {tree}
      </Drawer>
      <VersionsDrawer paper={paper} section={section} opened={open === 'versions'} onClose={() => setOpen(null)} />
      <ExportPanel paper={paper} opened={open === 'export'} onClose={() => setOpen(null)} />
    </>
  );
}
