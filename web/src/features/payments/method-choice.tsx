import { IconBrandAlipay, IconBrandWechat, IconWallet } from '@tabler/icons-react';
import type { PaymentMethod } from '@yanmo/contract/codes';
import { useTranslation } from 'react-i18next';
import { useWallet } from '../../domain/wallet/wallet.ts';
import { formatFen } from '../../lib/format.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';

const icons = { ALIPAY: IconBrandAlipay, WECHAT: IconBrandWechat, BALANCE: IconWallet };

interface MethodChoiceProps {
  methods: readonly PaymentMethod[];
  method: PaymentMethod | null;
  due: number | null;
  onChange: (method: PaymentMethod) => void;
}

export function MethodChoice({ methods, method, due, onChange }: MethodChoiceProps) {
  const { t } = useTranslation('payments');
  const { data: wallet } = useWallet();
  const isShort = wallet !== undefined && due !== null && wallet.balance < due;
  const balanceText =
    wallet &&
    t(isShort ? 'method.tooLow' : 'method.available', {
      balance: formatFen(wallet.balance),
    });

  return (
    <ChoiceCards
      legend={t('method.legend')}
      value={method}
      onChange={onChange}
      choices={methods.map((value) => {
        const Icon = icons[value];
        return {
          value,
          title: (
            <>
              <Icon size={22} stroke={1.5} aria-hidden="true" />
              {t(`method.${value}`)}
            </>
          ),
          text: value === 'BALANCE' ? balanceText : undefined,
          isDisabled: value === 'BALANCE' && isShort,
        };
      })}
      minimumWidth={170}
    />
  );
}
