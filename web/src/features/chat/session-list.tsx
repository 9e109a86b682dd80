import { ActionIcon, Button, Skeleton, TextInput } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconDotsVertical,
  IconEdit,
  IconPencil,
  IconSearch,
  IconTrash,
} from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatSession } from '@yanmo/contract/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import { showError } from '../../lib/notify.ts';
import { useSession } from '../../lib/session.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showUndo } from '../../ui/show-undo.ts';
import {
  changeList,
  changeSession,
  closeSession,
  keepSession,
  removeSession,
  sessionsKey,
  sessionsQuery,
} from './api.ts';
import { ChatButtonWish } from './chat-button-wish.tsx';
import classes from './session-list.module.css';

interface SessionListProps {
  current: string | null;
  onOpen: (sessionId: string | null) => void;
}

/** From so many on they are found by a word of their title. */
const searchableFrom = 6;

export function SessionList({ current, onOpen }: SessionListProps) {
  const { t } = useTranslation(['chat', 'shell']);
  const login = useSession();
  const list = useInfiniteQuery({ ...sessionsQuery, enabled: login !== null });
  const [words, setWords] = useState('');
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const client = useQueryClient();

  const all = (list.data?.pages.flatMap(({ sessions }) => sessions) ?? []).filter(
    ({ session_id: id }) => !removed.has(id),
  );
  const wanted = words.trim().toLocaleLowerCase();
  const found = all.filter(({ title }) => title.toLocaleLowerCase().includes(wanted));
  const open = found.filter((session) => session.is_open);
  const closed = found.filter((session) => !session.is_open);

  /** Gone from the list at once, and for good when the way back was not taken. */
  function remove(session: ChatSession) {
    const { session_id: id, title } = session;
    const takeBack = () => setRemoved((before) => new Set([...before].filter((one) => one !== id)));
    setRemoved((before) => new Set([...before, id]));
    if (current === id) onOpen(null);
    showUndo({
      text: t('removed', { title }),
      label: t('undo'),
      onUndo: takeBack,
      onSettled: () => {
        removeSession(id).then(
          () => changeList(client, (sessions) => sessions.filter((one) => one.session_id !== id)),
          (error: unknown) => {
            takeBack();
            showError(error);
          },
        );
      },
    });
  }

  const entries = (sessions: readonly ChatSession[]) => (
    <ul className={classes.entries}>
      {sessions.map((session) => (
        <Entry
          key={session.session_id}
          session={session}
          isCurrent={session.session_id === current}
          onOpen={() => onOpen(session.session_id)}
          onRemove={() => remove(session)}
        />
      ))}
    </ul>
  );

  return (
    <nav className={classes.list} aria-label={t('list.label')}>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconEdit size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => onOpen(null)}
      >
        {t('list.new')}
      </Button>
      {all.length >= searchableFrom || words ? (
        <TextInput
          mt="xs"
          size="sm"
          type="search"
          aria-label={t('list.search')}
          placeholder={t('list.search')}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden="true" />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      ) : null}
      <div className={classes.room}>
        {login && list.isPending ? (
          <div role="status" aria-label={t('shell:loading')}>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} height={40} mb={8} />
            ))}
          </div>
        ) : null}
        {list.error && !list.data ? (
          <LoadFailed message={list.error.message} onRetry={() => void list.refetch()} />
        ) : null}
        {!login || (list.data && all.length === 0) ? (
          <p className={classes.hint}>{t(login ? 'list.empty' : 'list.visitor')}</p>
        ) : null}
        {wanted && found.length === 0 ? <p className={classes.hint}>{t('list.nothing')}</p> : null}
        {entries(open)}
        {closed.length > 0 ? (
          <>
            <h2 className={classes.group}>{t('list.closed')}</h2>
            {entries(closed)}
          </>
        ) : null}
        {list.hasNextPage ? (
          <Button
            size="compact-sm"
            variant="subtle"
            fullWidth
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('list.more')}
          </Button>
        ) : null}
      </div>
      <ChatButtonWish />
    </nav>
  );
}

interface EntryProps {
  session: ChatSession;
  isCurrent: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

function Entry({ session, isCurrent, onOpen, onRemove }: EntryProps) {
  const { t } = useTranslation(['chat', 'shell']);
  const client = useQueryClient();
  const [title, setTitle] = useState<string | null>(null);
  const { session_id: id } = session;

  async function act(deed: () => Promise<ChatSession | undefined>) {
    try {
      const changed = await deed();
      if (changed) keepSession(client, changed);
      else await client.invalidateQueries({ queryKey: ['chat', 'session', id] });
    } catch (error) {
      showError(error);
    }
    await client.invalidateQueries({ queryKey: sessionsKey });
  }

  function rename() {
    const wanted = title?.trim();
    setTitle(null);
    if (wanted && wanted !== session.title) void act(() => changeSession(id, { title: wanted }));
  }

  if (title !== null) {
    return (
      <li className={classes.entry}>
        <TextInput
          className={classes.field}
          size="sm"
          autoFocus
          maxLength={80}
          aria-label={t('list.title')}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          onBlur={rename}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') rename();
            if (event.key === 'Escape') {
              event.stopPropagation();
              setTitle(null);
            }
          }}
        />
      </li>
    );
  }
  return (
    <li className={classes.entry} data-current={isCurrent || undefined}>
      <button type="button" className={classes.open} aria-current={isCurrent ? 'page' : undefined} onClick={onOpen}>
        <span className={classes.title}>{session.title}</span>
        <span className={classes.date}>{formatDate(session.last_message_at)}</span>
      </button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            className={classes.more ?? ''}
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('list.actions', { title: session.title })}
          >
            <IconDotsVertical size={16} stroke={1.5} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => setTitle(session.title)}
          >
            {t('list.rename')}
          </Menu.Item>
          {session.is_open ? (
            <Menu.Item
              leftSection={<IconArchive size={16} stroke={1.5} aria-hidden="true" />}
              onClick={() =>
                void act(async () => {
                  await closeSession(id);
                  return undefined;
                })
              }
            >
              {t('list.close')}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<IconArchiveOff size={16} stroke={1.5} aria-hidden="true" />}
              onClick={() => void act(() => changeSession(id, { is_open: true }))}
            >
              {t('closed.reopen')}
            </Menu.Item>
          )}
          <Menu.Item
            color="bad"
            leftSection={<IconTrash size={16} stroke={1.5} aria-hidden="true" />}
            onClick={onRemove}
          >
            {t('list.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
