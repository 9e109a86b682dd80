import { Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconKeyboard } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Popover } from '../../../ui/popover.tsx';
import type { SaveState } from './autosaver.ts';
import classes from './editor-toolbar.module.css';
import { KeyboardHelp } from './keyboard-help.tsx';

interface EditorToolbarProps {
  canUndo: boolean;
  canRedo: boolean;
  saveState: SaveState;
  failure: string | null;
  onUndo: () => void;
  onRedo: () => void;
  onRetry: () => void;
}

export function EditorToolbar({ canUndo, canRedo, saveState, failure, ...actions }: EditorToolbarProps) {
  const { t } = useTranslation('outlines');
  return (
    <div className={classes.toolbar}>
      <IconButton icon={IconArrowBackUp} label={t('editor.undo')} isDisabled={!canUndo} onClick={actions.onUndo} />
      <IconButton icon={IconArrowForwardUp} label={t('editor.redo')} isDisabled={!canRedo} onClick={actions.onRedo} />
      <p className={classes.state} role="status" data-state={saveState}>
        {saveState === 'failed' ? t('editor.save.failed', { reason: failure ?? '' }) : t(`editor.save.${saveState}`)}
      </p>
      {saveState === 'failed' ? (
        <Button size="compact-sm" variant="light" onClick={actions.onRetry}>
          {t('open.retry')}
        </Button>
      ) : null}
      <span className={classes.space} />
      <Popover position="bottom-end" width={340} trapFocus withArrow>
        <Popover.Target>
          <Button
            className={classes.help}
            variant="subtle"
            color="gray"
            leftSection={<IconKeyboard size={18} stroke={1.5} aria-hidden="true" />}
          >
            {t('keys.title')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <KeyboardHelp />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
