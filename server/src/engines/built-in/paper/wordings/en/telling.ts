import type { Wording } from '../wording.ts';
import { opening } from './opening.ts';

export const telling: Wording['telling'] = {
  ...opening,
  raises: [
    '{label}: there is a positive relation between {x} and {y}.',
    '{label}: with background conditions held constant, {x} is positively related to {y}.',
    '{label}: other things being equal, {y} will be higher where there is more of {x}.',
  ],
  lowers: [
    '{label}: there is a negative relation between {x} and {y}.',
    '{label}: with background conditions held constant, {x} is negatively related to {y}.',
    '{label}: other things being equal, {y} will be lower where there is more of {x}.',
  ],
  cause: [
    'This has to do with the fact that {clause}.',
    'This is partly because {clause}.',
    'One reason is that {clause}.',
    'One cause is that {clause}.',
  ],
  further: [
    'Another cause of this problem is that {clause}.',
    'A further cause of this problem is that {clause}.',
    'The problem also arises because {clause}.',
    'In addition, {clause}.',
  ],
  indicator: [],
  limit: [
    'However, {clause}.',
    'Even so, {clause}.',
    'Still, {clause}.',
    'Nevertheless, {clause}.',
    'One limit is that {clause}.',
    'A drawback is that {clause}.',
  ],
  counter: ['On the other hand, {clause}.', 'Against this, {clause}.', 'Others object that {clause}.'],
  debate: [
    'Opinion divides over {term}: {clause}.',
    'Opinion is divided on {term}: {clause}.',
    'Views differ on {term}: {clause}.',
  ],
  ask: [
    'The paper asks what causes {list}, and what can be done about them.',
    'The problems to be explained are {list}.',
    'The paper deals with {list}, and asks why they arise and how they can be met.',
  ],
  open: [
    'The facts gathered here do not show directly how {x} affects {y}, so {label} is left open.',
    'Nothing found here speaks directly for or against {label}, and how {x} affects {y} remains to be shown.',
    '{label} remains a question, since no fact was found here on how {x} affects {y}.',
  ],
  bound: [
    'These conclusions concern the subject in general, and whether they hold for {list} has to be checked.',
    'The conclusions rest on the general case and have yet to be tested on {list} in particular.',
    'What is particular to {list} lies outside this argument and calls for material of its own.',
  ],
  unlinked: [
    'The facts gathered here speak of {x} and of {y}, and hardly any of them says how the two hang together, which the author’s own data or sources have to show.',
    'What is known here concerns {x} on the one side and {y} on the other, and the link between the two is left to the author’s own data or sources.',
    'There is material here on {x} and on {y}, and next to none on the link between them, a step that the author’s own data or sources have to supply.',
  ],
  noLink: [
    'Whether {x} and {y} are connected, and how, cannot be concluded from the material at hand and has to be tested.',
    'On the link between {x} and {y} the paper has too little material for a conclusion, and data have to decide.',
    'How {x} and {y} are connected remains open here, since the material says next to nothing of the link.',
  ],
  assumedFactors: [
    'As possible factors of {y} the paper puts forward {list}, and leaves it to the tests whether each of them matters, and how much.',
    'The hypotheses on {y} concern {list}, and the results of the tests have to show which of them hold.',
    'What may act on {y} is taken here to be {list}, which the data have still to confirm.',
  ],
  assumedLink: [
    'How far {x} and {y} are connected is for the data to decide, since what is said of it here are hypotheses.',
    'The link between {x} and {y} is a hypothesis here, and the tests have to show its direction and its size.',
    'Whether {x} acts on {y}, and how strongly, is put forward here as a hypothesis that the data have still to decide.',
  ],
  assumedPath: [
    'Two routes between {x} and {y} are put forward, one direct and one by way of {m}, and the tests have to show how much each of them carries.',
    'The paper assumes that {x} is connected with {y} both directly and by way of {m}, and the results of the tests have to show whether this holds.',
    'Whether the link between {x} and {y} is direct or runs by way of {m} is put forward here as a hypothesis that the data have still to decide.',
  ],
  assumedDepends: [
    'Whether this link depends on {m} remains to be tested as well.',
    'The data have to show, too, whether {m} changes the strength of this link.',
    'That this link varies with {m} is likewise assumed, and is yet to be tested.',
  ],
  answerDebate: [
    'On the question {query}, the reasons on the two sides are these: {clause}.',
    'To the question {query} the paper finds reasons on both sides: {clause}.',
    'The answer to the question {query} is disputed: {clause}.',
  ],
  answerSides: [
    'On the question {query}, it speaks for a yes that {clause}, and for a no that {clause2}.',
    'A positive answer to the question {query} has the reason that {clause}; against it stands that {clause2}.',
    'The question {query} has a reason for a yes, namely that {clause}, and one for a no, namely that {clause2}.',
  ],
  answerYes: [
    'A yes can therefore be given only as far as this condition is met: {clause}.',
    'The answer is at most a conditional yes: {clause}.',
    'A positive answer depends on a condition: {clause}.',
  ],
  answerBound: [
    'These reasons allow no plain yes or no, and the answer depends on the circumstances: {clause}.',
    'How far either answer holds depends on this: {clause}.',
    'Neither answer holds without qualification: {clause}.',
  ],
  answerOpen: [
    'The reasons told on both sides do not settle the question; the answer depends on how they are weighed against each other.',
    'Since there are reasons on both sides, the paper leaves the answer open, and it depends on which of them is given more weight.',
    'No plain answer follows from these reasons, and all turns on which of them is given priority.',
  ],
  answerLeft: [
    'What is told here bears neither of the possible answers to the question {query}, which is left open.',
    'The question {query} remains open here, since hardly any reasons on either side are told.',
    'For an answer to the question {query} the facts gathered here are too few.',
  ],
  testDirect: [
    '{label}, to be tested: there is a relation between {x} and {y}.',
    '{label}: whether {x} and {y} are related is to be tested with the data of this study.',
    '{label}: it is assumed, and remains to be tested, that {x} and {y} are related.',
  ],
  testMediated: [
    '{label}: whether {m} stands between {x} and {y} is to be tested with the data of this study.',
    '{label}, to be tested: {x} is related to {y} by way of {m}.',
    '{label}: it is assumed, and remains to be tested, that {m} links {x} and {y}.',
  ],
  testModerated: [
    '{label}: whether the relation between {x} and {y} depends on {m} is to be tested with the data of this study.',
    '{label}, to be tested: the relation between {x} and {y} varies with {m}.',
    '{label}: it is assumed, and remains to be tested, that {m} changes the relation between {x} and {y}.',
  ],
  problem: [],
  remedy: [
    'It is proposed that {clause}.',
    'The paper proposes that {clause}.',
    'One response is that {clause}.',
    'It is therefore recommended that {clause}.',
  ],
  propose: [
    'It is suggested that {clause}.',
    'The paper suggests that {clause}.',
    'One proposal is that {clause}.',
    'It is recommended that {clause}.',
  ],
  beside: [
    'A further problem is that {clause}.',
    'Another problem is that {clause}.',
    'It is also a problem that {clause}.',
  ],
  tie: [
    'One cause of {problem} is that {clause}.',
    'One reason for {problem} is that {clause}.',
    'The problem of {problem} arises partly because {clause}.',
    'As regards {problem}, one reason is that {clause}.',
  ],
  tieFurther: [
    'Another cause of {problem} is that {clause}.',
    'A further reason for {problem} is that {clause}.',
    'The problem of {problem} also arises because {clause}.',
    'As regards {problem}, another reason is that {clause}.',
  ],
  answer: [
    'As regards {cause}, the paper proposes that {clause}.',
    'As for {cause}, it is recommended that {clause}.',
    'Where the difficulty lies in {cause}, it is proposed that {clause}.',
    'Given {cause}, the paper suggests that {clause}.',
    'In response to {cause}, it is proposed that {clause}.',
  ],
  conclude: [
    'This paper has examined {matter}.',
    'The preceding chapters have discussed {matter}.',
    'The findings on {matter} are as follows.',
    'The paper set out to examine {matter}.',
  ],
  claim: [
    'The problem of {problem} arises in part because {clause}.',
    'The paper discusses {problem}; one reason found is that {clause}.',
    'The paper finds, as one reason for {problem}, that {clause}.',
    'As regards {problem}, the paper finds that {clause}.',
  ],
  claims: [
    'There are two reasons for {problem}: first, {clause}; second, {clause2}.',
    'The problem of {problem} arises because {clause}, and because {clause2}.',
    'As regards {problem}, the paper finds that {clause}, and that {clause2}.',
    'The problem of {problem} has two causes: {clause}; and {clause2}.',
  ],
  named: [
    'One cause of {problem} is found in {cause}, against which the paper recommends {measure}.',
    'As regards {problem}, the paper finds a cause in {cause} and recommends {measure}.',
    'The problem of {problem} is due in part to {cause}; the answer proposed is {measure}.',
  ],
  namedTwo: [
    'The paper finds two causes of {problem}: {cause}, against which it recommends {remedy}, and {cause2}, against which it recommends {remedy2}.',
    'Two causes of {problem} are found: {cause}, for which the answer proposed is {remedy}, and {cause2}, for which it is {remedy2}.',
    'The problem of {problem} has two causes: {cause}, to be met by {remedy}, and {cause2}, to be met by {remedy2}.',
  ],
  namedPast: [
    'The paper connects {problem} with {cause}.',
    'As regards {problem}, the paper looks to {cause}.',
    'One explanation of {problem} found here is {cause}.',
  ],
  namedPasts: [
    'The paper connects {problem} with {cause} and with {cause2}.',
    'As regards {problem}, the paper looks to {cause} and {cause2}.',
    'The explanations of {problem} found here are {cause} and {cause2}.',
  ],
  proposal: [
    'The paper recommends that {clause}.',
    'The paper therefore recommends that {clause}.',
    'The paper therefore proposes that {clause}.',
    'The recommendation is that {clause}.',
  ],
  proposals: [
    'Two things are proposed: first, that {clause}; second, that {clause2}.',
    'The paper therefore proposes that {clause}, and that {clause2}.',
    'For the first cause it is proposed that {clause}; for the second, that {clause2}.',
    'The paper recommends, first, that {clause}; second, that {clause2}.',
  ],
  leave: [
    'It should be added that {clause}.',
    'One reservation remains: {clause}.',
    'It should be borne in mind that {clause}.',
  ],
  unsettled: [
    'One question remains open: {clause}.',
    'On one point opinions still differ: {clause}.',
    'One dispute remains unsettled: {clause}.',
  ],
  summary: [
    'The paper reaches two conclusions on {matter}: first, {clause}; second, {clause2}.',
    'On {matter}, the paper finds that {clause}, and that {clause2}.',
    'The findings on {matter} are that {clause}, and that {clause2}.',
  ],
  pastClaim: ['The paper finds that {clause}.', 'The paper shows that {clause}.', 'It appears that {clause}.'],
  pastClaims: [
    'The paper finds that {clause}, and that {clause2}.',
    'The paper shows that {clause}, and that {clause2}.',
    'It appears that {clause}, and that {clause2}.',
  ],
  examined: [
    'The paper looks at {list}.',
    'The paper examines the case of {list}.',
    'The paper takes {list} as its case.',
  ],
};

/** What binds a fact to the one that it hangs together with. */
export const joints: Wording['joints'] = {
  but: [', but ', '; however, ', '; even so, '],
  because: [', because ', ', since '],
  so: ['; it is therefore proposed that ', '; the paper therefore proposes that ', '; one response is that '],
  example: ['; for example, '],
};
