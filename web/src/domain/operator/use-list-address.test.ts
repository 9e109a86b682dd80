import { expect, test } from 'vitest';
import type { ListFilter, ListSort } from './list-parts.ts';
import { readListQuery, readListView, writeListView } from './use-list-address.ts';

const usual: ListSort = { by: 'created_at', order: 'desc' };
const filters: readonly ListFilter[] = [
  { name: 'status', label: '', options: [{ value: 'ACTIVE', label: '' }] },
  { name: 'from', label: '', isDay: true },
];
const read = (address: string) => readListView(new URLSearchParams(address), filters, usual);

test('an address says what is shown, and what it does not know is left out', () => {
  expect(read('')).toEqual({ search: '', sort: usual, pageNum: 1, filters: {} });
  expect(read('search=a&status=ACTIVE&from=2026-03-01&sort=name&order=asc&page=3')).toEqual({
    ...{ search: 'a', sort: { by: 'name', order: 'asc' }, pageNum: 3 },
    filters: { status: 'ACTIVE', from: '2026-03-01' },
  });
  expect(read('status=GONE&from=yesterday&order=up&page=-1&other=1')).toEqual(read(''));
});

test('what is usual is not written, and what is written is read again', () => {
  expect(writeListView(read(''), usual).toString()).toBe('');
  const address = 'search=a&status=ACTIVE&sort=name&order=asc&page=3';
  expect(writeListView(read(address), usual).toString()).toBe(address);
});

test('the server is asked for the view without its page', () => {
  expect(readListQuery(read('search=a&status=ACTIVE&page=2'))).toEqual({
    ...{ search: 'a', status: 'ACTIVE', sort: 'created_at', order: 'desc' },
  });
});
