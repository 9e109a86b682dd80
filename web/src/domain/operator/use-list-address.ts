import { useSearchParams } from 'react-router';
import type { ListFilter, ListSort, ListView } from './list-parts.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

function isKnown(filter: ListFilter, value: string): boolean {
  return 'isDay' in filter ? day.test(value) : filter.options.some((option) => option.value === value);
}

/** What an address says of a list; what it does not know is as if it were not there. */
export function readListView(address: URLSearchParams, filters: readonly ListFilter[], usual: ListSort): ListView {
  const pageNum = Number(address.get('page') ?? 1);
  const order = address.get('order');
  return {
    search: address.get('search') ?? '',
    sort: {
      by: address.get('sort') ?? usual.by,
      order: order === 'asc' || order === 'desc' ? order : usual.order,
    },
    pageNum: Number.isInteger(pageNum) && pageNum > 0 ? pageNum : 1,
    filters: Object.fromEntries(
      filters.flatMap((filter) => {
        const value = address.get(filter.name);
        return value !== null && isKnown(filter, value) ? [[filter.name, value]] : [];
      }),
    ),
  };
}

/** As short as it can be: what is usual is left out. */
export function writeListView({ search, sort, pageNum, filters }: ListView, usual: ListSort): URLSearchParams {
  const isUsual = sort.by === usual.by && sort.order === usual.order;
  return new URLSearchParams({
    ...(search ? { search } : {}),
    ...filters,
    ...(isUsual ? {} : { sort: sort.by, order: sort.order }),
    ...(pageNum > 1 ? { page: String(pageNum) } : {}),
  });
}

/** What the server is asked for, without the page. */
export function readListQuery({ search, sort, filters }: ListView): Record<string, string> {
  return { ...(search ? { search } : {}), ...filters, sort: sort.by, order: sort.order };
}

export function useListAddress(filters: readonly ListFilter[], usual: ListSort) {
  const [address, setAddress] = useSearchParams();
  const view = readListView(address, filters, usual);
  return {
    view,
    change: (next: ListView) => setAddress(writeListView(next, usual)),
    isNarrowed: view.search !== '' || Object.keys(view.filters).length > 0 || view.pageNum > 1,
  };
}
