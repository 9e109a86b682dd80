import { orderTypeLabels } from '@yanmo/contract/code-labels';
import type { RefundApplication } from '@yanmo/contract/refunds';
import type { CsvColumn } from '../../platform/lists/answer-csv.ts';
import { chinaTimeOf, yuanOf } from '../../platform/lists/csv.ts';
import { operatorHeads } from '../../platform/lists/operator-heads.ts';

export const refundColumns: readonly CsvColumn<RefundApplication>[] = [
  { title: operatorHeads.id, value: ({ id }) => id },
  { title: operatorHeads.createdAt, value: ({ created_at: at }) => chinaTimeOf(at) },
  { title: operatorHeads.orderNumber, value: ({ out_trade_no: number }) => number },
  { title: operatorHeads.kind, value: ({ order_type: type }, language) => orderTypeLabels[type][language] },
  { title: operatorHeads.userName, value: ({ user }) => user?.user_name ?? '' },
  { title: operatorHeads.phone, value: ({ user }) => user?.phone ?? '' },
  { title: operatorHeads.origin, value: ({ origin }) => origin },
  { title: operatorHeads.reason, value: ({ reason }) => reason },
  { title: operatorHeads.requested, value: ({ requested_amount: fen }) => yuanOf(fen) },
  { title: operatorHeads.amount, value: ({ amount }) => (amount === null ? '' : yuanOf(amount)) },
  { title: operatorHeads.characters, value: ({ characters }) => characters },
  { title: operatorHeads.status, value: ({ status }) => status },
  { title: operatorHeads.note, value: ({ note }) => note },
  { title: operatorHeads.decidedAt, value: ({ decided_at: at }) => chinaTimeOf(at) },
];
