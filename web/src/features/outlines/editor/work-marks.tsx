import { UnstyledButton } from '@mantine/core';
import type { Work } from '@yanmo/contract/works';
import { useTranslation } from 'react-i18next';
import { WorkLine } from '../../../domain/works/work-line.tsx';
import { Popover } from '../../../ui/popover.tsx';
import classes from './work-marks.module.css';

interface WorkMarksProps {
  works: readonly string[];
  papers: readonly Work[];
  number: string;
}

/** The works a chapter rests on, as footnote marks that open. The number is the work's place among the chosen ones. */
export function WorkMarks({ works, papers, number }: WorkMarksProps) {
  const { t } = useTranslation('outlines');
  const found = papers.flatMap((work, index) => (works.includes(work.id) ? [{ work, mark: index + 1 }] : []));
  if (found.length === 0) return null;
  return (
    <span className={classes.marks}>
      {found.map(({ work, mark }) => (
        <Popover key={work.id} width={320} position="bottom" withArrow>
          <Popover.Target>
            <UnstyledButton className={classes.mark} aria-label={t('editor.work', { number, mark })}>
              {mark}
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown>
            <p className={classes.rests}>{t('editor.restsOn')}</p>
            <WorkLine work={work} mark="STILL" />
          </Popover.Dropdown>
        </Popover>
      ))}
    </span>
  );
}
