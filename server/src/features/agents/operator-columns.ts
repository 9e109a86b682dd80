import type { ManagedAgent, ManagedWithdrawal } from '@yanmo/contract/agents';
import type { CsvColumn } from '../../platform/lists/answer-csv.ts';
import { chinaTimeOf, yuanOf } from '../../platform/lists/csv.ts';
import { operatorHeads } from '../../platform/lists/operator-heads.ts';

export const agentColumns: readonly CsvColumn<ManagedAgent>[] = [
  { title: operatorHeads.id, value: ({ id }) => id },
  { title: operatorHeads.createdAt, value: ({ created_at: at }) => chinaTimeOf(at) },
  { title: operatorHeads.subDomain, value: ({ sub_domain: subDomain }) => subDomain },
  { title: operatorHeads.name, value: ({ name }) => name },
  { title: operatorHeads.userName, value: ({ user }) => user.user_name },
  { title: operatorHeads.phone, value: ({ user }) => user.phone },
  { title: operatorHeads.contact, value: ({ contact }) => contact },
  { title: operatorHeads.status, value: ({ status }) => status },
  { title: operatorHeads.commission, value: ({ commission_percent: percent }) => percent ?? '' },
  { title: operatorHeads.note, value: ({ decision_note: note }) => note },
  { title: operatorHeads.decidedAt, value: ({ decided_at: at }) => chinaTimeOf(at) },
];

export const withdrawalColumns: readonly CsvColumn<ManagedWithdrawal>[] = [
  { title: operatorHeads.id, value: ({ id }) => id },
  { title: operatorHeads.createdAt, value: ({ created_at: at }) => chinaTimeOf(at) },
  { title: operatorHeads.subDomain, value: ({ sub_domain: subDomain }) => subDomain ?? '' },
  { title: operatorHeads.userName, value: ({ user }) => user.user_name },
  { title: operatorHeads.phone, value: ({ user }) => user.phone },
  { title: operatorHeads.amount, value: ({ amount }) => yuanOf(amount) },
  { title: operatorHeads.account, value: ({ account }) => account },
  { title: operatorHeads.status, value: ({ status }) => status },
  { title: operatorHeads.reference, value: ({ reference }) => reference },
  { title: operatorHeads.balance, value: ({ balance }) => yuanOf(balance) },
  { title: operatorHeads.note, value: ({ note }) => note },
  { title: operatorHeads.decidedAt, value: ({ decided_at: at }) => chinaTimeOf(at) },
];
