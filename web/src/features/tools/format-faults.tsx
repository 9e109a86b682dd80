import { Badge } from '@mantine/core';
import type { FormatFault } from '@yanmo/contract/format-check';
import type { FormatCheckResult } from '@yanmo/contract/tools';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { useSayValue } from './format-values.ts';
import { CopyButton, Result } from './tool-parts.tsx';
import classes from './tools.module.css';

/** Every fault with what stands there, what is wanted, and where. */
export function FormatFaults({ report }: { report: FormatCheckResult }) {
  const { t } = useTranslation('tools');
  const sayValue = useSayValue();
  const { faults, checked } = report;
  const places = faults.reduce((sum, { count }) => sum + count, 0);
  const say = (fault: FormatFault): string =>
    `${t(`role.${fault.role}`)} · ${t(`rule.${fault.rule}`)}: ${t('format.found')} ${sayValue(fault.found)}, ${t('format.wanted')} ${sayValue(fault.wanted)} (${fault.count})`;
  const title =
    faults.length === 0
      ? t('format.none')
      : t('format.some', { kinds: formatNumber(faults.length), places: formatNumber(places) });
  return (
    <Result label={title} actions={faults.length > 0 ? <CopyButton text={faults.map(say).join('\n')} /> : undefined}>
      <p className={classes.note}>
        {t('format.checked', {
          paragraphs: formatNumber(checked.paragraphs),
          headings: formatNumber(checked.headings),
          captions: formatNumber(checked.captions),
          references: formatNumber(checked.references),
        })}
      </p>
      <ol className={classes.faults}>
        {faults.map((fault) => (
          <li key={say(fault)}>
            <div className={classes.faultHead}>
              <strong>
                {t(`role.${fault.role}`)} · {t(`rule.${fault.rule}`)}
              </strong>
              {fault.weight === 'HINT' ? (
                <Badge variant="light" color="gray">
                  {t('format.hint')}
                </Badge>
              ) : null}
              {fault.count > 1 ? (
                <span className={classes.note}>{t('format.count', { count: fault.count })}</span>
              ) : null}
            </div>
            <p className={classes.values}>
              <span>
                {t('format.found')} <b className={classes.found}>{sayValue(fault.found)}</b>
              </span>
              <span>
                {t('format.wanted')} <b className={classes.wanted}>{sayValue(fault.wanted)}</b>
              </span>
            </p>
            <Places places={fault.places} />
          </li>
        ))}
      </ol>
    </Result>
  );
}

const shownAtOnce = 2;

function Places({ places }: { places: FormatFault['places'] }) {
  const { t } = useTranslation('tools');
  const named = places.filter(({ text, part }) => text !== '' || part !== null);
  if (named.length === 0) return null;
  const line = (place: (typeof named)[number], index: number) => (
    <li key={index}>
      {place.part ? t(`part.${place.part}`) : ''}
      {place.heading && place.heading !== place.text ? ` › ${place.heading}` : ''}
      {place.text ? <q>{place.text}</q> : null}
    </li>
  );
  return (
    <>
      <ul className={classes.places}>{named.slice(0, shownAtOnce).map(line)}</ul>
      {named.length > shownAtOnce ? (
        <details className={classes.more}>
          <summary>{t('format.more', { count: named.length - shownAtOnce })}</summary>
          <ul className={classes.places}>{named.slice(shownAtOnce).map(line)}</ul>
        </details>
      ) : null}
    </>
  );
}
