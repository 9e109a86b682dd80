import type { Reading } from '../title-reading.ts';
import { readAsBefore } from './read-as-before.ts';

export const readJaTitle = (title: string): Reading => readAsBefore(title, 'ja');
