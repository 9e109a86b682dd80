import { Badge, CloseButton } from '@mantine/core';
import {
  IconBook,
  IconFileCheck,
  IconFileText,
  IconHelpCircle,
  IconRosetteDiscountCheck,
  IconUserQuestion,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '../../ui/popover.tsx';
import { type ShownStanding, shownStanding } from './shown-standing.ts';
import { type EvidencedWork, SourceEvidence } from './source-evidence.tsx';
import classes from './source-mark.module.css';
import { usePlaceOf } from './use-place-of.ts';

const looks: Readonly<Record<ShownStanding, { icon: TablerIcon; color: string; variant?: 'outline' }>> = {
  VERIFIED: { icon: IconRosetteDiscountCheck, color: 'good' },
  AT_HAND: { icon: IconFileCheck, color: 'azurite' },
  GIVEN: { icon: IconUserQuestion, color: 'warn' },
  MATERIAL: { icon: IconFileText, color: 'azurite' },
  NAMED: { icon: IconBook, color: 'gray', variant: 'outline' },
  UNPROVEN: { icon: IconHelpCircle, color: 'gray', variant: 'outline' },
};

interface SourceMarkProps {
  work: EvidencedWork;
  /** When it was verified, in the reader's words. */
  date?: string;
  /** Within something that is pressed itself, or opens over the page: it says the same and does not open. */
  isStill?: boolean;
}

/**
 * What stands behind a work: in words first, in colour besides. Only what an index or our library bore out is green. Pressed,
 * it says by what.
 */
export function SourceMark({ work, date, isStill = false }: SourceMarkProps) {
  const { t } = useTranslation(['sources', 'shell']);
  const [isOpen, setIsOpen] = useState(false);
  const place = usePlaceOf()(work.verified?.by ?? '');
  const { is_allowed } = work;
  const standing = shownStanding(work);
  const { icon: Icon, color, variant = 'light' } = looks[standing];
  const mark =
    standing === 'GIVEN' && is_allowed
      ? t('mark.allowed')
      : t(`mark.${standing}`, { place: date ? `${place} · ${date}` : place });
  const look = {
    ...{ color, variant, tt: 'none' as const, radius: 'sm', className: classes.mark, 'data-standing': standing },
    leftSection: <Icon size={14} stroke={1.5} aria-hidden="true" />,
  };
  if (isStill) {
    return (
      // Stands within lines of text.
      <Badge component="span" title={t(`about.${standing}`)} {...look}>
        {mark}
      </Badge>
    );
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      width="min(320px, calc(100vw - 24px))"
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <Badge component="button" type="button" data-opens="" {...look}>
          {mark}
        </Badge>
      </Popover.Target>
      <Popover.Dropdown className={classes.evidence}>
        <CloseButton
          className={classes.close}
          size="sm"
          aria-label={t('shell:action.close')}
          data-autofocus
          onClick={() => setIsOpen(false)}
        />
        {isOpen ? <SourceEvidence work={work} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}
