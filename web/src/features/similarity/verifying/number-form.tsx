import { Button, TextInput } from '@mantine/core';
import { numberLength, readCertificateNumber } from '@yanmo/contract/certificate-number';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import classes from './number-form.module.css';

/** How a number looks, in every language. */
const form = 'YM-XXXX-XXXX-XXXX-XXXX';

/** `asked` is what the field begins with, and may be no number at all: the address is anybody's to write. */
export function NumberForm({ asked }: { asked: string }) {
  const { t } = useTranslation('verify');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(asked);
  const read = readCertificateNumber(typed);
  const [isRefused, setRefused] = useState(asked !== '' && 'signs' in read);

  function submit(event: FormEvent) {
    event.preventDefault();
    if ('signs' in read) return setRefused(true);
    void navigate(`/verify/${read.number}`);
  }

  const problem = 'signs' in read ? problemOf(read.signs) : null;
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        className={classes.field}
        label={t('field.label')}
        description={t('field.help')}
        placeholder={form}
        size="md"
        value={typed}
        error={isRefused ? problem : null}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={300}
        onChange={(event) => {
          setRefused(false);
          setTyped(event.currentTarget.value);
        }}
        inputContainer={(input) => (
          <div className={classes.line}>
            {input}
            <Button type="submit" size="md">
              {t('field.submit')}
            </Button>
          </div>
        )}
      />
    </form>
  );

  function problemOf(signs: number): string {
    if (signs === 0) return t('field.empty');
    return signs === numberLength ? t('field.otherSigns') : t('field.otherLength', { count: signs });
  }
}
