import { ActionIcon, Button, CloseButton, NativeSelect, Select, TextInput } from '@mantine/core';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import type { SortOrder } from '@yanmo/contract/operator-list';
import type { AnyRoute } from '@yanmo/contract/route';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton } from './export-button.tsx';
import type { ListColumn, ListFilter, ListView } from './list-parts.ts';
import classes from './operator-list.module.css';
import { SavedViews } from './saved-views.tsx';

interface ListToolsProps<Row> {
  name: string;
  view: ListView;
  onChange: (view: ListView) => void;
  filters: readonly ListFilter[];
  columns: readonly ListColumn<Row>[];
  searchLabel: string | undefined;
  exportRoute: (() => Promise<AnyRoute>) | undefined;
  total: number;
  isFetching: boolean;
  onRefresh: () => void;
  isMobile: boolean;
  children: ReactNode;
}

export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { name, view, onChange, filters, searchLabel, exportRoute, total, isFetching, isMobile } = props;
  const { t } = useTranslation('operator');

  function narrow(filter: string, value: string | null) {
    const { [filter]: _dropped, ...others } = view.filters;
    onChange({ ...view, filters: value ? { ...others, [filter]: value } : others, pageNum: 1 });
  }

  return (
    <div className={classes.tools}>
      {searchLabel ? (
        // Another address, as by the browser's way back, is another search: what was being typed goes.
        <SearchField key={view.search} label={searchLabel} view={view} onChange={onChange} />
      ) : null}
      {filters.map((filter) =>
        'isDay' in filter ? (
          <TextInput
            key={filter.name}
            type="date"
            classNames={{ root: classes.day, label: classes.dayName }}
            label={filter.label}
            value={view.filters[filter.name] ?? ''}
            onChange={(event) => narrow(filter.name, event.currentTarget.value)}
          />
        ) : (
          <Choice
            key={filter.name}
            isNative={isMobile}
            label={filter.label}
            options={filter.options}
            value={view.filters[filter.name] ?? null}
            onChange={(value) => narrow(filter.name, value)}
          />
        ),
      )}
      {isMobile ? <SortChoice {...props} /> : null}
      <div className={classes.deeds}>
        {props.children}
        <SavedViews name={name} />
        {exportRoute ? <ExportButton route={exportRoute} view={view} total={total} /> : null}
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('list.refresh')}
          title={t('list.refresh')}
          loading={isFetching}
          onClick={props.onRefresh}
        >
          <IconRefresh size={18} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </div>
    </div>
  );
}

interface ChoiceProps {
  isNative: boolean;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A phone has a list of its own to choose from, which is larger, and drawn sooner. */
function Choice({ isNative, label, options, value, onChange }: ChoiceProps) {
  const { t } = useTranslation('operator');
  if (isNative) {
    return (
      <NativeSelect
        className={classes.filter}
        aria-label={label}
        data={[{ value: '', label: t('list.clearFilter', { name: label }) }, ...options]}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
    );
  }
  return (
    <Select
      className={classes.filter}
      aria-label={label}
      placeholder={label}
      data={[...options]}
      value={value}
      onChange={onChange}
      clearable
      clearButtonProps={{ 'aria-label': t('list.clearFilter', { name: label }) }}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
    />
  );
}

interface SearchFieldProps {
  label: string;
  view: ListView;
  onChange: (view: ListView) => void;
}

function SearchField({ label, view, onChange }: SearchFieldProps) {
  const { t } = useTranslation('operator');
  const [text, setText] = useState(view.search);
  const search = (wanted: string) => onChange({ ...view, search: wanted, pageNum: 1 });

  function submit(event: FormEvent) {
    event.preventDefault();
    search(text.trim());
  }

  return (
    <form className={classes.search} onSubmit={submit}>
      <TextInput
        aria-label={label}
        placeholder={label}
        title={label}
        maxLength={60}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden="true" />}
        rightSection={
          text ? (
            <CloseButton
              size={28}
              iconSize={16}
              aria-label={t('list.clear')}
              onClick={() => {
                setText('');
                if (view.search) search('');
              }}
            />
          ) : null
        }
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('list.find')}
      </Button>
    </form>
  );
}

/** Cards have no heads to press. */
function SortChoice<Row>({ view, columns, onChange }: ListToolsProps<Row>) {
  const { t } = useTranslation('operator');
  const data = columns.flatMap(({ sort, title }) =>
    sort === undefined
      ? []
      : [
          { value: `${sort} desc`, label: t('list.descending', { name: title }) },
          { value: `${sort} asc`, label: t('list.ascending', { name: title }) },
        ],
  );
  if (data.length < 3) return null;
  return (
    <NativeSelect
      className={classes.filter}
      aria-label={t('list.sort')}
      data={data}
      value={`${view.sort.by} ${view.sort.order}`}
      onChange={(event) => {
        const [by = view.sort.by, order] = event.currentTarget.value.split(' ');
        onChange({ ...view, sort: { by, order: order as SortOrder }, pageNum: 1 });
      }}
    />
  );
}
