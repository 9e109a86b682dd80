import type { ReviewedClaim } from '@yanmo/contract/growth';
import type { CsvColumn } from '../../../platform/lists/answer-csv.ts';
import { chinaTimeOf } from '../../../platform/lists/csv.ts';
import { operatorHeads } from '../../../platform/lists/operator-heads.ts';

export const claimColumns: readonly CsvColumn<ReviewedClaim>[] = [
  { title: operatorHeads.id, value: ({ id }) => id },
  { title: operatorHeads.createdAt, value: ({ created_at: at }) => chinaTimeOf(at) },
  { title: operatorHeads.userName, value: ({ user }) => user.user_name },
  { title: operatorHeads.phone, value: ({ user }) => user.phone },
  { title: operatorHeads.channel, value: ({ channel }) => channel },
  { title: operatorHeads.percent, value: ({ tier }) => tier },
  { title: operatorHeads.status, value: ({ status }) => status },
  { title: operatorHeads.note, value: ({ note }) => note },
  { title: operatorHeads.decidedAt, value: ({ decided_at: at }) => chinaTimeOf(at) },
];
