import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageLimits } from '@yanmo/contract/messages';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session.ts';
import { messagesKey, sendMessage } from './api.ts';
import classes from './contact-page.module.css';

export function MessageForm() {
  const { t } = useTranslation('home');
  const client = useQueryClient();
  const session = useSession();
  const [text, setText] = useState('');
  const [contact, setContact] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const send = useMutation({
    mutationFn: () => sendMessage(text.trim(), session ? '' : contact.trim()),
    onSuccess: async () => {
      // What could not be sent stays in the box; what was sent stands below it.
      setText('');
      setIsAsked(false);
      await client.invalidateQueries({ queryKey: messagesKey });
    },
  });
  const lacks = {
    text: text.trim() === '',
    /** Who has no account can be answered nowhere else. */
    contact: session === null && contact.trim() === '',
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsAsked(true);
    if (lacks.text || lacks.contact || send.isPending) return;
    send.mutate();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        label={t('contact.text')}
        description={t('contact.textHint')}
        autosize
        minRows={5}
        maxRows={16}
        maxLength={messageLimits.text}
        value={text}
        error={isAsked && lacks.text ? t('contact.textRequired') : null}
        onChange={(event) => {
          setText(event.currentTarget.value);
          if (send.isSuccess) send.reset();
        }}
      />
      {session ? null : (
        <TextInput
          label={t('contact.address')}
          description={t('contact.addressHint')}
          maxLength={messageLimits.contact}
          value={contact}
          error={isAsked && lacks.contact ? t('contact.addressRequired') : null}
          onChange={(event) => setContact(event.currentTarget.value)}
        />
      )}
      {send.error ? (
        <Alert color="bad" variant="light" role="alert">
          {send.error.message} {t('contact.kept')}
        </Alert>
      ) : null}
      {send.isSuccess ? (
        <Alert
          color="good"
          variant="light"
          role="status"
          icon={<IconCheck size={20} stroke={1.5} aria-hidden="true" />}
        >
          {t(session ? 'contact.received' : 'contact.receivedByVisitor')}
        </Alert>
      ) : null}
      <div>
        <Button type="submit" size="md" loading={send.isPending}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  );
}
