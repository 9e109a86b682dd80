import { ActionIcon } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeInfo } from '../../domain/site/home-info.ts';
import { bannerIntervalMs } from '../../lib/constants.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import classes from './banner.module.css';

/** The operator's lines, one at a time. Those who asked for less motion turn them by hand. */
export function Banner() {
  const { t } = useTranslation();
  const { data: home } = useHomeInfo();
  const isMotionReduced = useReducedMotion(undefined, { getInitialValueInEffect: false });
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const count = home?.banner.length ?? 0;
  const isTurning = count > 1 && !isPaused && !isHeld && !isMotionReduced;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setIndex((now) => now + 1), bannerIntervalMs);
    return () => clearInterval(timer);
  }, [isTurning]);

  const labels = home?.banner[index % Math.max(count, 1)];
  if (!labels) return <div className={classes.banner} />;
  return (
    <section
      className={classes.banner}
      aria-label={t('banner.label')}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p key={index} className={classes.text} aria-live="off">
        {labels[currentLanguage()]}
      </p>
      {count > 1 ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={isMotionReduced ? t('banner.next') : isPaused ? t('banner.play') : t('banner.pause')}
          onClick={() => (isMotionReduced ? setIndex(index + 1) : setIsPaused(!isPaused))}
        >
          {isMotionReduced ? (
            <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
          ) : isPaused ? (
            <IconPlayerPlay size={16} stroke={1.5} aria-hidden="true" />
          ) : (
            <IconPlayerPause size={16} stroke={1.5} aria-hidden="true" />
          )}
        </ActionIcon>
      ) : null}
    </section>
  );
}
