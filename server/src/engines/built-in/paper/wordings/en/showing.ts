import type { Showing } from '../wording.ts';

export const showing: Showing = {
  tables: {
    variables: [
      '{mark} lists the variables with their definitions and measures.',
      'The variables behind {focus} are set out in {mark}.',
    ],
    items: ['The items of measurement are given in {mark}.', '{mark} holds the items of the questionnaire.'],
    coding: ['{mark} gives the codes used to sort the material.', 'The codes and their meaning stand in {mark}.'],
    schedule: ['{mark} sets out the work stage by stage.', 'The stages and their outcomes are listed in {mark}.'],
    results: ['{mark} is kept for the main results.', 'The main results are to be reported in the form of {mark}.'],
    tests: ['{mark} lists what has to be checked item by item.', 'The items to be checked are listed in {mark}.'],
    hypotheses: ['{mark} gathers the hypotheses.', 'Each hypothesis and the place of its test are listed in {mark}.'],
    measures: [
      '{mark} sets each problem beside its cause and its measure.',
      'The problems, their causes and the measures are listed in {mark}.',
    ],
    compare: [
      'The points of comparison are listed in {mark}.',
      '{mark} sets the two sides against each other point by point.',
    ],
    terms: ['{mark} fixes what the main concepts mean here.', 'The meaning of the main concepts is given in {mark}.'],
  },
  figures: {
    route: {
      caption: 'Course of the study',
      leads: [
        '{mark} shows the course of the study.',
        'The steps from the question to the conclusion are drawn in {mark}.',
      ],
    },
    model: {
      caption: 'Research model of {matter}',
      leads: ['{mark} draws the hypotheses together.', 'The links that the hypotheses suppose are shown in {mark}.'],
    },
    measures: {
      caption: 'Problems, causes and measures',
      leads: [
        '{mark} shows which cause each measure is meant for.',
        'The problems, their causes and the measures are shown in {mark}.',
      ],
    },
    modules: {
      caption: 'Parts of {the object}',
      leads: [
        '{mark} shows the parts of {the object} and their levels.',
        'How {the object} is made up is shown in {mark}.',
      ],
    },
  },
  stages: {
    ask: 'Question',
    ground: 'Foundations',
    design: 'Design',
    analyse: 'Analysis',
    build: 'Building and testing',
    propose: 'Proposals',
    close: 'Conclusion',
  },
};
