import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Menu } from '../../ui/menu.tsx';
import classes from './operator-list.module.css';
import { readSavedViews, type SavedView, writeSavedViews } from './saved-view-store.ts';

/** Views of a list that this browser keeps under a name of the operator's. */
export function SavedViews({ name }: { name: string }) {
  const { t } = useTranslation('operator');
  const [address, setAddress] = useSearchParams();
  const [views, setViews] = useState<readonly SavedView[]>(() => readSavedViews(name));
  const [title, setTitle] = useState('');

  function keep(next: readonly SavedView[]) {
    setViews(next);
    writeSavedViews(name, next);
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const wanted = title.trim();
    if (wanted === '') return;
    const kept = new URLSearchParams(address);
    kept.delete('page');
    keep([...views.filter((view) => view.title !== wanted), { title: wanted, address: kept.toString() }]);
    setTitle('');
  }

  return (
    <Menu position="bottom-end" width={300} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('views.title')} title={t('views.title')}>
          <IconBookmark size={18} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {views.map((view) => (
          <div key={view.title} className={classes.view}>
            <Menu.Item onClick={() => setAddress(new URLSearchParams(view.address))}>{view.title}</Menu.Item>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('views.remove', { name: view.title })}
              onClick={() => keep(views.filter((other) => other !== view))}
            >
              <IconTrash size={16} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
          </div>
        ))}
        {views.length > 0 ? <Menu.Divider /> : null}
        <form className={classes.saving} onSubmit={save}>
          <TextInput
            aria-label={t('views.name')}
            placeholder={t('views.name')}
            maxLength={30}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            // The menu moves by the arrow keys and by letters; here they are typed.
            onKeyDown={(event) => event.stopPropagation()}
          />
          <Button type="submit" variant="default">
            {t('views.save')}
          </Button>
        </form>
      </Menu.Dropdown>
    </Menu>
  );
}
