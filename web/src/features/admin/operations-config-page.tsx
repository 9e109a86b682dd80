import { NativeSelect, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useSettings } from './settings/api.ts';
import { SettingEditor } from './settings/setting-editor.tsx';
import { SettingForm } from './settings/setting-form.tsx';
import { type SettingGroup, settingGroups, settingKeys } from './settings/setting-values.ts';
import classes from './settings/settings.module.css';
import { UpdateLogEditor } from './settings/update-log-editor.tsx';
import type { Draft } from './settings/use-setting-draft.ts';

const groups = Object.keys(settingGroups) as SettingGroup[];
const updateLogPart = 'update_log';
/** Written in Markdown, on a page of their own. */
const pagesPath = '/user/pages';

/** All that the operator sets, one part at a time; which one stands in the address. */
export default function OperationsConfigPage() {
  const { t } = useTranslation(['settings', 'shell']);
  const [address, setAddress] = useSearchParams();
  const { data: settings, error, refetch } = useSettings();
  // Of all parts: whoever looks at another one finds what was changed again.
  const [drafts] = useState<Map<string, Draft>>(() => new Map());
  const asked = address.get('part');
  const part = [...settingKeys, updateLogPart as typeof updateLogPart].find((one) => one === asked) ?? 'catalogue';
  const state = settings?.find(({ key }) => key === part);

  return (
    <>
      <PageHeading title={t('shell:routes.setting.title')} tagline={t('shell:routes.setting.describe')} />
      <div className={classes.page}>
        <nav className={classes.parts} aria-label={t('parts')}>
          {groups.map((group) => (
            <div key={group}>
              <h2>{t(`groups.${group}`)}</h2>
              <ul>
                {settingGroups[group].map((key) => (
                  <li key={key}>
                    <Link to={`?part=${key}`} aria-current={part === key ? 'page' : undefined}>
                      {t(`names.${key}`)}
                      {drafts.has(key) ? <span className={classes.draft}>{t('unsaved')}</span> : null}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <h2>{t('groups.content')}</h2>
          <ul>
            <li>
              <Link to={pagesPath}>{t('names.pages')}</Link>
            </li>
            <li>
              <Link to={`?part=${updateLogPart}`} aria-current={part === updateLogPart ? 'page' : undefined}>
                {t('names.update_log')}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={classes.choose}>
          <NativeSelect
            label={t('parts')}
            value={part}
            data={[
              ...groups.map((group) => ({
                group: t(`groups.${group}`),
                items: settingGroups[group].map((key) => ({ value: key as string, label: t(`names.${key}`) })),
              })),
              { group: t('groups.content'), items: [{ value: updateLogPart, label: t('names.update_log') }] },
            ]}
            onChange={({ currentTarget }) => setAddress({ part: currentTarget.value })}
          />
          <p className={classes.note}>
            <Link to={pagesPath}>{t('names.pages')}</Link>
          </p>
        </div>
        <Sheet width="wide">
          {part === updateLogPart ? (
            <UpdateLogEditor />
          ) : state ? (
            <>
              <h2 className={classes.title}>{t(`names.${part}`)}</h2>
              <p className={classes.note}>{t(`about.${part}`)}</p>
              <SettingEditor key={part} state={state} drafts={drafts}>
                {(form) => <SettingForm name={part} {...form} />}
              </SettingEditor>
            </>
          ) : error ? (
            <LoadFailed message={error.message} onRetry={() => void refetch()} />
          ) : (
            <Skeleton height={480} />
          )}
        </Sheet>
      </div>
    </>
  );
}
