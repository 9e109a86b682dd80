import type { TaskModule } from '../../../platform/threads/task.ts';
import { beginRewriting, endRewriting, weighCandidates } from '../weigh-candidates.ts';
import type { RewritingAnswer, RewritingAsk } from './messages.ts';

const work: TaskModule<RewritingAsk, RewritingAnswer> = async (ask) => {
  switch (ask.what) {
    case 'begin':
      return { what: 'begun', ...beginRewriting(ask.request) };
    case 'weigh':
      return { what: 'weighed', candidates: weighCandidates(ask.request, ask.piece, ask.candidates) };
    case 'end':
      return { what: 'ended', rewriting: endRewriting(ask.request, ask.begun, ask.chosen, ask.refused) };
  }
};
export default work;
