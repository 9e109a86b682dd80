import { ActionIcon, Button, CloseButton, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { type RefundStatus, refundStatuses } from '@yanmo/contract/codes';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import type { RefundFilter } from './api.ts';
import classes from './refund-filters.module.css';

/** As every order number looks; asked for here so that a typing error is told apart from "none found". */
const orderNumber = /^[A-Za-z0-9]{8,32}$/;

interface RefundFiltersProps {
  filter: RefundFilter;
  isFetching: boolean;
  onChange: (filter: RefundFilter) => void;
  onRefresh: () => void;
}

export function RefundFilters({ filter, isFetching, onChange, onRefresh }: RefundFiltersProps) {
  const { t } = useTranslation('refunds');
  const isMobile = useIsMobile();
  const [text, setText] = useState(filter.outTradeNo);
  const [isWrong, setIsWrong] = useState(false);
  const statuses = [
    { value: 'ALL', label: t('management.all') },
    ...refundStatuses.map((status) => ({ value: status as string, label: t(`statusName.${status}`) })),
  ];

  function choose(value: string | null) {
    onChange({ ...filter, status: value === 'ALL' ? null : (value as RefundStatus | null), pageNum: 1 });
  }

  function search(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    const isKnown = wanted === '' || orderNumber.test(wanted);
    setIsWrong(!isKnown);
    if (isKnown) onChange({ ...filter, outTradeNo: wanted, pageNum: 1 });
  }

  return (
    <div className={classes.filters}>
      {isMobile ? (
        <Select
          className={classes.status}
          aria-label={t('management.status')}
          data={statuses}
          value={filter.status ?? 'ALL'}
          onChange={choose}
          allowDeselect={false}
        />
      ) : (
        <SegmentedControl
          aria-label={t('management.status')}
          data={statuses}
          value={filter.status ?? 'ALL'}
          onChange={choose}
        />
      )}
      <form className={classes.search} onSubmit={search}>
        <TextInput
          aria-label={t('management.search')}
          placeholder={t('management.search')}
          error={isWrong ? t('management.searchWrong') : null}
          leftSection={<IconSearch size={16} stroke={1.5} aria-hidden="true" />}
          rightSection={
            text ? (
              <CloseButton
                size={28}
                iconSize={16}
                aria-label={t('management.clear')}
                onClick={() => {
                  setText('');
                  setIsWrong(false);
                  onChange({ ...filter, outTradeNo: '', pageNum: 1 });
                }}
              />
            ) : null
          }
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t('management.find')}
        </Button>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('management.refresh')}
          title={t('management.refresh')}
          loading={isFetching}
          onClick={onRefresh}
        >
          <IconRefresh size={18} stroke={1.5} aria-hidden="true" />
        </ActionIcon>
      </form>
    </div>
  );
}
