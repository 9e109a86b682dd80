import type { Language } from '@yanmo/contract/languages';
import { listNamed, type Work } from '@yanmo/contract/works';
import type { PaperWork, SourceWork } from '../../engines/engine.ts';

const nameOf = ({ family, given }: Work['authors'][number], language: Language | null): string =>
  language === 'zh' || language === 'ja' ? `${family}${given}` : family;

/** A record as an outline is written from it. */
export function sourceWorkOf(work: Work): SourceWork {
  return {
    id: work.id,
    title: work.title,
    authors: work.authors.map(({ family, given }) => `${family} ${given}`.trim()).join(', '),
    year: work.year,
    abstract: work.abstract,
    ...(work.topics && Object.keys(work.topics).length > 0 ? { topics: work.topics } : {}),
    ...(work.is_on_method ? { isOnMethod: true } : {}),
  };
}

/** A record as an engine sees it, before anybody has read more of it. */
export function paperWorkOf(work: Work): PaperWork {
  const named = listNamed(work.authors);
  return {
    ...sourceWorkOf(work),
    language: work.language,
    names: named.map((author) => nameOf(author, work.language)).filter(Boolean),
    ...(named.length < work.authors.length ? { hasOthers: true } : {}),
    text: null,
    ...(work.standing === 'AT_HAND' || work.standing === 'GIVEN' ? { isOwn: true } : {}),
    card: null,
  };
}
