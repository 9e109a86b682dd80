import { IconFileUpload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './composer.module.css';

/** Files may be dropped anywhere while the page is in front; words that are dragged stay words. */
export function DropCover({ place, onFiles }: { place: 'page' | 'panel'; onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('chat');
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => onFiles(files));

  useEffect(() => {
    // The panel is beside another page, which may want the file itself.
    if (place === 'panel') return;
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      setIsOver(false);
    };
  }, [place]);

  if (!isOver) return null;
  return (
    <div className={classes.cover}>
      <IconFileUpload size={36} stroke={1.5} aria-hidden="true" />
      {t('files.drop')}
      <small>{t('files.rules')}</small>
    </div>
  );
}
