import { Table, Tabs } from '@mantine/core';
import { IconReceipt2 } from '@tabler/icons-react';
import type { WalletEntry } from '@yanmo/contract/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatFen, formatNumber } from '../../lib/format.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { entriesPageSize, useWalletEntries, type WalletUnit } from './api.ts';
import { useCharacters } from './use-characters.ts';
import classes from './wallet-entries.module.css';

const units: readonly WalletUnit[] = ['FEN', 'CHARACTER'];

/** Every movement of money and of prepaid characters, newest first. */
export function WalletEntries() {
  const { t } = useTranslation('payments');
  const [unit, setUnit] = useState<WalletUnit>('FEN');
  const { isShown } = useCharacters();
  const heading = <h2 className={classes.heading}>{t('entries.title')}</h2>;
  if (!isShown) {
    return (
      <>
        {heading}
        <Entries unit="FEN" />
      </>
    );
  }
  return (
    <>
      {heading}
      <Tabs value={unit} onChange={(value) => setUnit(value as WalletUnit)} keepMounted={false}>
        <Tabs.List>
          {units.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {t(`entries.unit.${value}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {units.map((value) => (
          <Tabs.Panel key={value} value={value} pt="sm">
            <Entries unit={value} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

function Entries({ unit }: { unit: WalletUnit }) {
  const { t } = useTranslation('payments');
  const isMobile = useIsMobile();
  const [pageNum, setPageNum] = useState(1);
  const page = useWalletEntries(unit, pageNum);
  const Shown = isMobile ? EntryList : EntryTable;

  return (
    <PagedList
      page={page}
      pageSize={entriesPageSize}
      pageNum={pageNum}
      onPage={setPageNum}
      rows={{ count: 5, height: 24 }}
      empty={
        <EmptyState
          icon={IconReceipt2}
          headingLevel={3}
          title={t(`entries.empty.${unit}.title`)}
          text={t(`entries.empty.${unit}.text`)}
        />
      }
    >
      {({ entries }) => (
        <div aria-busy={page.isFetching}>
          <Shown entries={entries} unit={unit} />
        </div>
      )}
    </PagedList>
  );
}

interface ShownEntries {
  entries: readonly WalletEntry[];
  unit: WalletUnit;
}

function EntryTable({ entries, unit }: ShownEntries) {
  const { t } = useTranslation('payments');
  return (
    <Table className={classes.table} verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('entries.time')}</Table.Th>
          <Table.Th scope="col">{t('entries.kind')}</Table.Th>
          <Table.Th scope="col">{t('entries.order')}</Table.Th>
          <Table.Th scope="col" className={classes.figure}>
            {t('entries.amount')}
          </Table.Th>
          <Table.Th scope="col" className={classes.figure}>
            {t('entries.balance')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Table.Tr key={entry.id}>
            <Table.Td>{formatDateTime(entry.created_at)}</Table.Td>
            <Table.Td>{t(`entries.kinds.${entry.kind}`)}</Table.Td>
            <Table.Td className={classes.number}>{entry.out_trade_no ?? '—'}</Table.Td>
            <Table.Td className={classes.figure}>
              <Movement amount={entry.amount} unit={unit} />
            </Table.Td>
            <Table.Td className={classes.figure}>{show(entry.balance, unit)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function EntryList({ entries, unit }: ShownEntries) {
  const { t } = useTranslation('payments');
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <div className={classes.line}>
            <strong>{t(`entries.kinds.${entry.kind}`)}</strong>
            <Movement amount={entry.amount} unit={unit} />
          </div>
          <div className={classes.line} data-second>
            <span>{formatDateTime(entry.created_at)}</span>
            <span>{t('entries.after', { balance: show(entry.balance, unit) })}</span>
          </div>
          {entry.out_trade_no ? (
            <div className={classes.line} data-second>
              <span className={classes.number}>{t('entries.orderNumber', { number: entry.out_trade_no })}</span>
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Movement({ amount, unit }: { amount: number; unit: WalletUnit }) {
  return (
    <span className={classes.movement} data-gain={amount > 0 || undefined}>
      {amount > 0 ? '+' : '−'}
      {show(Math.abs(amount), unit)}
    </span>
  );
}

function show(value: number, unit: WalletUnit): string {
  return unit === 'FEN' ? formatFen(value) : formatNumber(value);
}
