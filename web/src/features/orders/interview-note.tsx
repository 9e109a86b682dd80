import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { outlineQuestionsPath } from '../../domain/papers/paper-links.ts';
import { interviewStateQuery } from './api.ts';
import classes from './sources-note.module.css';

/** Where the student was not asked yet: what he knows would make a better paper, and the English title is asked for there. */
export function InterviewNote({ key1, onLeave }: { key1: string; onLeave: () => void }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const { data } = useQuery(interviewStateQuery(key1));
  if (!data?.is_due) return null;
  return (
    <Alert role="note" color="azurite" variant="light" title={t('panel.interview.title')}>
      {t('panel.interview.text')}
      <div className={classes.ways}>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            onLeave();
            void navigate(outlineQuestionsPath(key1));
          }}
        >
          {t('panel.interview.open')}
        </Button>
      </div>
    </Alert>
  );
}
