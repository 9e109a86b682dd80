import { IconCircleDashed, IconPencil, IconSparkles, IconWand } from '@tabler/icons-react';
import type { SectionText } from '@yanmo/contract/paper-text';
import { useTranslation } from 'react-i18next';
import type { PaperText } from '../reading/api.ts';
import { listDraftSections } from './kept-drafts.ts';
import classes from './section-tree.module.css';

interface SectionTreeProps {
  paper: PaperText;
  currentSection: string;
  onChoose: (sectionId: string) => void;
}

/** The headings, each with the version of its text and what is open about it. */
export function SectionTree({ paper, currentSection, onChoose }: SectionTreeProps) {
  const { t } = useTranslation('amending');
  const unsaved = listDraftSections(paper.out_trade_no);
  return (
    <nav aria-label={t('amend.sections')}>
      <ol className={classes.tree} lang={paper.language}>
        {paper.sections.map((section) => (
          <li key={section.id} data-depth={section.depth}>
            {section.text ? (
              <button
                type="button"
                title={t(`mark.origin.${section.text.origin}`)}
                aria-current={section.id === currentSection ? 'true' : undefined}
                onClick={() => onChoose(section.id)}
              >
                <span className={classes.name}>
                  <span className={classes.number}>{section.number}</span> {section.title}
                </span>
                <Marks
                  text={section.text}
                  openState={paper.amendments.find(({ section_id }) => section_id === section.id)?.state ?? null}
                  isUnsaved={unsaved.includes(section.id)}
                />
              </button>
            ) : (
              <span className={classes.heading}>
                <span className={classes.number}>{section.number}</span> {section.title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface MarksProps {
  text: NonNullable<SectionText['text']>;
  openState: string | null;
  isUnsaved: boolean;
}

function Marks({ text, openState, isUnsaved }: MarksProps) {
  const { t } = useTranslation('amending');
  const Mark = text.origin === 'STUDENT' ? IconPencil : text.origin === 'AMENDMENT' ? IconWand : null;
  const facts = [
    openState === 'PROPOSED' ? t('mark.proposed') : openState === 'WORKING' ? t('mark.working') : null,
    isUnsaved ? t('mark.unsaved') : null,
  ].filter((fact) => fact !== null);
  return (
    <span className={classes.marks}>
      {facts.length > 0 ? (
        <span className={classes.open}>
          {openState ? (
            <IconSparkles size={14} stroke={1.5} aria-hidden="true" />
          ) : (
            <IconCircleDashed size={14} stroke={1.5} aria-hidden="true" />
          )}
          {facts.join(t('separator'))}
        </span>
      ) : null}
      <span>
        {Mark ? <Mark size={14} stroke={1.5} aria-hidden="true" /> : null}
        {t('mark.version', { version: text.version })}
      </span>
    </span>
  );
}
