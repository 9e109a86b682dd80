import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { reductionUnits } from '@yanmo/contract/reductions';
import { quoteQuery } from '../../../domain/orders/quote.ts';
import { formatFen } from '../../../lib/format.ts';
import { quoteAfterMs } from '../ordering/quote-after.ts';
import classes from './choose-sheet.module.css';

/** What the choice costs, where the form that says more may be far below. */
export function ChoicePrice({ units }: { units: number }) {
  const [rested] = useDebouncedValue(units, quoteAfterMs);
  const isSold = rested >= reductionUnits.minimum && rested <= reductionUnits.maximum;
  const { data } = useQuery({
    ...quoteQuery({ order_type: 'REDUCE_AIGC_ONCE', word_count: rested }),
    enabled: isSold,
  });
  if (!data || !isSold || rested !== units) return null;
  return <span className={classes.price}> · {formatFen(data.pay_amount)}</span>;
}
