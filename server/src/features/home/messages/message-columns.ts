import type { ReceivedMessage } from '@yanmo/contract/messages';
import type { CsvColumn } from '../../../platform/lists/answer-csv.ts';
import { chinaTimeOf } from '../../../platform/lists/csv.ts';
import { operatorHeads } from '../../../platform/lists/operator-heads.ts';

export const messageColumns: readonly CsvColumn<ReceivedMessage>[] = [
  { title: operatorHeads.id, value: ({ id }) => id },
  { title: operatorHeads.createdAt, value: ({ created_at: at }) => chinaTimeOf(at) },
  { title: operatorHeads.userName, value: ({ user }) => user?.user_name ?? '' },
  { title: operatorHeads.phone, value: ({ user }) => user?.phone ?? '' },
  { title: operatorHeads.contact, value: ({ contact }) => contact },
  { title: operatorHeads.subDomain, value: ({ sub_domain: subDomain }) => subDomain ?? '' },
  { title: operatorHeads.message, value: ({ text }) => text },
  { title: operatorHeads.status, value: ({ state }) => state },
  { title: operatorHeads.answer, value: ({ answer }) => answer ?? '' },
  { title: operatorHeads.note, value: ({ note }) => note ?? '' },
  { title: operatorHeads.decidedAt, value: ({ answered_at: at }) => chinaTimeOf(at) },
];
