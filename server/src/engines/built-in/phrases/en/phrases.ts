import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';
import { argue } from './argue.ts';
import { asked } from './asked.ts';
import { askedSides } from './asked-sides.ts';
import { benchForms } from './bench-forms.ts';
import { bettered } from './bettered.ts';
import { caseStudy } from './case.ts';
import { claims } from './claims.ts';
import { clinicalStudy } from './clinical-study.ts';
import { counted } from './counted.ts';
import { design } from './design.ts';
import { designArtefact } from './design-artefact.ts';
import { designs } from './designs.ts';
import { doctrine } from './doctrine.ts';
import { effect } from './effect.ts';
import { eras } from './eras.ts';
import { failures } from './failures.ts';
import { forms } from './forms.ts';
import { frame } from './frame.ts';
import { hazards } from './hazards.ts';
import { issue } from './issue.ts';
import { joints } from './joints.ts';
import { kinds } from './kinds.ts';
import { labExperiment } from './lab-experiment.ts';
import { latinForms } from './latin-forms.ts';
import { law } from './law.ts';
import { listed } from './listed.ts';
import { machining } from './machining.ts';
import { models } from './models.ts';
import { moods } from './moods.ts';
import { open } from './open.ts';
import { pairForms } from './pair-forms.ts';
import { past } from './past.ts';
import { played } from './played.ts';
import { policy } from './policy.ts';
import { readings } from './readings.ts';
import { relationTest } from './relation-test.ts';
import { reviews } from './reviews.ts';
import { services } from './services.ts';
import { statusAndRemedies } from './status-and-remedies.ts';
import { strands } from './strands.ts';
import { surveys } from './surveys.ts';
import { teachingDesign } from './teaching-design.ts';
import { textInterpretation } from './text-interpretation.ts';
import { things } from './things.ts';
import { thought } from './thought.ts';
import { told } from './told.ts';
import { topic } from './topic.ts';
import { twofold } from './twofold.ts';
import { undertakings } from './undertakings.ts';
import { weighedForms } from './weighed-forms.ts';
import { wideForms } from './wide-forms.ts';
import { wishedMatters } from './wished-matters.ts';
import { wishes } from './wishes.ts';

export const enPhrases: Phrases<Move> = {
  ...{ ...frame, ...effect, ...design, ...argue, ...kinds, ...reviews, ...strands },
  ...{ ...law, ...policy, ...caseStudy, ...past, ...thought },
  ...{ ...topic, ...doctrine, ...issue, ...readings, ...eras, ...claims, ...joints },
  ...{ ...hazards, ...failures, ...forms, ...listed, ...models, ...moods, ...open, ...things },
  ...clinicalStudy,
  ...designArtefact,
  ...designs,
  ...{
    ...wideForms,
    ...bettered,
    ...benchForms,
    ...played,
    ...latinForms,
    ...weighedForms,
    ...twofold,
    ...machining,
    ...pairForms,
    ...counted,
  },
  ...labExperiment,
  ...relationTest,
  ...statusAndRemedies,
  ...teachingDesign,
  ...textInterpretation,
  ...undertakings,
  ...surveys,
  ...told,
  ...services,
  ...asked,
  ...askedSides,
  ...wishes,
  ...wishedMatters,
};
