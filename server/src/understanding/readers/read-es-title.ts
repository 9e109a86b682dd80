import type { Reading } from '../title-reading.ts';
import { readAsBefore } from './read-as-before.ts';

export const readEsTitle = (title: string): Reading => readAsBefore(title, 'es');
