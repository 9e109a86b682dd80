import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginningOf } from '../../../lib/beginning-of.ts';
import { formatPercent } from '../../../lib/format.ts';
import type { SheetRow } from './sheet-rows.ts';
import classes from './source-list.module.css';

interface ParagraphRatesProps {
  rows: readonly SheetRow[];
  text: string;
  /** The paragraph with this number is to be seen. */
  onShow: (number: number) => void;
}

const shownAtFirst = 5;
/** A paragraph is named by how it begins. */
const shownCharacters = 40;

/** The paragraphs of which most stands elsewhere. */
export function ParagraphRates({ rows, text, onShow }: ParagraphRatesProps) {
  const { t } = useTranslation('similarity');
  const [showsAll, setShowsAll] = useState(false);
  const found = useMemo(
    () =>
      rows
        .filter(({ paragraph: { rate, kind } }) => rate > 0 && kind !== 'REFERENCES' && kind !== 'MASKED')
        .sort((one, other) => other.paragraph.rate - one.paragraph.rate),
    [rows],
  );
  if (found.length === 0) return null;
  const shown = showsAll ? found : found.slice(0, shownAtFirst);
  return (
    <section className={classes.card}>
      <h2 className={classes.title}>{t('paragraphs.title')}</h2>
      <ol className={classes.list}>
        {shown.map(({ number, paragraph: { start, end, rate } }) => (
          <li key={number}>
            <button type="button" className={classes.source} onClick={() => onShow(number)}>
              <span className={classes.number}>{number}</span>
              <span className={classes.words}>
                <span className={classes.facts}>{beginningOf(text.slice(start, end), shownCharacters)}</span>
              </span>
              <span className={classes.rate}>{formatPercent(rate)}</span>
            </button>
          </li>
        ))}
      </ol>
      {found.length > shown.length ? (
        <Button size="compact-sm" variant="subtle" onClick={() => setShowsAll(true)}>
          {t('paragraphs.all', { count: found.length })}
        </Button>
      ) : null}
    </section>
  );
}
