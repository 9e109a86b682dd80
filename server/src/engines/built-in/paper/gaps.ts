import { rotate } from '../seeded-random.ts';
import { type Desk, fillersAt } from './desk.ts';
import type { Spot } from './read-outline.ts';
import type { GapKind } from './role-specs.ts';
import { fillFrame } from './scribe.ts';

export const gapCell = (desk: Desk, text: string): string => `[${desk.wording.materials.gap}: ${text}]`;

/** A marked place for what only the student can supply. */
export function writeGap(kind: GapKind, spot: Spot, desk: Desk, label = ''): string | null {
  const { materials } = desk.wording;
  const frames = rotate(materials.gaps[kind], desk.subject.seed, `${spot.section.id}${kind}${label}`);
  for (const frame of frames) {
    const text = fillFrame(frame, fillersAt(spot, desk), desk.subject.language);
    const lower =
      text && (desk.subject.language === 'en' || desk.subject.language === 'es')
        ? text.charAt(0).toLowerCase() + text.slice(1)
        : text;
    if (!lower || desk.shown.has(`gap:${lower}`)) continue;
    desk.shown.add(`gap:${lower}`);
    return `[${materials.gap}: ${lower.replace(/[。.]$/u, '')}]`;
  }
  return null;
}

/** A concept that the knowledge does not hold is the student's to define, with a source. */
export function writeDefinitionGap(spot: Spot, desk: Desk): string | null {
  const { language } = desk.subject;
  const { object = '', aspect } = desk.subject.slots.long;
  const name = aspect && spot.section.title.toLowerCase().includes(aspect.toLowerCase()) ? aspect : object;
  const text = {
    zh: `${name}的定义及出处`,
    en: `the definition of ${name}, with its source`,
    es: `la definición de «${name}», con su fuente`,
    ja: `${name}の定義と出典`,
  }[language];
  if (desk.shown.has(`gap:${text}`)) return null;
  desk.shown.add(`gap:${text}`);
  return gapCell(desk, text);
}
