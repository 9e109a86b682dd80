import { Alert, Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readYuan } from '../../domain/wallet/read-yuan.ts';
import { useMoneyAction } from '../../domain/wallet/use-money-action.ts';
import { ApiError } from '../../lib/api.ts';
import { formatFen } from '../../lib/format.ts';
import { showSuccess } from '../../lib/notify.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import classes from './agent-form.module.css';
import { askForWithdrawal, type WithdrawForm as Form, useRefreshAgent } from './api.ts';

interface WithdrawFormProps {
  balance: number;
  minimum: number;
  onDone: () => void;
}

type Problems = Partial<Record<'amount' | 'account' | 'totp_code' | 'all', string>>;

export function WithdrawForm({ balance, minimum, onDone }: WithdrawFormProps) {
  const { t } = useTranslation('agents');
  const [amount, setAmount] = useState((balance / 100).toFixed(2));
  const [account, setAccount] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const refresh = useRefreshAgent();
  const ask = useMoneyAction(askForWithdrawal);

  function findProblems(): { form: Form } | { found: Problems } {
    const read = readYuan(amount, { minimum, maximum: balance });
    const limits = { minimum: formatFen(minimum), maximum: formatFen(balance) };
    if ('problem' in read) return { found: { amount: t(`withdraw.amountProblem.${read.problem}`, limits) } };
    if (account.trim().length < 4) return { found: { account: t('withdraw.accountRequired') } };
    return {
      form: { amount: read.amountFen, account: account.trim(), ...(asksCode ? { totp_code: code.trim() } : {}) },
    };
  }

  const submit = useOnePress(async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ask.isPending) return;
    const read = findProblems();
    setProblems('found' in read ? read.found : {});
    if ('found' in read) return;
    try {
      await ask.mutateAsync(read.form);
      showSuccess(t('withdraw.asked'));
      await refresh();
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isCode = error.error === 'totp_required' || error.error === 'totp_wrong';
      if (isCode) setAsksCode(true);
      setProblems({
        amount: error.findFieldMessage('amount') ?? undefined,
        account: error.findFieldMessage('account') ?? undefined,
        totp_code: isCode ? error.message : (error.findFieldMessage('totp_code') ?? undefined),
        ...(isCode || error.error === 'invalid_fields' ? {} : { all: error.message }),
      } as Problems);
    }
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>{t('withdraw.lead')}</p>
      <TextInput
        size="md"
        label={t('withdraw.amount')}
        description={t('withdraw.amountHint', { minimum: formatFen(minimum), balance: formatFen(balance) })}
        inputMode="decimal"
        value={amount}
        error={problems.amount}
        errorProps={{ role: 'alert' }}
        onChange={(event) => setAmount(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        size="md"
        label={t('withdraw.account')}
        description={t('withdraw.accountHint')}
        maxLength={120}
        value={account}
        error={problems.account}
        errorProps={{ role: 'alert' }}
        onChange={(event) => setAccount(event.currentTarget.value)}
      />
      {asksCode ? (
        <TextInput
          size="md"
          label={t('withdraw.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          error={problems.totp_code}
          errorProps={{ role: 'alert' }}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoFocus
        />
      ) : null}
      {problems.all ? (
        <Alert color="bad" variant="light" role="alert">
          {problems.all}
        </Alert>
      ) : null}
      <div>
        <Button type="submit" size="md" loading={ask.isPending}>
          {t('withdraw.submit')}
        </Button>
      </div>
    </form>
  );
}
