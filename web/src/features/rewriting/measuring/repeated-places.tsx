import { Button } from '@mantine/core';
import type { Measurement, RepeatedPlace } from '@yanmo/contract/measuring';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginningOf } from '../../../lib/beginning-of.ts';
import classes from './repeated-places.module.css';

interface RepeatedPlacesProps {
  measurement: Measurement;
  onShow: (place: number) => void;
}

const shownAtFirst = 4;
/** A place is named by how it begins. */
const shownCharacters = 36;

/** Where the text repeats itself; a press shows the place on the sheet. */
export function RepeatedPlaces({ measurement: { text, repeated }, onShow }: RepeatedPlacesProps) {
  const { t } = useTranslation('rewriting');
  const [showsAll, setShowsAll] = useState(false);
  if (repeated.length === 0) return <p className={classes.none}>{t('repeated.none')}</p>;
  const shown = showsAll ? repeated : repeated.slice(0, shownAtFirst);
  const wordsOf = ({ start, end }: RepeatedPlace) => beginningOf(text.slice(start, end), shownCharacters);
  return (
    <>
      <ul className={classes.places}>
        {shown.map((place) => (
          <li key={`${place.start}-${place.kind}`}>
            <button type="button" onClick={() => onShow(place.start)}>
              <span className={classes.kind}>{t(`repeated.kind.${place.kind}`)}</span>
              <span className={classes.words} title={wordsOf(place)}>
                {wordsOf(place)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {repeated.length > shown.length ? (
        <Button size="compact-sm" variant="subtle" onClick={() => setShowsAll(true)}>
          {t('repeated.all', { count: repeated.length })}
        </Button>
      ) : null}
    </>
  );
}
