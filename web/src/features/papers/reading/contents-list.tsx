import type { Language } from '@yanmo/contract/language-choice';
import type { SectionText } from '@yanmo/contract/paper-text';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './contents-list.module.css';

interface ContentsListProps {
  sections: readonly SectionText[];
  language: Language;
  currentSection: string | null;
  onGo: (sectionId: string) => void;
}

/** The headings of the paper, with the one that is being read. */
export function ContentsList({ sections, language, currentSection, onGo }: ContentsListProps) {
  const { t } = useTranslation('amending');
  const list = useRef<HTMLOListElement>(null);

  // The list of a long paper is longer than the window: it follows the reader.
  useEffect(() => {
    if (currentSection === null) return;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [currentSection]);

  return (
    <nav aria-label={t('read.contents')}>
      <ol ref={list} className={classes.contents} lang={language}>
        {sections.map((section) => (
          <li key={section.id} data-depth={section.depth}>
            <button
              type="button"
              aria-current={section.id === currentSection ? 'location' : undefined}
              onClick={() => onGo(section.id)}
            >
              <span className={classes.number}>{section.number}</span> {section.title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
