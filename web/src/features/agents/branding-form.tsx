import { Button, Textarea, TextInput } from '@mantine/core';
import type { AgentProfile } from '@yanmo/contract/agents';
import { agentImageIds } from '@yanmo/contract/home';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { showError, showSuccess } from '../../lib/notify.ts';
import formClasses from './agent-form.module.css';
import { useEditSite } from './api.ts';
import classes from './branding-form.module.css';
import { ImageField } from './image-field.tsx';

/** How the site calls itself, what it tells its visitors, and the pictures in its footer. */
export function BrandingForm({ profile }: { profile: AgentProfile }) {
  const { t } = useTranslation('agents');
  const [name, setName] = useState(profile.name);
  const [notice, setNotice] = useState(profile.notice);
  const [problem, setProblem] = useState<string | null>(null);
  const edit = useEditSite();
  const isChanged = name.trim() !== profile.name || notice.trim() !== profile.notice;
  const isFixed = profile.status !== 'ACTIVE';

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isChanged || edit.isPending) return;
    setProblem(null);
    try {
      await edit.mutateAsync({ name: name.trim(), notice: notice.trim() });
      showSuccess(t('branding.saved'));
    } catch (error) {
      const found = error instanceof ApiError ? error.findFieldMessage('name') : null;
      if (found) setProblem(found);
      else showError(error);
    }
  }

  return (
    <>
      <form className={formClasses.form} onSubmit={save} noValidate>
        <TextInput
          size="md"
          label={t('branding.name')}
          description={t('branding.nameHint')}
          maxLength={24}
          value={name}
          error={problem}
          errorProps={{ role: 'alert' }}
          disabled={isFixed}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          size="md"
          autosize
          minRows={2}
          label={t('branding.notice')}
          description={t('branding.noticeHint')}
          maxLength={200}
          value={notice}
          disabled={isFixed}
          onChange={(event) => setNotice(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" size="md" loading={edit.isPending} disabled={!isChanged || isFixed}>
            {t('branding.save')}
          </Button>
        </div>
      </form>
      <h3 className={classes.heading}>{t('branding.images')}</h3>
      <p className={formClasses.lead}>{t('branding.imagesHint')}</p>
      <ul className={classes.images}>
        {agentImageIds.map((id) => (
          <li key={id}>
            <ImageField
              id={id}
              url={profile.images.find((image) => String(image.id) === id)?.image_url ?? null}
              isFixed={isFixed}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
