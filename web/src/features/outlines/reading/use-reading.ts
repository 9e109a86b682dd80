import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutlineForm } from '@yanmo/contract/outlines';
import { useSession } from '../../../lib/session.ts';
import { readingQuery, type SentReading, wishesQuery } from '../api.ts';
import { findTitleProblem } from '../form-state.ts';
import { type AskedReading, correct, keptWishes } from './correction.ts';

/** A title that rests as long is read; requirements are longer and grow more slowly. */
const titleRestMs = 500;
const requirementsRestMs = 800;

/**
 * How the server reads the form while it is filled in. Nothing depends on it: where it is late or fails, the form is sent
 * without, and the server reads the title when it writes.
 */
export function useReading(form: OutlineForm, { requirements, correction, dropped }: AskedReading) {
  const client = useQueryClient();
  const isLoggedIn = useSession() !== null;
  const hasTitle = findTitleProblem(form.title) === null;
  const current = { ...form, title: form.title.trim() };
  const [rested] = useDebouncedValue(current.title, titleRestMs);
  const text = requirements.trim();
  // A length is slid to, and bears on what has room.
  const wishing = JSON.stringify([current, text]);
  const [restedWishing] = useDebouncedValue(wishing, requirementsRestMs);
  const [restedForm, restedText] = JSON.parse(restedWishing) as [OutlineForm, string];

  const asked = { ...current, title: rested };
  const isAsked = isLoggedIn && hasTitle && findTitleProblem(rested) === null;
  const read = useQuery({ ...readingQuery(asked), enabled: isAsked, placeholderData: keepPreviousData });
  const { understanding: reading = null, doubts = [], unfitKinds = [] } = (isAsked && read.data) || {};
  /** Of this title and no other. */
  const isCurrent = reading !== null && !read.isPlaceholderData && rested === current.title;
  const understanding = reading && (isCurrent ? correct(reading, correction) : reading);

  const wished = useQuery({
    ...wishesQuery(restedForm, restedText, understanding),
    enabled: isCurrent && restedText !== '' && restedForm.title === current.title,
    placeholderData: keepPreviousData,
  });
  const hasText = text !== '';

  return {
    isOffered: isLoggedIn && hasTitle,
    /** As it was read, before any correction. */
    reading,
    understanding,
    /** Of how it was read; what is corrected since settles some. */
    doubts,
    unfitKinds,
    isCurrent,
    hasFailed: read.isError && reading === null,
    wishes: hasText && wished.data ? keptWishes(wished.data, dropped) : null,
    readWishes: wished.data ?? [],
    isReadingWishes: hasText && isAsked && !read.isError && (wished.isFetching || restedWishing !== wishing),
    /** What goes with the form at this moment; what is not known yet is left to the server. */
    sent(): Pick<SentReading, 'understanding' | 'wishes'> {
      const known = isLoggedIn ? client.getQueryData(readingQuery(current).queryKey) : undefined;
      if (!known) return {};
      const wanted = correct(known.understanding, correction);
      if (!hasText) return { understanding: wanted, wishes: [] };
      const wishes = client.getQueryData(wishesQuery(current, text, wanted).queryKey);
      return { understanding: wanted, ...(wishes ? { wishes: keptWishes(wishes, dropped) } : {}) };
    },
  };
}

export type Reading = ReturnType<typeof useReading>;
