import { useTranslation } from 'react-i18next';
import { findIndexName } from '../../domain/works/index-names.ts';

const ownPlaces = ['LIBRARY', 'MINE', 'UPLOAD', 'COLLECTION', 'IMPORT'] as const;

/** Where a record comes from or was looked for, as the reader calls it; a place that is new here keeps its own name. */
export function usePlaceName(): (place: string) => string {
  const { t } = useTranslation('library');
  return (place) => {
    const own = ownPlaces.find((name) => name === place);
    return own ? t(`place.${own}`) : (findIndexName(place) ?? place);
  };
}
