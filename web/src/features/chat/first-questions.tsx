import { useTranslation } from 'react-i18next';
import { BrokenAtWords } from '../../ui/broken-at-words.tsx';
import { Seal } from '../../ui/seal.tsx';
import classes from './first-questions.module.css';
import type { ChosenContext } from './use-composer-draft.ts';

const questions = ['structure', 'literature', 'citing', 'defence'] as const;
const ownQuestions = ['summary', 'weak', 'examiner'] as const;

interface FirstQuestionsProps {
  place: 'page' | 'panel';
  about: ChosenContext | null;
  onPick: (text: string) => void;
}

/** The sheet before the first letter: what can be asked here, ready to be sent. */
export function FirstQuestions({ place, about, onPick }: FirstQuestionsProps) {
  const { t } = useTranslation('chat');
  const hasOwn = about !== null && about.context.kind !== 'LIBRARY';
  const offered = hasOwn ? ownQuestions.map((name) => t(`own.${name}`)) : questions.map((name) => t(`first.${name}`));
  const Heading = place === 'page' ? 'h1' : 'h2';
  return (
    <div className={classes.empty} data-place={place}>
      <div className={classes.inner}>
        {place === 'page' ? <Seal size={40} /> : null}
        <Heading>
          <BrokenAtWords text={t('empty.title')} />
        </Heading>
        <p>{hasOwn && about.title ? t('empty.about', { title: about.title }) : t('empty.text')}</p>
        <ul>
          {offered.map((text) => (
            <li key={text}>
              <button type="button" onClick={() => onPick(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
