import { Alert, Button, Textarea, TextInput } from '@mantine/core';
import { type AgentApplication, findSubDomainProblem } from '@yanmo/contract/agents';
import { fieldMessages } from '@yanmo/contract/field-messages';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyAction } from '../../domain/wallet/use-money-action.ts';
import { ApiError } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { showSuccess } from '../../lib/notify.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import classes from './agent-form.module.css';
import { type ApplyForm as Form, sendApplication, useRefreshAgent } from './api.ts';

type Field = keyof Form;
type Problems = Partial<Record<Field | 'all', string>>;

/** The rules of the server, said before anything is sent. */
function sayProblemOf(subDomain: string): string | undefined {
  const problem = findSubDomainProblem(subDomain);
  return problem === null ? undefined : fieldMessages[problem][currentLanguage()];
}

/** What was refused before is not typed again. */
export function ApplyForm({ suffix, previous }: { suffix: string; previous: AgentApplication | null }) {
  const { t } = useTranslation('agents');
  const [form, setForm] = useState({
    sub_domain: previous?.sub_domain ?? '',
    name: previous?.name ?? '',
    contact: previous?.contact ?? '',
    note: previous?.note ?? '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const refresh = useRefreshAgent();
  const apply = useMoneyAction(sendApplication);
  const put = (field: Field) => (event: { currentTarget: { value: string } }) => {
    const { value } = event.currentTarget;
    setForm((before) => ({ ...before, [field]: value }));
  };

  async function send() {
    try {
      await apply.mutateAsync({ ...form, sub_domain: form.sub_domain.trim().toLowerCase() });
      showSuccess(t('apply.sent'));
      await refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.error === 'sub_domain_taken') return setProblems({ sub_domain: error.message });
      const found: Problems = {};
      for (const field of ['sub_domain', 'name', 'contact', 'note'] as const) {
        const message = error.findFieldMessage(field);
        if (message) found[field] = message;
      }
      setProblems(Object.keys(found).length > 0 ? found : { all: error.message });
      // Sent twice, or from another tab: the page shows what is there.
      if (error.error === 'agent_application_open') await refresh();
    }
  }

  const submit = useOnePress((event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (apply.isPending) return;
    const found: Problems = {
      ...withMessage('sub_domain', sayProblemOf(form.sub_domain)),
      ...withMessage('name', form.name.trim().length < 2 ? t('apply.nameRequired') : undefined),
      ...withMessage('contact', form.contact.trim().length < 2 ? t('apply.contactRequired') : undefined),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) requireLogin(() => void send());
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h2 className={classes.title}>{t('apply.title')}</h2>
      <TextInput
        size="md"
        label={t('apply.subDomain')}
        description={t('apply.subDomainHint')}
        rightSection={<span className={classes.suffix}>{suffix}</span>}
        rightSectionWidth={Math.min(190, 24 + suffix.length * 9)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        value={form.sub_domain}
        error={problems.sub_domain}
        errorProps={{ role: 'alert' }}
        onChange={put('sub_domain')}
      />
      <TextInput
        size="md"
        label={t('apply.name')}
        description={t('apply.nameHint')}
        maxLength={24}
        value={form.name}
        error={problems.name}
        errorProps={{ role: 'alert' }}
        onChange={put('name')}
      />
      <TextInput
        size="md"
        label={t('apply.contact')}
        description={t('apply.contactHint')}
        maxLength={60}
        value={form.contact}
        error={problems.contact}
        errorProps={{ role: 'alert' }}
        onChange={put('contact')}
      />
      <Textarea
        size="md"
        autosize
        minRows={2}
        label={t('apply.note')}
        description={t('apply.noteHint')}
        maxLength={500}
        value={form.note}
        error={problems.note}
        errorProps={{ role: 'alert' }}
        onChange={put('note')}
      />
      {problems.all ? (
        <Alert color="bad" variant="light" role="alert">
          {problems.all}
        </Alert>
      ) : null}
      <div>
        <Button type="submit" size="md" loading={apply.isPending}>
          {t('apply.submit')}
        </Button>
      </div>
    </form>
  );
}

function withMessage(field: Field, message: string | undefined): Problems {
  return message === undefined ? {} : { [field]: message };
}
