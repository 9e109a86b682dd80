import { SegmentedControl } from '@mantine/core';
import { IconBrandAlipay, IconBrandWechat, IconLetterCase, IconWallet } from '@tabler/icons-react';
import type { PaymentMethod } from '@yanmo/contract/codes';
import { useTranslation } from 'react-i18next';
import classes from './pay-methods.module.css';

/** Prepaid characters are no money, and pay for rewritings alone. */
export type PayWay = PaymentMethod | 'CHARACTERS';

const icons = { ALIPAY: IconBrandAlipay, WECHAT: IconBrandWechat, BALANCE: IconWallet, CHARACTERS: IconLetterCase };

interface PayMethodsProps {
  methods: readonly PayWay[];
  value: PayWay;
  onChange: (method: PayWay) => void;
}

export function PayMethods({ methods, value, onChange }: PayMethodsProps) {
  const { t } = useTranslation('orders');
  return (
    <SegmentedControl
      fullWidth
      className={classes.methods}
      aria-label={t('pay.method')}
      value={value}
      onChange={(method) => onChange(method as PayWay)}
      data={methods.map((method) => {
        const Icon = icons[method];
        return {
          value: method,
          label: (
            <span className={classes.method}>
              <Icon size={20} stroke={1.5} aria-hidden="true" />
              {t(`pay.methods.${method}`)}
            </span>
          ),
        };
      })}
    />
  );
}
