import type { Piece, Prepared } from '../prepare-rewriting.ts';
import type { CandidateFault, RewriteRequest, Rewriting } from '../rewriter.ts';
import type { WeighedCandidate } from '../weigh-candidates.ts';

export interface BegunRewriting {
  prepared: Prepared;
  rate: number | null;
  distances: number[];
}

/** What is computed for a rewriting whose words come from elsewhere. */
export type RewritingAsk =
  | { what: 'begin'; request: RewriteRequest }
  | { what: 'weigh'; request: RewriteRequest; piece: Piece; candidates: string[] }
  | {
      what: 'end';
      request: RewriteRequest;
      begun: BegunRewriting;
      chosen: (WeighedCandidate | null)[];
      refused: CandidateFault[];
    };

export type RewritingAnswer =
  | ({ what: 'begun'; done: Rewriting | null } & BegunRewriting)
  | { what: 'weighed'; candidates: WeighedCandidate[] }
  | { what: 'ended'; rewriting: Rewriting };
