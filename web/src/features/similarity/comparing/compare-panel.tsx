import { Alert, Button } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { type Comparison, checkUnits } from '@yanmo/contract/similarity';
import { countUnits } from '@yanmo/contract/text-count';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeLanguage } from '../../../domain/texts/notice-language.ts';
import { storeFile } from '../../../domain/texts/store-file.ts';
import { TextSheet } from '../../../domain/texts/text-sheet.tsx';
import { useFileDrop } from '../../../domain/texts/use-file-drop.ts';
import { formatNumber } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useSessionDraft } from '../../../lib/use-session-draft.ts';
import { compare } from '../api.ts';
import classes from './compare-panel.module.css';
import { ComparedSheets } from './compared-sheets.tsx';

interface Side {
  text: string;
  /** In the place of the text. */
  file: { key: string; name: string } | null;
}
interface Sides {
  left: Side;
  right: Side;
}

const emptySide: Side = { text: '', file: null };
const empty: Sides = { left: emptySide, right: emptySide };
const isSides = ({ left, right }: Partial<Sides>) => typeof left?.text === 'string' && typeof right?.text === 'string';

const most = checkUnits.compared;
const isGiven = ({ text, file }: Side) => file !== null || text.trim() !== '';
const bodyOf = ({ text, file }: Side) => (file ? { file_key: file.key } : { text });

/** Two texts, and what they have in common; free, and for visitors as well. */
export function ComparePanel() {
  const { t } = useTranslation(['similarity', 'shell']);
  const { draft, change, clear } = useSessionDraft('yanmo_comparison_draft', empty, isSides);
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isComparing, setIsComparing] = useState(false);
  const running = useRef<AbortController>(null);
  const isTooLong = [draft.left, draft.right].some(({ text }) => countUnits(text) > most);

  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    setIsComparing(true);
    setError(null);
    try {
      const found = await compare({ left: bodyOf(draft.left), right: bodyOf(draft.right) }, stop.signal);
      if (!stop.signal.aborted) setComparison(found);
    } catch (failure) {
      if (!stop.signal.aborted) setError(failure instanceof Error ? failure.message : t('shell:error.unknown'));
    } finally {
      if (running.current === stop) setIsComparing(false);
    }
  }

  if (comparison) {
    return (
      <ComparedSheets
        comparison={comparison}
        names={{ left: draft.left.file?.name ?? null, right: draft.right.file?.name ?? null }}
        onEdit={() => setComparison(null)}
        onNew={() => {
          setComparison(null);
          clear();
        }}
      />
    );
  }
  return (
    <>
      <p className={classes.text}>{t('compare.text', { most: formatNumber(most) })}</p>
      <div className={classes.sides}>
        <SideSheet name="left" side={draft.left} onChange={(left) => change({ left })} />
        <SideSheet name="right" side={draft.right} onChange={(right) => change({ right })} />
      </div>
      {error ? (
        <Alert color="bad" variant="light" role="alert" mt="md">
          {error} {t('compare.nothingLost')}
        </Alert>
      ) : null}
      <div className={classes.actions}>
        <Button
          size="md"
          leftSection={<IconArrowsDiff size={18} stroke={1.5} aria-hidden="true" />}
          disabled={!isGiven(draft.left) || !isGiven(draft.right) || isTooLong}
          loading={isComparing}
          onClick={() => void start()}
        >
          {t('compare.start')}
        </Button>
        <p className={classes.note}>{t('compare.kept')}</p>
      </div>
    </>
  );
}

interface SideSheetProps {
  name: 'left' | 'right';
  side: Side;
  onChange: (side: Side) => void;
}

function SideSheet({ name, side: { text, file }, onChange }: SideSheetProps) {
  const { t } = useTranslation('similarity');
  const units = useMemo(() => countUnits(text), [text]);
  const language = useMemo(() => noticeLanguage(text), [text]);
  const drop = useFileDrop({
    purpose: 'CHECK',
    send: async (chosen, signal) => ({ key: await storeFile(chosen, 'CHECK', signal), name: chosen.name }),
    onSent: (sent) => onChange({ text: '', file: sent }),
  });
  return (
    <TextSheet
      label={t(`compare.${name}`)}
      placeholder={t(file ? 'compare.fileText' : 'compare.placeholder')}
      source={text}
      units={units}
      language={language ?? currentLanguage()}
      isReadOnly={file !== null}
      tooLong={units > most ? t('compare.tooLong', { most: formatNumber(most) }) : null}
      drop={drop}
      onText={(next) => onChange({ text: next, file: null })}
      onClear={() => onChange(emptySide)}
      file={file ? <p className={classes.file}>{file.name}</p> : null}
    />
  );
}
