import type { ReportedSource } from '@yanmo/contract/similarity';
import { useTranslation } from 'react-i18next';

/** More names than these say no more. */
const shownAuthors = 3;

/** How a source is called; a paper of somebody else has no name here. */
export function useSourceWords() {
  const { t } = useTranslation('similarity');
  return {
    titleOf: ({ title, kind }: ReportedSource) => title ?? t(`sourceKind.${kind}`),
    factsOf: ({ authors, year, venue, kind, title, is_gone }: ReportedSource) => {
      const names =
        authors.length > shownAuthors ? t('sources.others', { name: authors[0] }) : authors.join(t('sources.between'));
      const facts = [names, year, venue, title === null ? null : t(`sourceKind.${kind}`), is_gone && t('sources.gone')];
      return facts.filter(Boolean).join(' · ');
    },
  };
}
