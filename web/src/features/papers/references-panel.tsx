import { Button, Chip, Group } from '@mantine/core';
import { IconBooks, IconCopy } from '@tabler/icons-react';
import { type OrderDetail, type PrintedStyle, printedStyles } from '@yanmo/contract/orders';
import type { Work } from '@yanmo/contract/works';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styleNames } from '../../domain/papers/style-names.ts';
import { WorkCardDrawer } from '../../domain/works/work-card-drawer.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { joinSentences } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useReferences } from './api.ts';
import { PanelState } from './panel-state.tsx';
import { ReferenceEntry } from './reference-entry.tsx';
import { referenceLine } from './reference-line.ts';
import classes from './references-panel.module.css';

interface PanelProps {
  order: OrderDetail;
  isShown: boolean;
}

/** The sources of a paper: each as its list prints it, with who bore it out and where it is cited. */
export function ReferencesPanel({ order, isShown }: PanelProps) {
  const { t } = useTranslation('papers');
  const own = order.citation_style;
  const [chosen, setChosen] = useState<PrintedStyle | null>(null);
  const { data, error, refetch, isPlaceholderData } = useReferences(order.out_trade_no, chosen, isShown);
  const [read, setRead] = useState<Work | null>(null);
  if (!data) {
    return (
      <PanelState
        error={error}
        onRetry={() => void refetch()}
        later={{ title: t('references.laterTitle'), text: t('references.laterText') }}
      />
    );
  }
  const { references, wanted, style } = data;
  if (references.length === 0) return <NoReferences wanted={wanted} />;
  const cited = references.filter(({ cited_in }) => cited_in.length > 0).length;
  return (
    <Sheet width="wide">
      <div className={classes.head}>
        <div>
          <h2 className={classes.title}>{t('references.count', { count: cited })}</h2>
          <p className={classes.note}>{t(cited < wanted ? 'references.few' : 'references.enough', { wanted })}</p>
        </div>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => void copyText(references.map(({ label, text }) => referenceLine(label, text)).join('\n'))}
        >
          {t('references.copyAll')}
        </Button>
      </div>
      <Chip.Group multiple={false} value={style} onChange={(value) => setChosen(String(value) as PrintedStyle)}>
        <Group gap={8} role="radiogroup" aria-label={t('references.style')}>
          {printedStyles.map((code) => (
            <Chip key={code} value={code} size="sm" variant="outline">
              {code === own ? t('references.ownStyle', { style: styleNames[code] }) : styleNames[code]}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {own && style !== own ? (
        <p className={classes.note} role="status">
          {t('references.onlyLooking', { style: styleNames[own] })}{' '}
          <Link to={`/main/amendpaper?order=${order.out_trade_no}`}>{t('references.changeStyle')}</Link>
        </p>
      ) : null}
      <ol className={classes.entries} aria-busy={isPlaceholderData}>
        {references.map((reference) => (
          <ReferenceEntry key={reference.work.id} reference={reference} onRead={setRead} />
        ))}
      </ol>
      <WorkCardDrawer work={read} owner={{ out_trade_no: order.out_trade_no }} onClose={() => setRead(null)} />
    </Sheet>
  );
}

/** Said before the paper was paid for, and here again: why there is none, and what helps. */
function NoReferences({ wanted }: { wanted: number }) {
  const { t } = useTranslation('papers');
  return (
    <Sheet width="wide">
      <EmptyState
        icon={IconBooks}
        title={t('references.emptyTitle')}
        text={joinSentences(t('references.emptyText'), t('references.enough', { wanted }))}
        points={[
          t('references.emptyPoints.marked'),
          t('references.emptyPoints.search'),
          t('references.emptyPoints.upload'),
        ]}
        action={
          <Button component={Link} to="/main/explore?tab=search">
            {t('references.explore')}
          </Button>
        }
      />
    </Sheet>
  );
}
