import { stageLabels } from '@yanmo/contract/code-labels';
import type { ReductionTask } from '@yanmo/contract/reductions';
import type { CsvColumn } from '../../platform/lists/answer-csv.ts';
import { chinaTimeOf } from '../../platform/lists/csv.ts';
import { operatorHeads } from '../../platform/lists/operator-heads.ts';

const title = { zh: '标题', en: 'Title', es: 'Título', ja: 'タイトル' };
const rates = {
  before: {
    zh: '处理前 AIGC 率（%）',
    en: 'AIGC rate before (%)',
    es: 'Tasa de IA antes (%)',
    ja: '処理前の AIGC 率（%）',
  },
  after: {
    zh: '处理后 AIGC 率（%）',
    en: 'AIGC rate after (%)',
    es: 'Tasa de IA después (%)',
    ja: '処理後の AIGC 率（%）',
  },
};

export const taskColumns: readonly CsvColumn<ReductionTask>[] = [
  { title: operatorHeads.orderNumber, value: ({ out_trade_no }) => out_trade_no },
  { title: operatorHeads.createdAt, value: ({ created_at }) => chinaTimeOf(created_at) },
  { title, value: (task) => task.title },
  { title: operatorHeads.phone, value: ({ phone }) => phone },
  { title: operatorHeads.kind, value: ({ mode }) => mode },
  { title: operatorHeads.characters, value: ({ units }) => units },
  { title: operatorHeads.status, value: ({ stage }, language) => stageLabels[stage][language] },
  { title: rates.before, value: (task) => task.rates.before ?? '' },
  { title: rates.after, value: (task) => task.rates.after ?? '' },
  { title: operatorHeads.reason, value: ({ reason, error }) => reason ?? error?.message ?? '' },
];
