import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { NumberedSource } from './citation-tokens.ts';
import classes from './inline-bar.module.css';
import type { InlineObject } from './inline-objects.ts';

interface InlineBarProps {
  object: InlineObject;
  /** The draft that it stands in: what a pointer points at is found there. */
  draft: string;
  sources: readonly NumberedSource[];
  onMove: (to: 'back' | 'on') => void;
  onRemove: () => void;
}

/** What the selected citation, gap or pointer is, and what can be done with it. */
export function InlineBar({ object, draft, sources, onMove, onRemove }: InlineBarProps) {
  const { t } = useTranslation('amending');
  const numbers = object.kind === 'citation' ? (object.text.match(/\d+/gu) ?? []).map(Number) : [];
  const named = sources.filter(({ number }) => numbers.includes(number)).map(({ reference }) => reference.text);
  const what =
    object.kind === 'citation'
      ? named.join(t('separator'))
      : object.kind === 'pointer'
        ? captionOf(draft, object.text.slice(2, -1))
        : object.text.slice(1, -1);
  return (
    <div className={classes.bar} role="toolbar" aria-label={t(`inline.${object.kind}`)}>
      <span className={classes.kind}>{t(`inline.${object.kind}`)}</span>
      <span className={classes.what} title={what}>
        {what === '' ? t('inline.unknown') : what}
      </span>
      <IconButton icon={IconArrowLeft} size="compact" label={t('inline.back')} onClick={() => onMove('back')} />
      <IconButton icon={IconArrowRight} size="compact" label={t('inline.on')} onClick={() => onMove('on')} />
      <IconButton icon={IconTrash} size="compact" label={t('inline.remove')} onClick={onRemove} />
    </div>
  );
}

/** Of the table or the figure with this name; what stands in another section is called by its name. */
function captionOf(draft: string, name: string): string {
  const line = draft.split('\n').find((one) => one.trimEnd().endsWith(`{#${name}}`));
  return (
    line
      ?.replace(/^\s*:/u, '')
      .replace(/\{#[\w-]+\}\s*$/u, '')
      .trim() || name
  );
}
