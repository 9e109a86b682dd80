import type { TitleData } from '../title-data.ts';
import { frames } from './frames.ts';
import { patterns } from './patterns.ts';
import { peopled } from './peopled.ts';
import { reasons } from './reasons.ts';
import { stuff } from './stuff.ts';
import { topics, works } from './topics.ts';
import { views } from './views.ts';

export const es: TitleData = { topics, works, views, patterns, frames, stuff, peopled, reasons };
