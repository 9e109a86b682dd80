import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePaperList } from '../../features/papers/reading/api.ts';
import { useSession } from '../../lib/session.ts';
import classes from './paper-choice.module.css';

/** A paper that was written here, or a file that is brought along. */
export type Whose = 'own' | 'brought';

/**
 * What a page shows first: whoever has no paper here is met by the place for a file. Null until that is known. It stays so for as long as the
 * page is open: a file that is on its way must not lose its place because somebody logged in to send it.
 */
export function useWhose(chosen: Whose | null): Whose | null {
  const isVisitor = useSession() === null;
  const { data, error } = usePaperList(1);
  const [first, setFirst] = useState<Whose | null>(isVisitor ? 'brought' : null);
  if (first === null && (data || error)) setFirst(data?.total === 0 ? 'brought' : 'own');
  return chosen ?? first;
}

interface PaperChoiceProps {
  whose: Whose;
  label: string;
  names: Readonly<Record<Whose, string>>;
  paths: Readonly<Record<Whose, string>>;
}

export function PaperChoice({ whose, label, names, paths }: PaperChoiceProps) {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      className={classes.choice ?? ''}
      mb="lg"
      value={whose}
      onChange={(value) => void navigate(paths[value])}
      aria-label={label}
      data={(['own', 'brought'] as const).map((value) => ({ value, label: names[value] }))}
    />
  );
}
