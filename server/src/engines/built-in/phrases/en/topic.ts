import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const topic = {
  'topic.what': [
    ['{object}: nature and origins'],
    ['Says what it is and where it comes from, then its present size and shape.'],
  ],
  'topic.form': [
    ['Main forms and features of {object}'],
    ['Sorts it by participants, occasion and manner, each with an example.'],
  ],
  'topic.rise': [['The growth of {object}'], ['Gives its beginning, its spread and its present stage.']],
  'topic.drive': [['What drives {object}'], ['Looks at needs, conditions and setting and asks which counts most.']],
  'topic.need': [['Needs and motives behind {object}'], ['Says why people take part and what they get from it.']],
  'topic.system': [
    ['Institutions and social setting of {object}'],
    ['Shows how rules, habits and ways of life make room for it.'],
  ],
  'topic.tech': [
    ['Technology and business interests behind {object}'],
    ['Shows how technical means and ways of earning push it on.'],
  ],
  'topic.effect': [
    ['What {object} brings, and to whom'],
    ['Goes through those affected, gains and losses, telling fact from guess.'],
  ],
  'topic.on': [
    ['The effects of {object} on {aspect}'],
    ['Says where the effects arise and how they show, with examples on both sides.'],
  ],
  'topic.tie': [['How {object} and {aspect} shape each other'], ['Looks at both directions rather than one alone.']],
  'topic.onGood': [['Opportunities for {aspect}'], ['Gives examples that can be checked and says who gains.']],
  'topic.onBad': [['Risks for {aspect}'], ['Says how the risks arise, on whom they fall and how sure that is.']],
  'topic.onWay': [
    ['Paths by which {object} and {aspect} are linked'],
    ['Follows the influence step by step through ordinary situations.'],
  ],
  'topic.gain': [['What speaks for {object}'], ['Says who benefits and on what evidence.']],
  'topic.gainNear': [
    ['Advantages of {object} for the individual'],
    ['Looks from the side of those who use it or take part.'],
  ],
  'topic.gainWide': [['Advantages of {object} for society'], ['Looks at work, efficiency and public life.']],
  'topic.harm': [['What speaks against {object}'], ['Says how the harm shows, what it costs and who pays.']],
  'topic.harmNear': [
    ['Drawbacks of {object} for the individual'],
    ['Looks at the price paid by those concerned, rare or common.'],
  ],
  'topic.harmWide': [['Drawbacks of {object} for society'], ['Names costs passed on to others and new unfairness.']],
  'topic.side': [
    ['The {bare aspect} of {object}', '~{aspect} and {object}'],
    ['Takes the side that the title asks about by itself: how it shows, who bears it and why it lasts.'],
  ],
  'topic.shape': [
    ['The {bare aspect}: forms and extent', '~Forms and extent'],
    ['Uses facts that can be checked to say how it shows and how grave it is.'],
  ],
  'topic.bear': [
    ['Who bears the {bare aspect}', '~Those who bear it'],
    ['Says by place and group who is concerned and how.'],
  ],
  'topic.last': [
    ['What keeps up the {bare aspect}', '~Why it persists'],
    ['Asks for the interests, rules and habits behind it.'],
  ],
  'topic.judge': [['How {object} should be judged'], ['Sets out the views, the yardstick and a judgement.']],
  'topic.views': [['Conflicting views of {object}'], ['States each view at its strongest and finds where they part.']],
  'topic.guide': [['Ways of dealing with {object}'], ['Draws from the problems who should do what.']],
  'pole.case': [['{object} as {a}'], ['States this view at its strongest, with the facts for it.']],
  'pole.fact': [['Facts that point to {a}'], ['Takes facts that can be checked and asks how typical they are.']],
  'pole.weak': [['What the talk of {a} leaves out'], ['Names what this view cannot explain.']],
  'pole.weigh': [
    ['Between {a} and {b}: a verdict on {object}', '~A verdict on {object}'],
    ['Says on what conditions which view holds.'],
  ],
  'pole.turn': [['What decides between {a} and {b}'], ['Shows how rules, choices and power change the answer.']],
  'folk.roots': [
    ['Roots and home of {object}'],
    ['Says where and in what way of life it grew and how it came down to us.'],
  ],
  'folk.land': [['{object} in its landscape and customs'], ['Looks at the land, the work and the feasts around it.']],
  'folk.course': [
    ['{object} through the centuries'],
    ['Divides its history by records and oral accounts and marks what is doubtful.'],
  ],
  'folk.form': [['The artistic character of {object}'], ['Analyses its form with examples and what sets it apart.']],
  'folk.body': [['Movement and posture in {object}'], ['Describes steps, dynamics and bearing, with pictures.']],
  'folk.sound': [['Music and rhythm of {object}'], ['Says how accompaniment, beat and movement fit together.']],
  'folk.dress': [['Dress and props in {object}'], ['Describes dress and props, their use and their sense.']],
  'folk.material': [
    ['Materials and techniques of {object}'],
    ['Follows the making from material and tools to the decisive step.'],
  ],
  'folk.pattern': [
    ['Shapes and patterns of {object}'],
    ['Groups the usual shapes and patterns and how they are built.'],
  ],
  'folk.colour': [['Colour and ornament in {object}'], ['Says which colours and ornaments are used and why.']],
  'folk.tune': [
    ['Melody and singing style of {object}'],
    ['Describes tunes, modes and ornaments with examples from scores.'],
  ],
  'folk.words': [['Words and language of {object}'], ['Describes subjects, lines and dialect.']],
  'folk.stage': [['{object} in performance'], ['Describes occasion, roles and conventions.']],
  'folk.meaning': [['What {object} means to its people'], ['Goes from form to meaning and what is invested in it.']],
  'folk.belief': [['Custom and belief in {object}'], ['Ties it to feasts, rites and legends.']],
  'folk.taste': [['The sense of beauty in {object}'], ['Says what counts as beautiful here and why.']],
  'folk.today': [['{object} today'], ['Says who keeps it alive, what stands in the way and what could help.']],
  'folk.heirs': [
    ['Who keeps {object} alive'],
    ['Describes bearers, places and audiences; figures are to be supplied.'],
  ],
  'folk.renew': [['Preserving and renewing {object}'], ['Weighs schools, the stage and tourism as ways forward.']],
} as const satisfies Partial<Phrases<Move>>;
