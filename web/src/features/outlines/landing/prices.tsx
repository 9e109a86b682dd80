import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { findProduct, useCatalogue } from '../../../domain/orders/catalogue.ts';
import { useCodeLabel } from '../../../domain/site/global-code.ts';
import { formatFen, formatNumber, formatPercent, joinSentences } from '../../../lib/format.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import landing from './landing.module.css';
import { exampleOf, priceGroups } from './price-examples.ts';
import classes from './prices.module.css';

/** What is sold here now and for how much, as the server sells it. */
export function Prices() {
  const { t } = useTranslation('landing');
  const labelOf = useCodeLabel();
  const { data: catalogue, error, refetch } = useCatalogue();
  return (
    <section>
      <h2 className={landing.heading}>{t('prices.heading')}</h2>
      <p className={landing.lead}>{t('prices.lead')}</p>
      {catalogue ? (
        <>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('prices.what')}</th>
                <th scope="col">{t('prices.price')}</th>
                <th scope="col">{t('prices.example')}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{t('prices.outline')}</th>
                <td className={classes.price}>{t('prices.free')}</td>
                <td>{t('prices.outlineNote')}</td>
              </tr>
            </tbody>
            {priceGroups.map((group) => (
              <tbody key={group[0]}>
                {group.map((orderType) => {
                  const product = findProduct(catalogue, orderType);
                  if (product?.price == null) return null;
                  const example = exampleOf(product);
                  return (
                    <tr key={orderType}>
                      <th scope="row">{labelOf('order_types', orderType)}</th>
                      <td className={classes.price}>
                        {example
                          ? t('prices.per1000', { price: formatFen(product.price) })
                          : t('prices.piece', { price: formatFen(product.price) })}
                      </td>
                      <td>
                        {example
                          ? t('prices.exampleOf', {
                              units: formatNumber(example.units),
                              price: formatFen(example.amountFen),
                            })
                          : null}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            ))}
          </table>
          <p className={classes.note}>
            {joinSentences(
              t('prices.note', { percent: formatPercent(catalogue.deposit_percent) }),
              catalogue.packages.length > 0 &&
                t('prices.packages', {
                  list: catalogue.packages
                    .map(({ characters, price }) =>
                      t('prices.package', { characters: formatNumber(characters), price: formatFen(price) }),
                    )
                    .join(t('prices.separator')),
                }),
            )}
          </p>
        </>
      ) : error ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={520} mt={24} />
      )}
    </section>
  );
}
