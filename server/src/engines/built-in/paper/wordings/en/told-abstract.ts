import type { Wording } from '../wording.ts';

export const toldAbstract: Wording['toldAbstract'] = {
  parts: {
    definition: 'the definition',
    parts: 'the parts and stages',
    actors: 'the interests involved',
    rules: 'the rules in force',
    origin: 'the origins',
    working: 'the mechanisms and their conditions',
    effects: 'the effects',
    debates: 'the points in dispute',
    own: 'the author’s own material',
  },
  openings: [
    'The paper discusses {matter} and sets out {list}.',
    'This paper is on {matter}; it sets out {list}.',
    'Taking up {matter}, the paper presents {list}.',
  ],
  discussing: [
    'This paper discusses {matter}.',
    'The subject of this paper is {matter}.',
    'This paper is on {matter}.',
  ],
  examining: [
    'This paper examines {matter}: what goes wrong, why, and what can be done about it.',
    'The paper discusses the main problems of {matter}, their causes and possible remedies.',
    'The paper asks what causes the main problems of {matter} and what can be done about them.',
  ],
  others: ['The paper also takes up {list}.', 'Attention is also given to {list}.'],
  dwelling: [
    'It argues that {clause}, and that {clause2}.',
    'It finds that {clause}, and that {clause2}.',
    'It shows that {clause}, and adds that {clause2}.',
  ],
  answer: {
    answerDebate: [
      'The reasons on the two sides are these: {clause}.',
      'It finds reasons on both sides: {clause}.',
      'Opinion is divided: {clause}.',
    ],
    answerSides: [
      'It speaks for a yes that {clause}, and for a no that {clause2}.',
      'A reason for a yes is that {clause}, and a reason for a no, that {clause2}.',
      'In favour of a yes the paper finds that {clause}; in favour of a no, that {clause2}.',
    ],
  },
  tested: {
    direct: 'The hypothesis to be tested is that {x} and {y} are connected once other factors are held constant.',
    mediated: 'A link between {x} and {y} may be {m}.',
    moderated: 'How strongly {x} and {y} are connected may depend on {m}.',
    factor: 'Among the possible factors in {y} the paper considers {x}.',
  },
  ofOther: {
    titled: ['This paper bears the title “{title}”.'],
    relations: [
      'This paper asks whether and how {object} may affect {aspect}.',
      'The question of this paper is what {object} may do to {aspect}, and in what way.',
      'This paper is on the effect of {object} on {aspect}.',
    ],
    effects: ['This paper is on the effects of {object}.', 'This paper asks what effects {object} may have.'],
    factors: [
      'This paper asks which factors may influence {object}.',
      'The subject of this paper is the factors that may influence {object}.',
      'This paper deals with factors that may influence {object}.',
    ],
    matters: [
      'This paper examines {object}.',
      'The subject of this paper is {object}.',
      'This paper deals with {object}.',
    ],
    sides: [
      'This paper examines {object} with regard to {aspect}.',
      'The subject of this paper is {object}, seen from the side of {aspect}.',
      'This paper deals with {object}, and within it with {aspect}.',
    ],
    partsOf: [
      'This paper takes up one question within the subject “{sheet}”.',
      'This paper deals with one side of the subject “{sheet}”.',
    ],
    partsWith: [
      'This paper takes up one question within the subject “{sheet}”: {aspect}.',
      'Within the subject “{sheet}”, this paper deals with {aspect}.',
    ],
    partsUnnamed: [
      'This paper takes up {object}, one question within the subject “{sheet}”.',
      'Within the subject “{sheet}”, this paper deals with {object}.',
      'The subject of this paper is {object}, which falls within the subject “{sheet}”.',
    ],
    answers: [
      'It sets out what speaks for a yes and what for a no, and weighs the two.',
      'Its question has two answers, and the reasons for each are set out and weighed.',
      'It weighs the reasons on both sides of the question that is asked of it.',
    ],
    asks: {
      'status-and-remedies': [
        'It asks which problems arise, what causes them and how they can be met.',
        'Its question is which problems arise here, why they do, and what can be done about them.',
      ],
      'case-study': ['It asks which problems arise, what causes them and how they can be met.'],
      'policy-analysis': ['It asks where present policy falls short, why it does, and how it could be improved.'],
      'teaching-design': ['It asks where such teaching falls short, why it does, and how it can be improved.'],
      'design-artefact': ['It asks by what means such a design works and which difficulties it has to overcome.'],
      'doctrinal-law': ['It asks what the law in force provides and where its application is open to doubt.'],
      'text-interpretation': ['It asks by what means the subject is presented and how it can be read.'],
      'history-narrative': ['It asks how it came about and what followed from it.'],
      'theory-essay': ['It asks which positions are held in this matter and what can be said for each.'],
      review: ['It asks what is known in this matter and what is still disputed.'],
    },
    compares: ['It asks in what the two sides agree and in what they differ.'],
    does: {
      definition: 'defines the terms',
      parts: 'describes the parts and stages',
      actors: 'considers who is involved and with what interests',
      rules: 'reviews the rules in force',
      origin: 'traces the origins',
      working: 'explains the mechanisms at work',
      effects: 'discusses the effects',
      debates: 'weighs what is disputed',
      own: 'draws on the author’s own material',
    },
    found: [
      'It traces {problem} to {cause} and recommends {measure}.',
      'Behind {problem} it finds {cause}, and it recommends {measure}.',
      'It holds {cause} responsible for much of {problem}; the answer proposed is {measure}.',
    ],
    foundTwo: [
      'It traces {problem} to {cause}, for which it recommends {remedy}, and to {cause2}, for which it recommends {remedy2}.',
      'Behind {problem} it finds {cause}, to be met by {remedy}, and {cause2}, to be met by {remedy2}.',
      'Against {cause}, a first cause of {problem}, it recommends {remedy}; against {cause2}, a second, {remedy2}.',
    ],
    past: [
      'It traces {problem} above all to {cause}.',
      'It explains {problem} chiefly by {cause}.',
      'Behind {problem} it finds above all {cause}.',
    ],
    pastTwo: [
      'It traces {problem} to {cause} and to {cause2}.',
      'It explains {problem} by {cause} and by {cause2}.',
      'Behind {problem} it finds {cause} as well as {cause2}.',
    ],
    others: ['It also takes up {list}.', 'Attention is also given to {list}.', 'It deals besides with {list}.'],
    looks: ['It looks at {list}.', 'Attention is given to {list}.', 'It discusses {list}.'],
    weighs: ['It weighs the dispute over {list}.', 'The dispute over {list} is also discussed.'],
    ways: ['To this end it {list}.', 'In doing so, it {list}.', 'To answer this, it {list}.'],
    waysAlone: ['It {list}.', 'The paper {list}.'],
    assumed: [
      'Among the possible factors it considers {list}.',
      'It is assumed, and has to be tested, that they include {list}.',
      'The hypotheses to be tested name {list} among them.',
    ],
    approach: [
      'The argument draws on {theory}.',
      'The analysis relies on {tool}, with {data} as its material.',
      'The method is {tool}.',
      'The material is {data}.',
    ],
  },
};
