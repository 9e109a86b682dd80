import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { OrderDetail } from '@yanmo/contract/orders';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { formatNumber } from '../../lib/format.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useStatement } from './api.ts';
import certificate from './certificate-panel.module.css';
import { PanelState } from './panel-state.tsx';
import classes from './statement-panel.module.css';
import { useEngineName } from './use-engine-name.ts';

interface PanelProps {
  order: OrderDetail;
  isShown: boolean;
}

/** The statement of AI use that a school may ask for, with the facts that it was made from. */
export function StatementPanel({ order, isShown }: PanelProps) {
  const { t } = useTranslation('papers');
  const engineName = useEngineName();
  const { data, error, refetch } = useStatement(order.out_trade_no, isShown);
  if (!data) {
    return (
      <PanelState
        error={error}
        onRetry={() => void refetch()}
        later={{ title: t('statement.laterTitle'), text: t('statement.laterText') }}
      />
    );
  }
  const { title, paragraphs, facts } = data;
  const rows = [
    ['engine', engineName(facts.engine)],
    ['sectionsByEngine', formatNumber(facts.sections_by_engine)],
    ['sectionsAmended', formatNumber(facts.sections_amended)],
    ['sectionsByStudent', formatNumber(facts.sections_by_student)],
    ['works', formatNumber(facts.works)],
    ['modelCalls', formatNumber(facts.model_calls)],
  ] as const;
  return (
    <Sheet width="wide">
      <div className={classes.head}>
        <p className={certificate.lead}>{t('statement.lead')}</p>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => void copyText([title, ...paragraphs].join('\n\n'))}
        >
          {t('statement.copy')}
        </Button>
      </div>
      <article className={classes.text} lang={order.outline?.language}>
        <h2>{title}</h2>
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a statement is replaced as a whole
          <p key={index}>{paragraph}</p>
        ))}
      </article>
      <h3 className={classes.factsTitle}>{t('statement.facts')}</h3>
      <dl className={certificate.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`fact.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
