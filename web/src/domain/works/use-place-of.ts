import { useTranslation } from 'react-i18next';
import { findIndexName } from './index-names.ts';

const ownPlaces = ['LIBRARY', 'MINE', 'UPLOAD', 'COLLECTION', 'IMPORT'] as const;

/** Who bore a record out, within a sentence; a place that is new here keeps its own name. */
export function usePlaceOf(): (place: string) => string {
  const { t } = useTranslation('sources');
  return (place) => {
    const own = ownPlaces.find((name) => name === place);
    return own ? t(`place.${own}`) : (findIndexName(place) ?? place);
  };
}
