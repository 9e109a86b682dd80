import { useTranslation } from 'react-i18next';
import { CodeField } from './code-field.tsx';
import { normalisePhone } from './login-rules.ts';
import { MarkedInput, phoneField } from './marked-input.tsx';
import type { OwnCode } from './use-own-code.ts';

export function OwnCodeFields({ own }: { own: OwnCode }) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <MarkedInput
        {...phoneField}
        ref={own.phoneInput}
        label={t('ownCode.phone')}
        description={t('ownCode.phoneHint', { phone: own.maskedPhone })}
        value={own.phone}
        mark={own.marks.phone}
        onChange={own.changePhone}
      />
      <CodeField
        ref={own.smsCodeInput}
        label={t('ownCode.smsCode')}
        description={t('ownCode.smsCodeHint')}
        value={own.smsCode}
        mark={own.marks.sms_code}
        sms={own.sms}
        phone={normalisePhone(own.phone)}
        onChange={own.changeCode}
        onSend={own.sendCode}
      />
    </>
  );
}
