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
    'As to {problem}, the main cause found is {cause}, to be met by {measure}.',
    'On {problem} the paper points to {cause} and proposes {measure}.',
    'The explanation offered for {problem} is {cause}, and the answer proposed is {measure}.',
  ],
  claims: [
    'As to {problem}, two causes stand out: {cause}, to be met by {remedy}, and {cause2}, to be met by {remedy2}.',
    'On {problem} the paper points to two causes: first, {cause}, answered by {remedy}; second, {cause2}, answered by {remedy2}.',
    'The explanation offered for {problem} is twofold: {cause}, which calls for {remedy}, and {cause2}, which calls for {remedy2}.',
  ],
  pastClaim: [
    'As to {problem}, the main cause found is {cause}.',
    'On {problem} the paper points to {cause}.',
    'The explanation offered for {problem} is {cause}.',
  ],
  pastClaims: [
    'As to {problem}, two causes stand out: {cause}, and {cause2}.',
    'On {problem} the paper points to {cause} and, beside it, to {cause2}.',
    'The explanation offered for {problem} is twofold: {cause}, and {cause2}.',
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
