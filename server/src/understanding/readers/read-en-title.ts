import type { Reading } from '../title-reading.ts';
import { readAsBefore } from './read-as-before.ts';

export const readEnTitle = (title: string): Reading => readAsBefore(title, 'en');
