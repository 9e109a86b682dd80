import { Anchor } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPercent, joinSentences } from '../../../lib/format.ts';
import type { Draft } from '../use-draft.ts';
import classes from './from-report.module.css';

const checkPath = '/main/plagiarismCheck';

/** Which check the text came from, and what was chosen of it. */
export function FromReport({ report, marked }: { report: NonNullable<Draft['report']>; marked: number }) {
  const { t } = useTranslation('rewriting');
  return (
    <div className={classes.from}>
      <IconFileSearch size={20} stroke={1.5} aria-hidden="true" />
      <p>
        {joinSentences(
          t('report.from', { title: report.title, rate: formatPercent(report.rate ?? 0, 1) }),
          marked > 0 ? t('report.marked', { count: marked }) : t('report.nothing'),
        )}{' '}
        <Anchor component={Link} to={`${checkPath}?${new URLSearchParams({ order: report.number })}`} inherit>
          {t('report.back')}
        </Anchor>
      </p>
    </div>
  );
}
