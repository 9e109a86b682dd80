import { argue } from './argue.ts';
import { caseStudy } from './case.ts';
import { clinicalStudy } from './clinical-study.ts';
import { design } from './design.ts';
import { designArtefact } from './design-artefact.ts';
import { effect } from './effect.ts';
import { frame } from './frame.ts';
import { kinds } from './kinds.ts';
import { labExperiment } from './lab-experiment.ts';
import { law } from './law.ts';
import { past } from './past.ts';
import { policy } from './policy.ts';
import { relationTest } from './relation-test.ts';
import { statusAndRemedies } from './status-and-remedies.ts';
import { strands } from './strands.ts';
import { teachingDesign } from './teaching-design.ts';
import { textInterpretation } from './text-interpretation.ts';
import { thought } from './thought.ts';
import { undertakings } from './undertakings.ts';
import { wishedMatters } from './wished-matters.ts';
import { wishes } from './wishes.ts';

/** Chinese is written first: its moves are the moves, and the other languages fail to compile where one is missing. */
export const zhPhrases = {
  ...{ ...frame, ...effect, ...design, ...argue, ...kinds, ...strands },
  ...{ ...law, ...policy, ...caseStudy, ...past, ...thought },
  ...clinicalStudy,
  ...designArtefact,
  ...labExperiment,
  ...relationTest,
  ...statusAndRemedies,
  ...teachingDesign,
  ...textInterpretation,
  ...undertakings,
  ...wishes,
  ...wishedMatters,
};

export type Move = keyof typeof zhPhrases;
