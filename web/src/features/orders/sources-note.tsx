import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { outlineWorksPath } from '../../domain/papers/paper-links.ts';
import { AllowAllButton } from '../../domain/works/allow-all-button.tsx';
import { sourcesQuery } from './api.ts';
import classes from './sources-note.module.css';

/** After so many, the rest is only counted. */
const namedWorks = 3;

interface SourcesNoteProps {
  key1: string;
  /** To the outline, where works are added. */
  onLeave: () => void;
  /** To the order, as it is. */
  onGoOn: () => void;
}

/** How many works a paper could rest on, said before it is paid for: what nobody bore out is printed only at the student's word. */
export function SourcesNote({ key1, onLeave, onGoOn }: SourcesNoteProps) {
  const { t } = useTranslation(['orders', 'sources']);
  const navigate = useNavigate();
  const { data } = useQuery(sourcesQuery(key1));
  if (!data) return null;
  const { references, wanted, counts, withheld } = data;
  const found = references.length;
  const values = { found, wanted };
  const isEnough = found >= wanted;
  const key = isEnough ? 'enough' : found === 0 ? 'none' : 'few';
  const kinds = (['verified', 'at_hand', 'given', 'named'] as const).filter((kind) => counts[kind] > 0);
  return (
    <div className={classes.notes}>
      <Alert
        role="note"
        color={isEnough ? 'good' : 'warn'}
        variant="light"
        title={t(`panel.sources.${key}.title`, values)}
      >
        {kinds.length > 0 ? (
          <p className={classes.kinds}>
            {kinds.map((kind) => t(`sources:counts.${kind}`, { count: counts[kind] })).join(' · ')}
          </p>
        ) : null}
        {t(`panel.sources.${key}.text`, values)}
        {isEnough ? null : (
          <>
            <p className={classes.advice}>{t('panel.sources.ways')}</p>
            <div className={classes.ways}>
              {(['upload', 'search'] as const).map((place) => (
                <Button
                  key={place}
                  size="compact-sm"
                  variant="default"
                  onClick={() => {
                    onLeave();
                    void navigate(outlineWorksPath(key1, place));
                  }}
                >
                  {t(`panel.sources.${place}`)}
                </Button>
              ))}
              <Button size="compact-sm" variant="subtle" onClick={onGoOn}>
                {t('panel.sources.without')}
              </Button>
            </div>
          </>
        )}
      </Alert>
      {withheld.length > 0 ? <Withheld works={withheld} /> : null}
    </div>
  );
}

/** Entries of the student's own that wait for a word. */
function Withheld({ works }: { works: readonly Work[] }) {
  const { t } = useTranslation('sources');
  return (
    <Alert role="note" color="warn" variant="light" title={t('withheld.title', { count: works.length })}>
      <ul className={classes.works}>
        {works.slice(0, namedWorks).map(({ id, title, language }) => (
          <li key={id} lang={language ?? undefined}>
            {title}
          </li>
        ))}
        {works.length > namedWorks ? <li>{t('withheld.more', { count: works.length - namedWorks })}</li> : null}
      </ul>
      <p className={classes.kinds}>{t('allow.text', { count: works.length })}</p>
      <AllowAllButton works={works} />
    </Alert>
  );
}
