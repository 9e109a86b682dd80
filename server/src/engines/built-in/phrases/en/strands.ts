import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const strands = {
  'frame.concepts': [
    ['{focus}: terms and framework', '~{object}: terms and framework'],
    ['Defines the key terms, says what the matter is made of and how its parts connect.'],
  ],
  'frame.framework': [
    ['A framework for studying {focus}', '~A framework for studying {object}'],
    ['Breaks the title into sides that can be taken one by one and gives their order.'],
  ],
  'strand.object': [['Research on {object}'], ['Sums up topics, material and findings, and marks what is agreed.']],
  'strand.side': [['Research on {aspect}'], ['Says how far this work has come and on what evidence.']],
  'strand.link': [
    ['Research on how {object} and {aspect} are related'],
    ['Compares findings and asks whether sample, measure or method divides them.'],
  ],
  'strand.causes': [
    ['Research on the causes of {object}'],
    ['Compares the explanations, their evidence and their range.'],
  ],
  'strand.answers': [
    ['Research on responses to {object}'],
    ['Asks whether earlier advice aims at the causes and has been tested.'],
  ],
  'strand.workings': [
    ['Research on the mechanism of {object}'],
    ['Sets out what is known of the mechanism and what is still in doubt.'],
  ],
  'strand.uses': [['Research on uses of {object}'], ['Compares settings, results and limits of use.']],
  'strand.similar': [
    ['Earlier work of the same sort as {object}'],
    ['Compares ideas, strengths and weaknesses of earlier work.'],
  ],
  'strand.course': [
    ['What historians have established about {object}'],
    ['Sorts settled facts from accounts that still disagree.'],
  ],
  'strand.judged': [
    ['Changing judgements of {object}'],
    ['Compares judgements of different times and says how standpoint and sources shaped them.'],
  ],
  'strand.readings': [
    ['Different readings of {object}'],
    ['Groups readings by standpoint and compares what each rests on.'],
  ],
  'strand.first': [['Research on {a}'], ['Sums up topics and findings with an eye to comparison.']],
  'strand.second': [['Research on {b}'], ['Sums up in the same manner, so that the two can be compared.']],
  'strand.compared': [
    ['Earlier comparisons of {a} and {b}'],
    ['Judges the dimensions and the material of earlier comparisons.'],
  ],
  'review.origin': [
    ['The rise of research on {object}'],
    ['Divides the literature into phases and says why its topics moved.'],
  ],
  'review.designs': [
    ['Usual designs in research on {object}'],
    ['Compares what the usual designs can and cannot answer.'],
  ],
  'review.evidence': [
    ['Quality of the evidence on {object}'],
    ['Judges how far samples, measures and material can be trusted.'],
  ],
  'review.conflict': [
    ['Conflicting findings on {object}'],
    ['Sets opposite findings side by side, each with its conditions.'],
  ],
  'review.sources': [
    ['Why studies of {object} disagree'],
    ['Asks whether concepts, material or methods are the source.'],
  ],
  'task.readObject': [['Reading on {object}'], ['Asks for the main views and their tie with the topic.']],
  'survey.level': [
    ['{object}: the overall picture'],
    ['Gives level and spread on the main indicators; figures are to be filled in.'],
  ],
  'survey.view': [
    ['Views of {object}'],
    ['Says how respondents understand and judge it, and where answers contradict each other.'],
  ],
  'survey.behaviour': [
    ['Behaviour connected with {object}'],
    ['Says what people do and how often, and sets it against their views.'],
  ],
  'survey.weak': [['Weak points of {object}'], ['Names the clearest shortcomings and the items behind each.']],
  'survey.reason': [
    ['Reasons for the weak points of {object}'],
    ['Explains the shortcomings from open answers and background variables.'],
  ],
  'survey.first': [
    ['Near-term steps on {object}'],
    ['Proposes steps against the main shortcoming that need few resources.'],
  ],
  'survey.later': [
    ['Longer-term arrangements for {object}'],
    ['Names measures that need rules and money, and their order.'],
  ],
  'compare.formed': [
    ['The origins of {a} and {b}'],
    ['Sets background and starting point of the two against each other.'],
  ],
  'compare.content': [
    ['The make-up of {a} and {b}'],
    ['Compares the main contents in the same terms and marks differences of substance.'],
  ],
  'compare.effect': [['The outcomes of {a} and {b}'], ['Compares results and costs of each, with the evidence.']],
  'compare.path': [['How {a} and {b} grew apart'], ['Explains by choices and paths why the differences last.']],
  'review.counted': [['Quantitative work on {object}'], ['Compares samples, indicators and statistical findings.']],
  'review.described': [['Qualitative work on {object}'], ['Compares material, viewpoint and depth of explanation.']],
  'sway.scale': [['The scale of {object}'], ['States extent and degree from material that can be checked.']],
  'sway.order': [['How {object} took organised form'], ['Says who organised it and how it ran.']],
  'trace.proven': [
    ['Documented contact with {object}'],
    ['Lists direct evidence such as letters, libraries and quotations.'],
  ],
  'trace.likely': [['Probable contact with {object}'], ['Gives the ground of the inference and how far to trust it.']],
} as const satisfies Partial<Phrases<Move>>;
