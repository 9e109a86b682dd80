import type { OutlineForm } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { WorkLine } from '../../../domain/works/work-line.tsx';
import { GreyLines } from '../../../ui/grey-lines.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import classes from './gathered-sheet.module.css';

interface GatheredSheetProps {
  form: OutlineForm;
  keywords: readonly string[];
  papers: readonly Work[];
  requirements: string;
}

/** What the outline will be written from, as it comes together. */
export function GatheredSheet({ form, keywords, papers, requirements }: GatheredSheetProps) {
  const { t } = useTranslation('outlines');
  return (
    <Sheet label={t('wizard.sheet')}>
      <div className={classes.sheet} lang={form.language}>
        <p className={classes.title}>{form.title}</p>
        {keywords.length > 0 ? (
          <p className={classes.keywords}>
            <strong>{t('wizard.KEYWORDS.name')}</strong> {keywords.join(' · ')}
          </p>
        ) : null}
        <GreyLines count={papers.length > 0 ? 5 : 8} />
        {requirements.trim() ? (
          <>
            <h3>{t('wizard.REQUIREMENTS.name')}</h3>
            <p className={classes.requirements}>{requirements}</p>
          </>
        ) : null}
        {papers.length > 0 ? (
          <>
            <h3>{t('wizard.sheetPapers')}</h3>
            <ol className={classes.papers}>
              {papers.map((work) => (
                <li key={work.id}>
                  <WorkLine work={work} />
                </li>
              ))}
            </ol>
          </>
        ) : null}
      </div>
    </Sheet>
  );
}
