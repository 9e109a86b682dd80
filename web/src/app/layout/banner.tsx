import { ActionIcon } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { HomeInfo } from '@yanmo/contract/home';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeInfo } from '../../domain/site/home-info.ts';
import { promoLinesOf } from '../../domain/site/promo-lines.ts';
import { bannerIntervalMs } from '../../lib/constants.ts';
import { formatNumber } from '../../lib/format.ts';
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
  const lines = useLines(home);
  const count = lines.length;
  const isTurning = count > 1 && !isPaused && !isHeld && !isMotionReduced;

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setIndex((now) => now + 1), bannerIntervalMs);
    return () => clearInterval(timer);
  }, [isTurning]);

  const line = lines[index % Math.max(count, 1)];
  if (!line) return <div className={classes.banner} />;
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
        {line}
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

/** First what this site's own deliveries bear out, then what the operator says. */
function useLines(home: HomeInfo | undefined): string[] {
  const { t } = useTranslation();
  if (!home) return [];
  const promo = promoLinesOf(home.measured).map((line) =>
    line.kind === 'paper'
      ? t('promo.paper', { characters: formatNumber(30_000), minutes: line.minutes })
      : t('promo.outline', { characters: formatNumber(line.characters) }),
  );
  return [...promo, ...home.banner.map((labels) => labels[currentLanguage()])];
}
