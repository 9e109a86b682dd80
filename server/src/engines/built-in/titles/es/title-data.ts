import type { TitleData } from '../title-data.ts';
import { patterns } from './patterns.ts';
import { reasons } from './reasons.ts';
import { topics, works } from './topics.ts';
import { views } from './views.ts';

export const es: TitleData = { topics, works, views, patterns, reasons };
