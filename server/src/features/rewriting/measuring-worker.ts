import type { Language } from '@yanmo/contract/languages';
import type { TaskModule } from '../../platform/threads/task.ts';
import { type Copies, type MeasuredText, measureText } from '../../text/measuring/measure-text.ts';

export interface MeasuringQuestion {
  text: string;
  language?: Language | undefined;
  copies?: Copies[] | undefined;
}

const measure: TaskModule<MeasuringQuestion, MeasuredText> = ({ text, language, copies }) =>
  measureText(text, language, copies);
export default measure;
