import { scaleTo } from '@yanmo/contract/chapter-words';
import { defaultWordCount } from '@yanmo/contract/codes';
import type { Chapter } from '@yanmo/contract/outlines';
import { useTranslation } from 'react-i18next';
import { newChapter } from './editor/chapter-tree.ts';

const chapters = ['c1', 'c2', 'c3', 'c4', 'c5'] as const;
const sections = ['s1', 's2'] as const;
const points = ['first', 'second'] as const;

/** What the form offers first, so that the pictures show the lengths a new outline has. */
export const sampleTarget = defaultWordCount.UNDERGRADUATE;

/** The sample as the editor would hold it, its length shared out by the editor's own rule. */
export function useSampleChapters(): Chapter[] {
  const { t } = useTranslation('outlines');
  const tree = chapters.map((chapter) => ({
    ...newChapter(chapter),
    title: t(`sample.${chapter}.title`),
    children: sections.map((section) => ({
      ...newChapter(`${chapter}.${section}`),
      title: t(`sample.${chapter}.${section}.title`),
      children: points.map((point) => ({
        ...newChapter(`${chapter}.${section}.${point}`),
        title: t(`sample.${chapter}.${section}.${point}`),
      })),
    })),
  }));
  return scaleTo(tree, sampleTarget);
}
