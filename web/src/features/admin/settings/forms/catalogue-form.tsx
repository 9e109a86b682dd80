import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../../../domain/site/global-code.ts';
import type { FormProps } from '../form-props.ts';
import { soldByPiece } from '../setting-values.ts';
import classes from '../settings.module.css';
import { MoneyField, NumberField } from './number-field.tsx';

const mostRows = 12;

/** What is sold at which price; the deposit, and what agents earn. */
export function CatalogueForm({ value, onChange, errorAt }: FormProps<'catalogue'>) {
  const { t } = useTranslation('settings');
  const labelOf = useCodeLabel();
  const { prices, packages, recharge } = value;
  const setRecharge = (part: Partial<typeof recharge>) => onChange({ ...value, recharge: { ...recharge, ...part } });
  return (
    <>
      <fieldset className={classes.section}>
        <legend>{t('catalogue.prices')}</legend>
        <p className={classes.note}>{t('catalogue.pricesNote')}</p>
        <div className={classes.fields}>
          {Object.entries(prices).map(([code, fen]) => (
            <MoneyField
              key={code}
              label={labelOf('order_types', code)}
              description={t(soldByPiece.has(code) ? 'catalogue.perPiece' : 'catalogue.perThousand')}
              value={fen}
              error={errorAt(`prices.${code}`)}
              onChange={(price) => onChange({ ...value, prices: { ...prices, [code]: price } })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className={classes.section}>
        <legend>{t('catalogue.shares')}</legend>
        <div className={classes.fields}>
          <NumberField
            label={t('words.deposit_percent')}
            description={t('catalogue.depositNote')}
            suffix="%"
            value={value.deposit_percent}
            error={errorAt('deposit_percent')}
            onChange={(percent) => onChange({ ...value, deposit_percent: percent })}
          />
          <NumberField
            label={t('words.commission_percent')}
            description={t('catalogue.commissionNote')}
            suffix="%"
            value={value.commission_percent}
            error={errorAt('commission_percent')}
            onChange={(percent) => onChange({ ...value, commission_percent: percent })}
          />
        </div>
      </fieldset>
      <fieldset className={classes.section}>
        <legend>{t('words.packages')}</legend>
        <ul className={classes.rows}>
          {packages.map((sold, index) => {
            const put = (part: Partial<typeof sold>) =>
              onChange({ ...value, packages: packages.with(index, { ...sold, ...part }) });
            // By its place: its id is what is being typed.
            const key = `package-${index}`;
            return (
              <li key={key} className={classes.row}>
                <TextInput
                  label={t('words.id')}
                  maxLength={20}
                  value={sold.id}
                  error={errorAt(`packages.${index}.id`) ?? errorAt('packages')}
                  onChange={({ currentTarget }) => put({ id: currentTarget.value })}
                />
                <NumberField
                  label={t('words.characters')}
                  value={sold.characters}
                  error={errorAt(`packages.${index}.characters`)}
                  onChange={(characters) => put({ characters })}
                />
                <MoneyField
                  label={t('words.price')}
                  value={sold.price}
                  error={errorAt(`packages.${index}.price`)}
                  onChange={(price) => put({ price })}
                />
                <Button
                  className={classes.last}
                  variant="subtle"
                  color="bad"
                  disabled={packages.length === 1}
                  aria-label={t('removeNamed', { name: sold.id })}
                  onClick={() => onChange({ ...value, packages: packages.toSpliced(index, 1) })}
                >
                  {t('remove')}
                </Button>
              </li>
            );
          })}
        </ul>
        <Button
          mt="sm"
          variant="default"
          disabled={packages.length >= mostRows}
          onClick={() => onChange({ ...value, packages: [...packages, { id: '', characters: 10_000, price: 2_500 }] })}
        >
          {t('catalogue.addPackage')}
        </Button>
      </fieldset>
      <fieldset className={classes.section}>
        <legend>{t('words.recharge')}</legend>
        <div className={classes.fields}>
          <MoneyField
            label={t('words.minimum')}
            value={recharge.minimum}
            error={errorAt('recharge.minimum')}
            onChange={(minimum) => setRecharge({ minimum })}
          />
          <MoneyField
            label={t('words.maximum')}
            value={recharge.maximum}
            error={errorAt('recharge.maximum')}
            onChange={(maximum) => setRecharge({ maximum })}
          />
          {recharge.amounts.map((amount, index) => {
            const key = `amount-${index}`;
            return (
              <MoneyField
                key={key}
                label={t('catalogue.amount', { number: index + 1 })}
                value={amount}
                error={errorAt(`recharge.amounts.${index}`) ?? errorAt('recharge.amounts')}
                onChange={(next) => setRecharge({ amounts: recharge.amounts.with(index, next) })}
              />
            );
          })}
        </div>
        <Button
          mt="sm"
          mr="sm"
          variant="default"
          disabled={recharge.amounts.length >= mostRows}
          onClick={() => setRecharge({ amounts: [...recharge.amounts, recharge.maximum] })}
        >
          {t('catalogue.addAmount')}
        </Button>
        <Button
          mt="sm"
          variant="subtle"
          color="bad"
          disabled={recharge.amounts.length === 1}
          onClick={() => setRecharge({ amounts: recharge.amounts.slice(0, -1) })}
        >
          {t('catalogue.removeAmount')}
        </Button>
      </fieldset>
    </>
  );
}
