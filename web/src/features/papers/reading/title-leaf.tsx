import { useTranslation } from 'react-i18next';
import { languageNames } from '../../../lib/i18n.ts';
import { BrokenAtWords } from '../../../ui/broken-at-words.tsx';
import type { PaperText } from './api.ts';
import { readGaps } from './read-gaps.ts';
import { RunLine } from './run-line.tsx';
import classes from './title-leaf.module.css';

/** The title and the abstracts: what stands before the first chapter. */
export function TitleLeaf({ paper: { title, language, abstracts } }: { paper: PaperText }) {
  const { t } = useTranslation('amending');
  const ordered = abstracts.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  );
  return (
    <>
      <h1 className={classes.title} lang={language}>
        <BrokenAtWords text={title} />
      </h1>
      {ordered.map((abstract) => (
        <section key={abstract.language} className={classes.abstract} lang={abstract.language}>
          <h2>
            {abstracts.length > 1
              ? t('read.abstractIn', { language: languageNames[abstract.language] })
              : t('read.abstract')}
          </h2>
          {abstract.text.split(/\n\s*\n/u).map((paragraph) => (
            <p key={paragraph}>
              <RunLine runs={readGaps(paragraph)} />
            </p>
          ))}
        </section>
      ))}
    </>
  );
}
