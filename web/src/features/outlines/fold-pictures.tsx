import { useIntersection } from '@mantine/hooks';
import { IconGripVertical } from '@tabler/icons-react';
import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import { totalWords } from '@yanmo/contract/chapter-words';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { GreyLines } from '../../ui/grey-lines.tsx';
import { flatten, type Row } from './editor/chapter-tree.ts';
import classes from './fold-pictures.module.css';
import { startForm } from './form-state.ts';
import { sampleTarget, useSampleChapters } from './use-sample-chapters.ts';

interface PictureProps {
  children: ReactNode;
  /** Headings that appear one after the other wait until someone looks. */
  writing?: 'waiting' | 'begun';
  pictureRef?: (element: HTMLElement | null) => void;
}

/** The screens in small, drawn anew in every language and scheme; the words beside them say the same to those who listen. */
function Picture({ children, writing, pictureRef }: PictureProps) {
  return (
    <div ref={pictureRef} className={classes.picture} data-writing={writing} aria-hidden="true">
      <div className={classes.sheet}>{children}</div>
    </div>
  );
}

export function TitlePicture() {
  const { t } = useTranslation('outlines');
  const labelOf = useCodeLabel();
  const language = currentLanguage();
  const { product, type, field, word_count } = startForm(language).values;
  const choices = [
    [t('form.level'), labelOf('levels', product)],
    [t('form.type'), labelOf('types', type)],
    [t('form.language'), labelOf('languages', language)],
    [t('form.field'), labelOf('fields', field)],
    [t('form.words'), `${formatNumber(word_count)} ${t(`words.${language}`)}`],
  ] as const;
  return (
    <Picture>
      <p className={classes.label}>{t('form.title')}</p>
      <p className={classes.line}>
        {t('sample.title')}
        <span className={classes.caret} />
      </p>
      {choices.map(([name, choice]) => (
        <p key={name} className={classes.choice}>
          <span>{name}</span>
          <span className={classes.chip}>{choice}</span>
        </p>
      ))}
    </Picture>
  );
}

/** So many headings are on the sheet when the picture is whole; the caret stands after the last. */
const writtenRows = 7;
/** Slower than the built-in engine, about as one reads. */
const writtenEveryMs = 220;

export function OutlinePicture() {
  const { t } = useTranslation('outlines');
  const rows = flatten(useSampleChapters()).slice(0, writtenRows);
  const { ref, entry } = useIntersection({ threshold: 0.5 });
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (entry?.isIntersecting) setIsSeen(true);
  }, [entry]);
  return (
    <Picture writing={isSeen ? 'begun' : 'waiting'} pictureRef={ref}>
      <p className={classes.title}>{t('sample.title')}</p>
      <div className={classes.writing}>
        {rows.map((row, index) => (
          <Heading key={row.chapter.id} row={row} delayMs={(index + 1) * writtenEveryMs} />
        ))}
        <span className={classes.caret} />
        <GreyLines count={2} />
      </div>
    </Picture>
  );
}

export function EditPicture() {
  const { t } = useTranslation('outlines');
  const chapters = useSampleChapters();
  const unit = t(`words.${currentLanguage()}`);
  // The sections of one chapter, and the other chapters whole: the lengths on the sheet add up to its total.
  const rows = flatten(chapters).filter(({ depth, path }) => depth === 0 || (depth === 1 && path[0] === 1));
  return (
    <Picture>
      {rows.map((row, index) => (
        <div key={row.chapter.id} className={classes.row} data-held={index === 1 || undefined}>
          <IconGripVertical className={classes.handle} size={14} stroke={1.5} />
          <Heading row={row} />
          <span className={classes.words}>{formatNumber(row.chapter.word_count)}</span>
        </div>
      ))}
      <p className={classes.total}>
        {t('total.sum', { total: formatNumber(totalWords(chapters)), target: formatNumber(sampleTarget), unit })}
      </p>
    </Picture>
  );
}

function Heading({ row: { chapter, depth, path }, delayMs = 0 }: { row: Row; delayMs?: number }) {
  return (
    <p className={classes.heading} data-depth={depth} style={{ animationDelay: `${delayMs}ms` }}>
      <span>{chapterNumber(currentLanguage(), path)}</span> {chapter.title}
    </p>
  );
}
