import { ActionIcon, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { maximumHits } from './find-text.ts';
import classes from './search-bar.module.css';
import type { Search } from './use-search.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface SearchBarProps {
  search: Search;
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

export function SearchBar({ search, field, onClose }: SearchBarProps) {
  const { t } = useTranslation('papers');
  const isNone = !search.found;

  useEffect(() => field.current?.select(), [field]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a word of an input method is no wish to go on.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.shiftKey) search.previous();
    else search.next();
  };

  return (
    <search className={classes.bar}>
      <TextInput
        ref={field}
        className={classes.field}
        size="sm"
        value={search.typed}
        onChange={(event) => search.setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        aria-label={t('viewer.search.label')}
        placeholder={t('viewer.search.placeholder')}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
      />
      <span className={classes.count} role="status" data-none={search.found === 0 || undefined}>
        <Count search={search} />
      </span>
      <ActionIcon
        size={36}
        variant="subtle"
        color="gray"
        disabled={isNone}
        onClick={search.previous}
        aria-label={t('viewer.search.previous')}
      >
        <IconChevronUp {...icon} />
      </ActionIcon>
      <ActionIcon
        size={36}
        variant="subtle"
        color="gray"
        disabled={isNone}
        onClick={search.next}
        aria-label={t('viewer.search.next')}
      >
        <IconChevronDown {...icon} />
      </ActionIcon>
      <ActionIcon size={36} variant="subtle" color="gray" onClick={onClose} aria-label={t('viewer.search.close')}>
        <IconX {...icon} />
      </ActionIcon>
    </search>
  );
}

function Count({ search: { found, hasFailed, isBlank, chosenAt } }: { search: Search }) {
  const { t } = useTranslation('papers');
  if (hasFailed) return t('viewer.search.failed');
  if (isBlank) return null;
  if (found === null) return t('viewer.search.looking');
  if (found === 0) return t('viewer.search.none');
  const total = found === maximumHits ? `${formatNumber(found)}+` : formatNumber(found);
  return t('viewer.search.place', { at: formatNumber(chosenAt + 1), total });
}
