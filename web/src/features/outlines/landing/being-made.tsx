import { Button } from '@mantine/core';
import { useIntersection, useReducedMotion } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '@yanmo/contract/language-choice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { loadPart } from '../../../lib/load-part.ts';
import classes from './being-made.module.css';
import type english from './excerpts/en.json';
import landing from './landing.module.css';
import { type Piece, piecesOf } from './pieces.ts';

type Excerpt = typeof english;

const files = import.meta.glob<{ default: Excerpt }>('./excerpts/*.json');

function useExcerpt(language: Language) {
  return useQuery({
    queryKey: ['excerpt', language],
    queryFn: async () => {
      const load = files[`./excerpts/${language}.json`];
      return load ? (await loadPart(load)).default : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One heading, or one sentence, every so many ms: about as fast as one follows with the eyes. */
const headingMs = 110;
const pieceMs = 260;

/**
 * An outline and a section of a committed sample (docs/samples), as the built-in engine wrote them. They are all there from
 * the start and keep their places; what is animated, once, is only how they come to be seen.
 */
export function BeingMade() {
  const { t } = useTranslation('landing');
  const language = currentLanguage();
  const { data: excerpt } = useExcerpt(language);
  const hasReducedMotion = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const { ref, entry } = useIntersection({ threshold: 0.25 });
  const [showing, setShowing] = useState(0);
  if (entry?.isIntersecting && showing === 0) setShowing(1);
  return (
    <section>
      <div className={classes.head}>
        <div>
          <h2 className={landing.heading}>{t('made.heading')}</h2>
          <p className={landing.lead}>{t('made.lead')}</p>
        </div>
        {hasReducedMotion ? null : (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden="true" />}
            onClick={() => setShowing(showing + 1)}
          >
            {t('made.again')}
          </Button>
        )}
      </div>
      <div ref={ref} className={classes.desk} data-showing={showing > 0 ? 'begun' : 'waiting'}>
        {excerpt ? <Sheets key={showing} excerpt={excerpt} /> : null}
      </div>
    </section>
  );
}

function Sheets({ excerpt: { title, chapters, page } }: { excerpt: Excerpt }) {
  const { t } = useTranslation('landing');
  let headings = 0;
  const nextHeading = () => ({ animationDelay: `${headings++ * headingMs}ms` });
  const total = chapters.length + chapters.flatMap(({ sections }) => sections).length;
  let pieces = 0;
  const nextPiece = () => ({ animationDelay: `${total * headingMs * 0.6 + pieces++ * pieceMs}ms` });
  return (
    <>
      <figure className={classes.sheet}>
        <div className={classes.outline}>
          <p className={classes.title}>{title}</p>
          <ol>
            {chapters.map(({ heading, sections }) => (
              <li key={heading}>
                <p className={classes.chapter} style={nextHeading()}>
                  {heading}
                </p>
                <ol>
                  {sections.map((section) => (
                    <li key={section} className={classes.section} style={nextHeading()}>
                      {section}
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </div>
        <figcaption>{t('made.outline')}</figcaption>
      </figure>
      <figure className={classes.sheet}>
        <div className={classes.page}>
          <p className={classes.chapterHead}>{page.chapter}</p>
          <p className={classes.sectionHead}>{page.heading}</p>
          {page.paragraphs.map((paragraph) => (
            <p key={paragraph} className={classes.paragraph}>
              {piecesOf(paragraph).map((piece) => (
                <span key={piece.text} className={classes.piece} style={nextPiece()}>
                  <Marked piece={piece} />
                </span>
              ))}
            </p>
          ))}
          <div className={classes.references}>
            {page.references.map((reference) => (
              <p key={reference} className={classes.piece} style={nextPiece()}>
                {reference}
              </p>
            ))}
          </div>
        </div>
        <figcaption>{t('made.page')}</figcaption>
      </figure>
    </>
  );
}

/** What was left to the student is seen at once. */
function Marked({ piece }: { piece: Piece }) {
  return piece.isGap ? <mark className={classes.gap}>{piece.text}</mark> : piece.text;
}
