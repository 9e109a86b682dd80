import type { OrderType } from '@yanmo/contract/codes';
import type { OutlineForm } from '@yanmo/contract/outlines';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatNumber } from '../../lib/format.ts';
import classes from './ordered-outline.module.css';

/** What the money is for, in a few words. */
export function OrderedOutline({ orderType, form }: { orderType: OrderType; form: OutlineForm }) {
  const { t } = useTranslation('orders');
  const labelOf = useCodeLabel();
  const kind = labelOf('order_types', orderType);
  // A course paper is its own level and its own type: what is the same word is said once.
  const facts = new Set([
    labelOf('levels', form.product),
    labelOf('types', form.type),
    labelOf('languages', form.language),
    t(`words.${form.language}`, { words: formatNumber(form.word_count) }),
  ]);
  facts.delete(kind);
  return (
    <div>
      <p className={classes.kind}>{kind}</p>
      <p className={classes.title} lang={form.language}>
        {form.title}
      </p>
      <p className={classes.facts}>{[...facts].join(' · ')}</p>
    </div>
  );
}
