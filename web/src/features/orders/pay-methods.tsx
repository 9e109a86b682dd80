import { SegmentedControl } from '@mantine/core';
import { IconBrandAlipay, IconBrandWechat, IconWallet } from '@tabler/icons-react';
import type { PaymentMethod } from '@yanmo/contract/codes';
import { useTranslation } from 'react-i18next';
import classes from './pay-methods.module.css';

const icons = { ALIPAY: IconBrandAlipay, WECHAT: IconBrandWechat, BALANCE: IconWallet };

interface PayMethodsProps {
  methods: readonly PaymentMethod[];
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

export function PayMethods({ methods, value, onChange }: PayMethodsProps) {
  const { t } = useTranslation('orders');
  return (
    <SegmentedControl
      fullWidth
      className={classes.methods}
      aria-label={t('pay.method')}
      value={value}
      onChange={(method) => onChange(method as PaymentMethod)}
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
