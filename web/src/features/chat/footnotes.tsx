import type { ChatSource } from '@yanmo/contract/chat';
import { useTranslation } from 'react-i18next';
import classes from './letters.module.css';

/** What an answer rests on, below it, as a paper has its notes; each opens beside the page. */
export function Footnotes({
  sources,
  onSource,
}: {
  sources: readonly ChatSource[];
  onSource: (source: ChatSource) => void;
}) {
  const { t } = useTranslation('chat');
  if (sources.length === 0) return null;
  return (
    <section className={classes.footnotes} aria-label={t('sources.label')}>
      <ol>
        {sources.map((source) => (
          <li key={source.number}>
            <button type="button" onClick={() => onSource(source)}>
              <sup>{source.number}</sup>
              <span>
                <PlaceOfSource source={source} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PlaceOfSource({ source: { kind, title, heading, page } }: { source: ChatSource }) {
  const { t } = useTranslation('chat');
  return (
    <>
      <span className={classes.kind}>{t(`sources.kind.${kind}`)}</span> <cite>{title}</cite>
      {heading && heading !== title ? t('sources.heading', { heading }) : null}
      {page === null ? null : t('sources.page', { page })}
    </>
  );
}
