import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const law = {
  'law.norm': [
    ['The law governing {focus}', '~The law governing {object}'],
    ['Starts from the rules in force and their purpose: what is settled, and what is protected.'],
  ],
  'law.term': [
    ['The legal meaning of {object}'],
    ['Compares statute, case law and scholarship and fixes the sense used here.'],
  ],
  'law.provision': [
    ['{policy} and the rules on {object}', 'The rules in force on {object}'],
    ['Sets out statutes and authorities by rank and shows how they connect.'],
  ],
  'law.elements': [
    ['Elements and legal consequences of {object}'],
    ['Takes the elements one by one, with what must be proved and what follows.'],
  ],
  'law.points': [
    ['The legal questions raised by {object}'],
    ['Lists the questions in dispute, with the rules and consequences each involves.'],
  ],
  'law.purpose': [
    ['The purpose behind the rules on {object}'],
    ['Draws the purpose from drafting history and context, as a yardstick for what follows.'],
  ],
  'law.gap': [
    ['Gaps and conflicts in the law on {focus}', '~Gaps and conflicts in the law on {object}'],
    ['Shows where the rules are silent, collide or stay vague, each with an example.'],
  ],
  'law.silence': [
    ['Situations that the rules on {object} do not reach'],
    ['Lists cases outside the wording and asks whether the silence is meant.'],
  ],
  'law.conflict': [
    ['Where the rules on {object} collide with neighbouring law'],
    ['Compares how different rules treat the same facts and what the collision costs.'],
  ],
  'law.standard': [
    ['The uncertain test for {aspect}', 'The uncertain test for {object}'],
    ['Shows how a vague test leads like cases to different ends.'],
  ],
  'law.readings': [
    ['Scholars and courts on {focus}', '~Scholars and courts on {object}'],
    ['Sets doctrines and decisions side by side and compares reasons and results.'],
  ],
  'law.doctrine': [
    ['Competing doctrines of {object}', '~Competing views of {object}'],
    ['Restates each doctrine at its strongest and finds the point on which they part.'],
  ],
  'law.courts': [
    ['How courts have handled {object}'],
    ['Reads leading decisions for their reasoning; citations and facts are to be checked one by one.'],
  ],
  'law.abroad': [
    ['{object} in other legal systems'],
    ['Takes only rules made under like conditions and says what can be borrowed.'],
  ],
  'law.assess': [
    ['Weighing the competing views of {object}'],
    ['Measures each view by the purpose of the rule and gives reasons for the choice.'],
  ],
  'law.proposal': [
    ['Better rules on {focus}', '~Better rules on {object}'],
    ['Solves by interpretation what can be so solved, and proposes reform for the rest.'],
  ],
  'law.interpretation': [
    ['Reading the present law on {object}'],
    ['Uses wording, system and purpose to give steps that a court could follow.'],
  ],
  'law.amendment': [
    ['Reform of the rules on {object}'],
    ['Sketches a change in the text and says which gap it closes.'],
  ],
  'law.procedure': [
    ['Proof and procedure in cases of {object}'],
    ['Says how burden of proof, remedies and procedure should fit together.'],
  ],
  'law.objection': [
    ['Objections to reform of the law on {object}'],
    ['Answers the charge of going too far or not far enough and marks the limits of the proposal.'],
  ],
  'law.narrow': [['The narrow view of {object}'], ['Gives the reasons for strictness and what it fears.']],
  'law.broad': [['The broad view of {object}'], ['Gives the reasons for generosity and its price.']],
  'law.reasons': [
    ['Reasoning in decisions on {object}'],
    ['Sorts the grounds given: elements or the weighing of interests.'],
  ],
  'law.split': [
    ['Diverging outcomes in cases of {object}'],
    ['Compares like cases with unlike ends and finds the decisive facts.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
