import { IconX } from '@tabler/icons-react';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { AllowSource } from '../../../domain/works/allow-source.tsx';
import { AllowSources } from '../../../domain/works/allow-sources.tsx';
import { WorkLine } from '../../../domain/works/work-line.tsx';
import { WorkSearch } from '../works/work-search.tsx';
import classes from './literature-step.module.css';
import { StepButtons, type StepMoves } from './step-buttons.tsx';
import { UploadPapers } from './upload-papers.tsx';

/** What the contract takes. */
const maximumPapers = 50;

interface LiteratureStepProps extends StepMoves {
  outline: OutlineDetail;
  chosen: readonly Work[];
  onChange: (change: (chosen: readonly Work[]) => readonly Work[]) => void;
}

/** Search the library, or bring one's own papers; neither is needed to go on. */
export function LiteratureStep({ outline, chosen, onChange, ...moves }: LiteratureStepProps) {
  const { t } = useTranslation(['outlines', 'sources']);
  const isFull = chosen.length >= maximumPapers;

  const choose = (works: readonly Work[]) =>
    onChange((before) => {
      const added = works.filter(({ id }) => !before.some((work) => work.id === id));
      return [...before, ...added].slice(0, maximumPapers);
    });
  const replace = (changed: readonly Work[]) =>
    onChange((before) => before.map((work) => changed.find(({ id }) => id === work.id) ?? work));
  const unproven = chosen.filter(({ standing }) => standing === 'UNPROVEN').length;
  const leave = (id: string) => onChange((before) => before.filter((work) => work.id !== id));

  return (
    <>
      <UploadPapers key1={outline.key1} isFull={isFull} onAdded={choose} />
      <WorkSearch
        outline={outline}
        saysLacking
        isFull={isFull}
        isChosen={(id) => chosen.some((work) => work.id === id)}
        onChoose={(work) => choose([work])}
        onLeave={({ id }) => leave(id)}
      />
      <section className={classes.chosen}>
        <h3>{t('wizard.PAPERS.chosen', { count: chosen.length })}</h3>
        {isFull ? <p className={classes.empty}>{t('wizard.PAPERS.full', { count: maximumPapers })}</p> : null}
        {unproven > 0 ? <p className={classes.empty}>{t('sources:unproven', { count: unproven })}</p> : null}
        <AllowSources works={chosen} onChanged={replace} />
        {chosen.length === 0 ? (
          <p className={classes.empty}>{t('wizard.PAPERS.nothingChosen')}</p>
        ) : (
          <ol>
            {chosen.map((work) => (
              <li key={work.id}>
                <div>
                  <WorkLine work={work} />
                  <AllowSource work={work} onChanged={(changed) => replace([changed])} />
                </div>
                <button
                  type="button"
                  aria-label={t('wizard.PAPERS.remove', { title: work.title })}
                  onClick={() => leave(work.id)}
                >
                  <IconX size={16} stroke={1.5} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ol>
        )}
      </section>
      <StepButtons {...moves} nextLabel={chosen.length === 0 ? t('wizard.PAPERS.skip') : t('wizard.PAPERS.next')} />
    </>
  );
}
