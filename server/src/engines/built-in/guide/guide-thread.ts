import type { Language } from '@yanmo/contract/languages';
import type { TaskModule } from '../../../platform/threads/task.ts';
import { type GuideAnswer, searchGuide } from './search-guide.ts';

export interface GuideAsk {
  language: Language;
  question: string;
  most: number;
}

const work: TaskModule<GuideAsk, GuideAnswer[]> = ({ language, question, most }) =>
  searchGuide(language, question, most);
export default work;
