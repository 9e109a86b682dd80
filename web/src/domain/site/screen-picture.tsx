import { useComputedColorScheme } from '@mantine/core';
import { currentLanguage } from '../../lib/i18n.ts';
import classes from './screen-picture.module.css';
import { findScreen, type ScreenName, screenSize } from './screens.ts';

/** A page of this site as it looks, in the reader's language and scheme; made by `npm run screenshots`. */
export function ScreenPicture({ screen, alt }: { screen: ScreenName; alt: string }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { width, height } = screenSize(screen);
  const src = findScreen(screen, currentLanguage(), scheme);
  // Without the picture the words beside it are still true.
  if (!src) return null;
  return (
    <img
      className={classes.picture}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
