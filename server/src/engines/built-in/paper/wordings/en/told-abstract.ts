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
    'The paper treats {matter} and sets out {list}.',
    'On {matter}, the paper sets out {list}.',
    'The paper is on {matter}; it gives {list}.',
    'Taking up {matter}, the paper presents {list}.',
  ],
  discussing: [
    'This paper discusses {matter}; its main points are these.',
    'The subject of this paper is {matter}, and its argument is the following.',
    'Taking up {matter}, the paper makes the following points.',
  ],
  examining: [
    'This paper examines {matter}: what goes wrong, why, and what can be done about it.',
    'The paper asks which problems arise in {matter}, what causes them and how they can be met.',
    'Taking up {matter}, the paper traces its main problems to their causes and discusses remedies.',
    'The paper deals with the main difficulties of {matter}, explains them and weighs possible answers.',
  ],
  dwelling: [
    'It argues that {clause}, and that {clause2}.',
    'Two points carry the argument: {clause}; and {clause2}.',
    'The paper shows that {clause}; it adds that {clause2}.',
  ],
  gaps: [
    'Places in brackets are left for the author’s own material.',
    'What stands in brackets is the author’s to supply.',
  ],
  tested: {
    direct: 'The hypothesis to be tested is that {x} and {y} are connected once other factors are held constant.',
    mediated: 'A link between {x} and {y} may be {m}.',
    moderated: 'How strongly {x} and {y} are connected may depend on {m}.',
    factor: 'Among the possible factors in {y}, {x} is considered.',
  },
  ofOther: {
    titled: [
      'Under the title “{title}”, the paper sets out {list}.',
      'The paper bears the title “{title}” and sets out {list}.',
    ],
    subjects: { one: 'the subject {list}', several: 'the subjects {list}' },
  },
};
