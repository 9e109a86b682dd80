import type { OpeningMove, Wording } from '../wording.ts';

/** Where a paper opens: what is asked, and how it goes about it. */
export const opening: Pick<Wording['telling'], OpeningMove> = {
  askProblems: [
    'The problems of {matter} examined here are {list}; the paper asks what causes them and what can be done about them.',
    'The paper examines {matter}: it asks what causes {list}, and what can be done about them.',
    'Two questions are asked about {matter}: what causes {list}, and how these problems can be met.',
  ],
  askWhy: [
    'The paper asks what influences {matter}, and what can be done.',
    'The question is which causes weigh most in {matter}, and which remedies are within reach.',
    'The paper asks how the problems of {matter} arise, and where a remedy should begin.',
  ],
  askEffect: [
    'The paper asks whether there is an effect of {x} on {y}, by what route, and under which conditions.',
    'The question is how {x} and {y} are connected, and what makes the connection stronger or weaker.',
    'The paper examines the effect of {x} on {y} and the conditions on which it depends.',
  ],
  askSides: [
    'The paper asks how {a} and {b} differ, why they do, and when each has the advantage.',
    'The question is what sets {a} apart from {b}, and what follows from it.',
    'The paper compares {a} with {b} and asks how the differences can be explained.',
  ],
  askLaw: [
    'The paper asks what the law now provides on {matter}, where its application is disputed, and how it should be amended.',
    'The question is what the rules on {matter} say, what they leave open, and how disputes should be settled.',
    'The paper examines how the law treats {matter}, and where it falls short.',
  ],
  askPast: [
    'The paper asks how {matter} came about, what course it took, and what it left behind.',
    'The question is which forces explain {matter}, and what came of it.',
    'The paper asks how far circumstances and how far decisions account for {matter}.',
  ],
  askText: [
    'The paper asks how {matter} can be read, and what supports each reading.',
    'The question is by what means the text presents {matter}, and which reading it bears out.',
    'The paper examines what the text says about {matter}, and how it says it.',
  ],
  askDesign: [
    'The paper asks what is required of {matter}, how the parts work together, and how this can be tested.',
    'The question is what is required of {matter}, which parts meet each requirement, and what would show that they do.',
    'The paper asks how to design {matter}, and by what to judge the result.',
  ],
  askMatter: [
    'The paper asks how to understand {matter}, on what grounds, and where opinions differ.',
    'The question is what can be said about {matter}, and how well it is supported.',
    'The paper discusses {matter}: the main views, the reasons for them, and their limits.',
  ],
  askQuestion: [
    'The paper asks {query} and weighs the reasons on either side.',
    'The paper takes up the question {query}, sets out the reasons on both sides and asks on what an answer depends.',
    'The paper seeks an answer to the question {query} and examines what speaks for each side.',
  ],
  way: [
    'To answer this, the paper takes up {list}.',
    'The paper takes up {list}.',
    'The chapters discuss {list}.',
    'The chapters that follow treat {list}.',
  ],
};
