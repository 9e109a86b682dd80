import { Badge } from '@mantine/core';
import {
  IconFileCheck,
  IconHelpCircle,
  IconRosetteDiscountCheck,
  IconUserQuestion,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Standing, Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { findIndexName } from './index-names.ts';
import classes from './source-mark.module.css';

const ownPlaces = ['LIBRARY', 'MINE', 'UPLOAD', 'STARTER', 'IMPORT'] as const;

const looks: Readonly<Record<Standing, { icon: TablerIcon; color: string; variant?: 'outline' }>> = {
  VERIFIED: { icon: IconRosetteDiscountCheck, color: 'good' },
  AT_HAND: { icon: IconFileCheck, color: 'azurite' },
  GIVEN: { icon: IconUserQuestion, color: 'warn' },
  UNPROVEN: { icon: IconHelpCircle, color: 'gray', variant: 'outline' },
};

interface SourceMarkProps {
  work: Pick<Work, 'standing' | 'verified' | 'is_allowed'>;
  /** When it was verified, in the reader's words. */
  date?: string;
}

/** What stands behind a work: in words first, in colour besides. Only what an index or our library bore out is green. */
export function SourceMark({ work, date }: SourceMarkProps) {
  const { t } = useTranslation('sources');
  const { standing, verified, is_allowed } = work;
  const { icon: Icon, color, variant = 'light' } = looks[standing];
  const by = verified?.by ?? '';
  const own = ownPlaces.find((name) => name === by);
  const place = own ? t(`place.${own}`) : (findIndexName(by) ?? by);
  const mark =
    standing === 'GIVEN' && is_allowed
      ? t('mark.allowed')
      : t(`mark.${standing}`, { place: date ? `${place} · ${date}` : place });
  return (
    <Badge
      // Stands within lines of text.
      component="span"
      className={classes.mark}
      color={color}
      variant={variant}
      tt="none"
      radius="sm"
      title={t(`about.${standing}`)}
      data-standing={standing}
      leftSection={<Icon size={14} stroke={1.5} aria-hidden="true" />}
    >
      {mark}
    </Badge>
  );
}
