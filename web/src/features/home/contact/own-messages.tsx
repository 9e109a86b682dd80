import { useQueryClient } from '@tanstack/react-query';
import type { OwnMessage } from '@yanmo/contract/messages';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listPageSize } from '../../../lib/constants.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageNumbers } from '../../../ui/page-numbers.tsx';
import { seeMessages, useOwnMessages } from './api.ts';
import classes from './contact-page.module.css';

/** What one has written, with the answers. Nothing where nothing was written. */
export function OwnMessages() {
  const { t } = useTranslation('home');
  const client = useQueryClient();
  const [pageNum, setPageNum] = useState(1);
  const { data, error, refetch } = useOwnMessages(pageNum);
  const unread = (data?.messages ?? [])
    .filter(({ is_unread }) => is_unread)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    // They are shown as new again another time if this fails, and nobody is bothered by it.
    if (unread !== '') seeMessages(client, unread.split(' ')).catch(() => undefined);
  }, [client, unread]);
  if (error && !data) return <LoadFailed message={error.message} onRetry={() => void refetch()} mt="md" />;
  if (!data || data.total === 0) return null;
  return (
    <section className={classes.own} aria-labelledby="own-messages">
      <h2 id="own-messages">{t('contact.own')}</h2>
      <ul>
        {data.messages.map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </ul>
      <PageNumbers total={data.total} pageSize={listPageSize} pageNum={pageNum} onChange={setPageNum} />
    </section>
  );
}

function Message({ message: { text, state, answer, answered_at, is_unread, created_at } }: { message: OwnMessage }) {
  const { t } = useTranslation('home');
  return (
    <article>
      <p className={classes.facts}>
        <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        <span data-state={state}>{t(`contact.state.${state}`)}</span>
        {is_unread ? <span className={classes.fresh}>{t('contact.fresh')}</span> : null}
      </p>
      <p className={classes.text}>{text}</p>
      {answer ? (
        <blockquote className={classes.answer}>
          <p className={classes.text}>{answer}</p>
          <footer>{t('contact.answeredAt', { time: formatDateTime(answered_at ?? created_at) })}</footer>
        </blockquote>
      ) : null}
    </article>
  );
}
