import type { TablerIcon } from '@tabler/icons-react';
import type { SortOrder } from '@yanmo/contract/operator-list';
import type { ReactNode } from 'react';

export interface ListSort {
  by: string;
  order: SortOrder;
}

export interface ListColumn<Row> {
  key: string;
  title: string;
  /** The name by which the server sorts by it. */
  sort?: string;
  /** At the right edge, digits below digits. */
  isFigure?: boolean;
  /** Long words break here, and at most two lines are shown. */
  isLong?: boolean;
  /** The first line of a card. */
  isTitle?: boolean;
  cell: (row: Row) => ReactNode;
}

export type ListFilter =
  | { name: string; label: string; options: readonly { value: string; label: string }[] }
  /** A day of the calendar in China. */
  | { name: string; label: string; isDay: true };

export interface ListEmpty {
  icon: TablerIcon;
  title: string;
  text: string;
}

/** What is shown of a list, as its address says. */
export interface ListView {
  search: string;
  sort: ListSort;
  pageNum: number;
  filters: Readonly<Record<string, string>>;
}
