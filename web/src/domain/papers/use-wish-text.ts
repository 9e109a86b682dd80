import type { Wish } from '@yanmo/contract/understanding';
import { useTranslation } from 'react-i18next';

/** A wish as it was read, said in the language of the page; what is wished for stays in the student's words. */
export function useWishText(): (wish: Wish) => string {
  const { t } = useTranslation('outlines');
  return ({ text, read_as: { kind, what, other, chapter, section, position, bound } }) => {
    const named = kind === 'UNKNOWN' || what === '' ? text : what;
    if (kind === 'COMPARISON' && other) return t('wishes.comparisonOfTwo', { what: named, other });
    if (kind === 'ORDER' && other) return t('wishes.orderOfTwo', { what: named, other });
    if (kind === 'SIZE') return chapter ? t(`wishes.${bound ?? 'SIZE'}`, { chapter }) : named;
    if ((kind === 'EMPHASIS' || kind === 'BREVITY') && chapter && what === '')
      return t(`wishes.${kind}ofChapter`, { chapter });
    const said = t(`wishes.${kind}`, { what: named });
    if (chapter && section) return t('wishes.atSection', { said, chapter, section });
    if (chapter) return t('wishes.atChapter', { said, chapter });
    return position ? t(`wishes.at${position}`, { said }) : said;
  };
}
