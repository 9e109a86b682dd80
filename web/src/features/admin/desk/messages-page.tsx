import { Badge, Button, Textarea } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { messageLimits, messageStates, type ReceivedMessage } from '@yanmo/contract/messages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionDialog } from '../../../domain/operator/decision-dialog.tsx';
import { DecisionForm } from '../../../domain/operator/decision-form.tsx';
import { OperatorList } from '../../../domain/operator/operator-list.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { messages, sendMessageDecision } from './api.ts';
import classes from './desk.module.css';
import { Person } from './person.tsx';

const colors = { OPEN: 'warn', ANSWERED: 'good', DONE: 'gray' } as const;

/** What people wrote to customer service, and the answers. */
export default function MessagesPage() {
  const { t } = useTranslation(['desk', 'operator', 'shell']);
  const [opened, setOpened] = useState<ReceivedMessage | null>(null);
  return (
    <>
      <PageHeading title={t('shell:routes.messages.title')} tagline={t('shell:routes.messages.describe')} />
      <OperatorList
        name="messages"
        label={t('shell:routes.messages.title')}
        route={async () => (await messages()).listMessages}
        exportRoute={async () => (await messages()).exportMessages}
        rowsOf={(page) => page.messages}
        keyOf={({ id }) => id}
        sort={{ by: 'waiting', order: 'desc' }}
        searchLabel={t('messages.search')}
        filters={[
          {
            name: 'state',
            label: t('status'),
            options: messageStates.map((value) => ({ value, label: t(`messages.state.${value}`) })),
          },
        ]}
        columns={[
          { key: 'time', title: t('time'), sort: 'created_at', cell: (message) => formatDateTime(message.created_at) },
          {
            key: 'user',
            title: t('user'),
            cell: ({ user, contact }) => (user ? <Person user={user} /> : contact || t('messages.visitor')),
          },
          { key: 'text', title: t('messages.text'), isLong: true, isTitle: true, cell: ({ text }) => text },
          { key: 'site', title: t('subDomain'), cell: ({ sub_domain: name }) => name ?? '—' },
          {
            key: 'answered',
            title: t('messages.answeredAt'),
            sort: 'answered_at',
            cell: ({ answered_at: at }) => (at ? formatDateTime(at) : '—'),
          },
          {
            key: 'status',
            title: t('status'),
            cell: ({ state }) => (
              <Badge variant="light" color={colors[state]} tt="none" miw="max-content">
                {t(`messages.state.${state}`)}
              </Badge>
            ),
          },
        ]}
        empty={{ icon: IconMessages, title: t('messages.emptyTitle'), text: t('messages.emptyText') }}
        action={(message) => (
          <Button
            size="compact-sm"
            variant={message.state === 'OPEN' ? 'filled' : 'default'}
            aria-label={t('messages.openNamed', { name: message.user?.user_name || message.contact })}
            onClick={() => setOpened(message)}
          >
            {t(message.state === 'OPEN' ? 'messages.answer' : 'look')}
          </Button>
        )}
      />
      {opened ? (
        <MessageDialog
          // Opened again, another choice is offered.
          key={opened.state}
          message={opened}
          onDecided={setOpened}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

interface MessageDialogProps {
  message: ReceivedMessage;
  onDecided: (message: ReceivedMessage) => void;
  onClose: () => void;
}

function MessageDialog({ message, onDecided, onClose }: MessageDialogProps) {
  const { t } = useTranslation(['desk', 'shell']);
  const [answer, setAnswer] = useState('');
  const { id, user, state } = message;
  return (
    <DecisionDialog
      title={t('messages.title')}
      onClose={onClose}
      facts={[
        [t('user'), user ? `${user.user_name} ${user.phone}`.trim() : t('messages.visitor')],
        [t('messages.contact'), message.contact],
        [t('time'), formatDateTime(message.created_at)],
        [t('subDomain'), message.sub_domain],
        [t('status'), t(`messages.state.${state}`)],
        ...(message.note ? ([[t('messages.note'), message.note]] as const) : []),
      ]}
    >
      <blockquote className={classes.quote} lang={message.language}>
        {message.text}
      </blockquote>
      {message.answer ? (
        <section aria-label={t('messages.answerGiven')}>
          <p className={classes.note}>{t('messages.answerGiven')}</p>
          <blockquote className={classes.quote} lang={message.language}>
            {message.answer}
          </blockquote>
        </section>
      ) : null}
      <DecisionForm
        legend={t('decision.legend')}
        noteLabel={t('messages.note')}
        noteHint={t('messages.noteHint')}
        noteMaximum={messageLimits.note}
        choices={
          state === 'OPEN'
            ? [
                {
                  value: 'ANSWER' as const,
                  title: t('messages.answer'),
                  text: t(user ? 'messages.answerText' : 'messages.answerVisitor'),
                  problem: answer.trim() === '' ? t('messages.answerMissing') : null,
                  confirm: t('messages.confirmAnswer'),
                  fields: (
                    <Textarea
                      label={t('messages.answerLabel')}
                      autosize
                      minRows={4}
                      maxLength={messageLimits.answer}
                      lang={message.language}
                      value={answer}
                      onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
                    />
                  ),
                },
                {
                  value: 'DONE' as const,
                  title: t('messages.close'),
                  text: t('messages.closeText'),
                  confirm: t('messages.confirmClose'),
                },
              ]
            : [
                {
                  value: 'REOPEN' as const,
                  title: t('messages.reopen'),
                  text: t('messages.reopenText'),
                  confirm: t('messages.confirmReopen'),
                },
              ]
        }
        send={(decision, { note }) =>
          sendMessageDecision({
            ...{ id, decision },
            ...(decision === 'ANSWER' ? { answer: answer.trim() } : {}),
            ...(note ? { note } : {}),
          })
        }
        doneText={(done) => t(`messages.done.${done.state}`)}
        onDecided={onDecided}
      />
    </DecisionDialog>
  );
}
