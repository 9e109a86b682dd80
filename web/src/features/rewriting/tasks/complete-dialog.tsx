import { Button, FileButton, Group, Modal, Textarea } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { ReductionTask } from '@yanmo/contract/reductions';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshOperator } from '../../../domain/operator/operator-list.tsx';
import { fileLimits } from '../../../domain/texts/file-rules.ts';
import { storeFile } from '../../../domain/texts/store-file.ts';
import { useMoneyAction } from '../../../domain/wallet/use-money-action.ts';
import { showError, showSuccess } from '../../../lib/notify.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { ConfirmBox } from '../../../ui/confirm-box.tsx';
import { type Completion, completeTask } from './api.ts';
import classes from './complete-dialog.module.css';

type Choice = 'deliver' | 'fail';

const acceptedFile = '.docx';
/** More of them would push what is to be done out of sight. */
const openedAtMost = 6;

/** A task that is done by hand: an own file in its place, or the money back with a reason. */
export function CompleteDialog({ task, onClose }: { task: ReductionTask; onClose: () => void }) {
  const { t } = useTranslation(['rewriting', 'shell']);
  const refresh = useRefreshOperator();
  const [choice, setChoice] = useState<Choice>('deliver');
  const [file, setFile] = useState<{ name: string; key: string } | null>(null);
  const [isStoring, setIsStoring] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [asked, setAsked] = useState<Completion | null>(null);
  const resetInput = useRef<() => void>(null);
  const leave = useRef(new AbortController());
  const complete = useMoneyAction(completeTask);
  const isMissing = choice === 'deliver' ? file === null : reason.trim() === '';

  useEffect(() => {
    leave.current = new AbortController();
    return () => leave.current.abort();
  }, []);

  async function take(chosen: File) {
    setIsStoring(true);
    try {
      setFile({ name: chosen.name, key: await storeFile(chosen, 'REDUCTION', leave.current.signal) });
    } catch (error) {
      if (!leave.current.signal.aborted) showError(error);
    } finally {
      setIsStoring(false);
    }
  }

  function ask(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isMissing) return;
    const note = reason.trim();
    if (choice === 'fail') setAsked({ id: task.id, failed: true, reason: note });
    else if (file) setAsked({ id: task.id, file_key: file.key, ...(note ? { reason: note } : {}) });
  }

  async function send(body: Completion) {
    setAsked(null);
    try {
      await complete.mutateAsync(body);
      showSuccess(t(choice === 'deliver' ? 'tasks.delivered' : 'tasks.failed'));
      onClose();
    } catch (error) {
      showError(error);
    } finally {
      // Also after a refusal: it may have been finished meanwhile.
      await refresh();
    }
  }

  return (
    <Modal.Stack>
      <Modal
        opened
        stackId="complete"
        onClose={onClose}
        size="lg"
        title={t('tasks.completeNamed', { number: task.out_trade_no })}
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        <form className={classes.form} onSubmit={ask} noValidate>
          <p className={classes.title}>{task.title || t('result.untitled')}</p>
          {task.chosen ? (
            <details className={classes.chosen} open={task.chosen.openings.length <= openedAtMost}>
              <summary>{t('tasks.chosen', { chosen: task.chosen.paragraphs, of: task.chosen.of })}</summary>
              <p>{t('tasks.chosenText')}</p>
              <ul lang={task.language}>
                {task.chosen.openings.map((opening, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may begin alike
                  <li key={index}>{opening}…</li>
                ))}
              </ul>
            </details>
          ) : null}
          <ChoiceCards
            legend={t('tasks.outcome')}
            value={choice}
            onChange={setChoice}
            minimumWidth={200}
            choices={[
              { value: 'deliver', title: t('tasks.deliver'), text: t('tasks.deliverText') },
              { value: 'fail', title: t('tasks.fail'), text: t('tasks.failText') },
            ]}
          />
          {choice === 'deliver' ? (
            <div>
              <FileButton
                accept={acceptedFile}
                resetRef={resetInput}
                onChange={(chosen) => {
                  resetInput.current?.();
                  if (chosen) void take(chosen);
                }}
                inputProps={{ 'aria-label': t('tasks.choose') }}
              >
                {(props) => (
                  <Button
                    {...props}
                    variant="default"
                    loading={isStoring}
                    leftSection={<IconUpload size={18} stroke={1.5} aria-hidden="true" />}
                  >
                    {t('tasks.choose')}
                  </Button>
                )}
              </FileButton>
              <p className={classes.file} role="status" data-problem={(isTried && !file) || undefined}>
                {file?.name ?? t('tasks.noFile', fileLimits('REDUCTION'))}
              </p>
            </div>
          ) : null}
          <Textarea
            label={t(choice === 'fail' ? 'tasks.reason' : 'tasks.note')}
            description={choice === 'fail' ? t('tasks.reasonHint') : null}
            error={isTried && choice === 'fail' && isMissing ? t('tasks.reasonMissing') : null}
            autosize
            minRows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button type="submit" color={choice === 'fail' ? 'bad' : undefined} loading={complete.isPending}>
              {t(choice === 'fail' ? 'tasks.fail' : 'tasks.deliver')}
            </Button>
          </Group>
        </form>
        <ConfirmBox
          opened={asked !== null}
          title={t(choice === 'fail' ? 'tasks.confirmFail' : 'tasks.confirmDeliver')}
          confirmLabel={t('tasks.confirm')}
          cancelLabel={t('shell:action.cancel')}
          closeLabel={t('shell:action.close')}
          onCancel={() => setAsked(null)}
          onConfirm={() => asked && send(asked)}
        >
          {t(choice === 'fail' ? 'tasks.confirmFailText' : 'tasks.confirmDeliverText')}
        </ConfirmBox>
      </Modal>
    </Modal.Stack>
  );
}
