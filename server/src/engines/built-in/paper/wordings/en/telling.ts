import type { Wording } from '../wording.ts';

export const telling: Wording['telling'] = {
  problem: [],
  cause: [
    'One reason is that {clause}.',
    'Part of the explanation is that {clause}.',
    'One cause is that {clause}.',
    'This is partly because {clause}.',
  ],
  further: [
    'A second reason is that {clause}.',
    'Another cause is that {clause}.',
    'A further reason is that {clause}.',
    'In addition, {clause}.',
  ],
  remedy: [
    'In response, {clause}.',
    'To counter this, {clause}.',
    'One remedy is that {clause}.',
    'As a remedy, {clause}.',
  ],
  indicator: [],
  limit: [
    'However, {clause}.',
    'Even so, {clause}.',
    'Still, {clause}.',
    'One limit is that {clause}.',
    'A drawback is that {clause}.',
    'Nevertheless, {clause}.',
  ],
  counter: ['On the other hand, {clause}.', 'Against this, {clause}.', 'Others object that {clause}.'],
  debate: ['On {term}, {clause}.', 'As regards {term}, {clause}.', 'Concerning {term}, {clause}.'],
  claim: [
    'The main cause of {problem} is {cause}; the answer proposed here is {measure}.',
    'This paper traces {problem} to {cause} and proposes {measure}.',
    'Behind {problem} lies {cause}; the remedy proposed is {measure}.',
  ],
  claims: [
    'There are two causes of {problem}: first, {cause}, and second, {cause2}; the paper proposes {remedy} for the first and {remedy2} for the second.',
    'This paper traces {problem} to two causes, first {cause} and second {cause2}; the remedies proposed are {remedy} and {remedy2}.',
    'Two causes lie behind {problem}: {cause}, to be met by {remedy}, and {cause2}, to be met by {remedy2}.',
  ],
  pastClaim: [
    'This paper explains {problem} by {cause}.',
    'The paper finds the main cause of {problem} in {cause}.',
    'The origin of {problem} lies in {cause}.',
  ],
  pastClaims: [
    'Two causes explain {problem}: {cause}, and {cause2}.',
    'This paper traces {problem} to {cause} and to {cause2}.',
    'The account of {problem} rests on two causes, {cause} and {cause2}.',
  ],
  tie: [
    'One cause of {problem} is {cause}.',
    'Among the causes of {problem} is {cause}.',
    'Part of {problem} is explained by {cause}.',
  ],
  answer: [
    'The answer to {cause} is {measure}.',
    'One remedy for {cause} is {measure}.',
    'To deal with {cause}, this paper proposes {measure}.',
  ],
  ask: [
    'The questions are where {list} come from and what can be done about each.',
    'The paper asks how {list} arise and how they can be met.',
    'What has to be explained is a short list: {list}.',
  ],
  summary: [
    'On {focus} this paper has dealt with these questions: {list}.',
    'Coming back to {focus}, the points that were discussed are these: {list}.',
    'The account of {focus} has turned on several points: {list}.',
  ],
  open: [
    'No fact was found here that says directly how {x} acts on {y}, so that {label} is posed and left open.',
    'Nothing was found here that speaks directly for or against {label}: how {x} bears on {y} remains to be shown.',
    '{label} stands as a question, since no fact was found here on what {x} does to {y}.',
  ],
  bound: [
    'All this holds of the subject at large; how far it holds for {list} the material at hand hardly says.',
    'The material says little of {list} in particular, so that these conclusions have to be checked before they are applied there.',
    'For {list} the paper has few facts of its own, and whether its conclusions carry over remains to be shown.',
  ],
};

/** What binds a fact to the one that it hangs together with. */
export const joints: Wording['joints'] = {
  but: [', but ', '; however, '],
  because: [', because ', ', since '],
  so: ['; in response, ', '; to counter this, '],
  example: ['; for example, '],
};
