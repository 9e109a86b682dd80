import { Button, Loader } from '@mantine/core';
import { IconBook2, IconBooks, IconListTree, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ChatContext } from '@yanmo/contract/chat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { Menu } from '../../ui/menu.tsx';
import { chatKey } from './api.ts';
import classes from './composer.module.css';
import type { ChosenContext } from './use-composer-draft.ts';

const icons = { PAPER: IconBook2, OUTLINE: IconListTree, LIBRARY: IconBooks } as const;
/** As many as one page of each list holds. */
const offered = 50;

interface ContextChoiceProps {
  chosen: ChosenContext | null;
  onChoose: (chosen: ChosenContext | null) => void;
}

/** What of the student's own an answer may rest on, beside the files: a paper, an outline, the library. */
export function ContextChoice({ chosen, onChoose }: ContextChoiceProps) {
  const { t } = useTranslation('chat');
  const [isOpen, setIsOpen] = useState(false);
  const { data, error } = useQuery({ ...offerQuery, enabled: isOpen });
  const Icon = chosen ? icons[chosen.context.kind] : IconBook2;
  const entry = (context: ChatContext, title: string) => (
    <Menu.Item
      key={'key' in context ? context.key : context.kind}
      onClick={() => onChoose({ context, title: context.kind === 'LIBRARY' ? null : title })}
    >
      {title}
    </Menu.Item>
  );
  const name = chosen ? (chosen.title ?? t(`context.kind.${chosen.context.kind}`)) : t('context.none');
  return (
    <Menu
      opened={isOpen}
      onChange={(wanted) => (wanted ? requireLogin(() => setIsOpen(true)) : setIsOpen(false))}
      position="top-start"
      width={320}
      styles={{ dropdown: { maxHeight: 340, overflowY: 'auto' } }}
    >
      <Menu.Target>
        <Button
          className={classes.context ?? ''}
          size="compact-md"
          variant="subtle"
          color={chosen ? 'azurite' : 'gray'}
          fw={500}
          fz={14}
          {...(chosen ? {} : { c: 'dimmed' })}
          leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
          aria-label={t('context.label', { name })}
          title={name}
        >
          {name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {chosen ? (
          <Menu.Item leftSection={<IconX size={16} stroke={1.5} aria-hidden="true" />} onClick={() => onChoose(null)}>
            {t('context.clear')}
          </Menu.Item>
        ) : null}
        <Menu.Label>{t('context.about')}</Menu.Label>
        {entry({ kind: 'LIBRARY' }, t('context.kind.LIBRARY'))}
        {data && data.papers.length > 0 ? <Menu.Label>{t('context.papers')}</Menu.Label> : null}
        {data?.papers.map(({ out_trade_no: key, title }) => entry({ kind: 'PAPER', key }, title))}
        {data && data.outlines.length > 0 ? <Menu.Label>{t('context.outlines')}</Menu.Label> : null}
        {data?.outlines.map(({ key1: key, title }) => entry({ kind: 'OUTLINE', key }, title))}
        {data || error ? null : (
          <Menu.Label>
            <Loader size={14} aria-label={t('context.loading')} />
          </Menu.Label>
        )}
        {error ? <Menu.Label>{error.message}</Menu.Label> : null}
      </Menu.Dropdown>
    </Menu>
  );
}

const offerQuery = {
  queryKey: [...chatKey, 'contexts'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const [{ listPapers }, { listOutlines }] = await loadPart(() =>
      Promise.all([import('@yanmo/contract/papers'), import('@yanmo/contract/outlines')]),
    );
    const query = { page_num: 1, page_size: offered };
    const [{ papers }, { outline_list: all }] = await Promise.all([
      call(listPapers, { query }, { signal }),
      call(listOutlines, { query }, { signal }),
    ]);
    return { papers, outlines: all.filter(({ status }) => status === 'SUCCEEDED') };
  },
  staleTime: 0,
};
