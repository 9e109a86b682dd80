import { Alert, Button, SegmentedControl } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { Amendment, SectionText } from '@yanmo/contract/paper-text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { BrokenAtWords } from '../../../ui/broken-at-words.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { PaperText } from '../reading/api.ts';
import { BlockView } from '../reading/block-view.tsx';
import { AskChange } from './ask-change.tsx';
import { HandEditor } from './hand-editor.tsx';
import { findDraft } from './kept-drafts.ts';
import { ProposalView } from './proposal-view.tsx';
import classes from './section-workspace.module.css';

interface SectionWorkspaceProps {
  paper: PaperText;
  section: SectionText;
  onVersions: () => void;
}

/** Remounted for each section. */
export function SectionWorkspace({ paper, section, onVersions }: SectionWorkspaceProps) {
  const { t } = useTranslation('amending');
  const { out_trade_no: outTradeNo, language } = paper;
  const hasDraft = () => findDraft(outTradeNo, section.id) !== null;
  const [mode, setMode] = useState<'ask' | 'edit'>(() => (hasDraft() ? 'edit' : 'ask'));
  const [failed, setFailed] = useState<Amendment | null>(null);
  const amendment = paper.amendments.find(({ section_id }) => section_id === section.id) ?? null;
  const { text } = section;
  if (!text) return null;
  return (
    <div className={classes.workspace}>
      <h2 className={classes.title} lang={language}>
        <span className={classes.number}>{section.number}</span> <BrokenAtWords text={section.title} />
      </h2>
      <p className={classes.facts}>
        {t(`mark.origin.${text.origin}`)} · {t('mark.version', { version: text.version })} ·{' '}
        {t(`units.${language}`, { count: text.units, number: formatNumber(text.units) })} ·{' '}
        {formatDateTime(text.written_at)}{' '}
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconHistory size={16} stroke={1.5} aria-hidden="true" />}
          onClick={onVersions}
        >
          {t('versions.open')}
        </Button>
      </p>
      <SegmentedControl
        className={classes.mode}
        value={mode}
        onChange={(next) => setMode(next === 'edit' ? 'edit' : 'ask')}
        data={[
          { value: 'ask', label: t('ask.mode') },
          { value: 'edit', label: t('edit.mode') },
        ]}
      />
      {mode === 'edit' ? (
        <HandEditor paper={paper} section={section} />
      ) : amendment ? (
        <ProposalView paper={paper} section={section} amendment={amendment} onFailed={(ended) => setFailed(ended)} />
      ) : (
        <>
          {hasDraft() ? (
            <Alert color="warn" variant="light" mb="sm">
              {t('ask.draftWaits')}
            </Alert>
          ) : null}
          <AskChange
            key={failed?.id ?? 'fresh'}
            paper={paper}
            section={section}
            failed={failed}
            onAsked={(asked) => setFailed(asked.state === 'FAILED' ? asked : null)}
          />
          <Sheet width="wide" label={t('ask.now')}>
            <div className={classes.text} lang={language}>
              {text.blocks.map((block) => (
                <BlockView key={block.id} block={block} />
              ))}
            </div>
          </Sheet>
        </>
      )}
    </div>
  );
}
