import { Badge } from '@mantine/core';
import {
  IconAlertCircle,
  IconBookmark,
  IconCircleCheck,
  IconCircleDashedCheck,
  IconCircleX,
  IconHelpCircle,
  IconQuote,
  type TablerIcon,
} from '@tabler/icons-react';
import type { VerificationOutcome, VerifiedReference } from '@yanmo/contract/explore';
import { useTranslation } from 'react-i18next';
import { writeName } from '../../domain/works/author-names.ts';
import { SourceMark } from '../../domain/works/source-mark.tsx';
import { joinSentences } from '../../lib/format.ts';
import { ActionButton } from './action-button.tsx';
import classes from './checked-reference.module.css';
import { RetractedNote } from './retracted-note.tsx';
import { usePlaceName } from './use-place-name.ts';
import { useWorkActions } from './work-actions.ts';

interface Look {
  icon: TablerIcon;
  color: string;
  badge: string;
}

export const outcomeLook: Record<VerificationOutcome, Look> = {
  VERIFIED: { icon: IconCircleCheck, color: 'var(--good)', badge: 'good' },
  MATCHED: { icon: IconCircleDashedCheck, color: 'var(--accent)', badge: 'azurite' },
  MISMATCH: { icon: IconAlertCircle, color: 'var(--warn)', badge: 'warn' },
  NOT_FOUND: { icon: IconCircleX, color: 'var(--bad)', badge: 'bad' },
  UNAVAILABLE: { icon: IconHelpCircle, color: 'var(--ink-second)', badge: 'gray' },
};

/** One reference with what was found about it: in words first, in colour besides. */
export function CheckedReference({ result }: { result: VerifiedReference }) {
  const { t } = useTranslation('library');
  const placeName = usePlaceName();
  const actions = useWorkActions();
  const { text, outcome, work, fields, asked, silent } = result;
  const uncompared = fields.filter(({ state }) => state === 'UNKNOWN');
  // Slight ones: the work is the one that was found, and not everything agrees.
  const unlike = fields.filter(({ state }) => state === 'DIFFERS');
  const namesOfFields = (list: typeof fields) =>
    list.map(({ field }) => t(`field.${field}`)).join(t('work.nameSeparator'));
  const { icon: Icon, badge } = outcomeLook[outcome];
  const namesOf = (places: readonly string[]) => places.map(placeName).join(t('work.nameSeparator'));
  return (
    <li className={classes.reference} data-outcome={outcome}>
      <Badge
        color={badge}
        variant="light"
        size="lg"
        tt="none"
        radius="sm"
        leftSection={<Icon size={16} stroke={1.5} aria-hidden="true" />}
      >
        {t(`outcome.${outcome}.name`)}
      </Badge>
      <p className={classes.text}>{text}</p>
      <p className={classes.meaning}>
        {joinSentences(
          outcome === 'VERIFIED' && unlike.length > 0
            ? t('check.unlike', { fields: namesOfFields(unlike) })
            : t(`outcome.${outcome}.text`),
          outcome === 'MATCHED' && unlike.length > 0 && t('check.slight', { fields: namesOfFields(unlike) }),
          (outcome === 'NOT_FOUND' || outcome === 'UNAVAILABLE') && t('check.asked', { places: namesOf(asked) }),
          silent.length > 0 && t('check.silent', { places: namesOf(silent) }),
        )}
      </p>
      {work?.is_retracted ? <RetractedNote work={work} my="xs" /> : null}
      {uncompared.length > 0 ? (
        <p className={classes.meaning}>{t('check.uncompared', { fields: namesOfFields(uncompared) })}</p>
      ) : null}
      {fields.length > 0 ? (
        <table className={classes.differences}>
          <thead>
            <tr>
              <th scope="col">{t('check.field')}</th>
              <th scope="col">{t('check.given')}</th>
              <th scope="col">{t('check.found')}</th>
              <th scope="col">{t('check.result')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field, given, found, state }) => (
              <tr key={field} data-state={state}>
                <th scope="row">{t(`field.${field}`)}</th>
                <td>{given || t('check.nothing')}</td>
                <td>{found || t('check.nothing')}</td>
                <td className={classes.state}>{t(`state.${state}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {work ? (
        <div className={classes.work}>
          <SourceMark work={work} />
          <p lang={work.language ?? undefined}>
            {[work.authors.map(writeName).join(t('work.nameSeparator')), work.title, work.venue, work.year]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div>
            <ActionButton icon={IconQuote} label={t('action.cite')} onClick={() => actions.cite([work])} />
            <ActionButton icon={IconBookmark} label={t('action.save')} onClick={() => actions.save([work])} />
          </div>
        </div>
      ) : null}
    </li>
  );
}
