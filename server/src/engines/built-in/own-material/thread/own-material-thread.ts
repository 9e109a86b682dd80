import type { TaskModule } from '../../../../platform/threads/task.ts';
import type { Known } from '../interview/choose-questions.ts';
import { type AskedSubject, knowSubject } from '../know-subject.ts';
import type { Material } from '../material.ts';
import { type TakenFile, takeApart } from '../take-apart.ts';

export type MaterialAsk = { take: TakenFile } | { know: AskedSubject };
export type MaterialAnswer = { material: Material } | { known: Known };

const run: TaskModule<MaterialAsk, MaterialAnswer> = (ask) =>
  'take' in ask ? { material: takeApart(ask.take) } : { known: knowSubject(ask.know) };
export default run;
