import type { Reading } from '../title-reading.ts';
import { readAsBefore } from './read-as-before.ts';

export const readZhTitle = (title: string): Reading => readAsBefore(title, 'zh');
