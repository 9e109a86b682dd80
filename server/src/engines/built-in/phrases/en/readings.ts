import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const readings = {
  'ad.world': [
    ['{work} and their setting', '{object} and their setting'],
    ['Says who advertises, to whom and in which medium.'],
  ],
  'ad.client': [['Advertisers, media and audience'], ['Says what the advertiser wants and who is addressed.']],
  'ad.market': [
    ['The market and the time of {object}'],
    ['Shows how competition and ideas of consumption shape them.'],
  ],
  'ad.show': [
    ['{aspect} in {work}', '~What {object} show'],
    ['Describes the sample, sorts it and reads one of each sort closely.'],
  ],
  'ad.sample': [['The sample of advertisements'], ['Says from when, where and how many; to be filled in.']],
  'ad.types': [['Types of {aspect}', '~Types of {object}'], ['Sorts by content and reads one of each closely.']],
  'ad.shift': [['{aspect} over the years', '~{object} over the years'], ['Compares samples from different times.']],
  'ad.craft': [
    ['Appeals and techniques of {object}'],
    ['Shows by appeal, picture and wording how they move their audience.'],
  ],
  'ad.appeal': [['Appeals to feeling and to reason in {object}'], ['Tells the appeals apart and how they are mixed.']],
  'ad.visual': [['Picture, sound and editing'], ['Takes telling images and explains their means.']],
  'ad.copy': [['The wording of {object}'], ['Looks at word choice, sentence and figures of speech.']],
  'ad.values': [
    ['Values behind {aspect}', '~Values behind {object}'],
    ['Says which values are confirmed, enlarged or passed over.'],
  ],
  'ad.response': [
    ['Acceptance and criticism by the audience'],
    ['Uses comment and research to show different responses.'],
  ],
  'dance.maker': [['Choreographer and occasion'], ['Says who made it, why, and how it was first shown.']],
  'dance.form': [['The dance language of {object}'], ['Shows by movement, space and stage how bodies make meaning.']],
  'dance.move': [['Movement and rhythm in {object}'], ['Describes key passages: steps, force and rhythm.']],
  'dance.space': [['Space and grouping in {object}'], ['Says how space, groups and gaze are arranged.']],
  'dance.stage': [['Music, costume and stage'], ['Says how they work with the movement.']],
  'dance.theme': [
    ['{aspect} in {work}', '~The theme of {object} in movement'],
    ['Shows how passages of dance carry the matter.'],
  ],
  'sculpt.form': [['The sculptural language of {object}'], ['Starts from walking round it: pose, material and light.']],
  'sculpt.body': [['Pose and volume of {object}'], ['Analyses movement, proportion and hold on space.']],
  'sculpt.stone': [['Material and carving of {object}'], ['Says how material and tools make the surface.']],
  'sculpt.light': [['Light and viewpoints of {object}'], ['Says how placing and viewpoint change what is seen.']],
  'game.maker': [['Developers and genre'], ['Says who made it and which conventions it takes up.']],
  'game.rules': [['Rules and play of {object}'], ['Shows how rules steer players and make meaning.']],
  'game.play': [
    ['Core loop and feedback in {object}'],
    ['Describes what is done over and over, reward and difficulty.'],
  ],
  'game.choice': [['What players decide and what follows'], ['Takes key decisions and how their outcomes are shown.']],
  'game.story': [['Story and world of {object}'], ['Says how world, figures and quests tell a story.']],
  'game.world': [['World and space of {object}'], ['Shows how places and exploring convey the setting.']],
  'game.person': [['Figures and dialogue in {object}'], ['Reads relations and dialogue for the matter.']],
  'game.players': [['How players read it'], ['Compares players and critics.']],
  'verse.poet': [
    ['The poet’s situation and {aspect}', 'The poet’s situation and mood'],
    ['Takes from the life only what bears on the poems.'],
  ],
  'verse.show': [
    ['{aspect} in the lines of {work}', '~Feeling and voice in {object}'],
    ['Finds the poems and lines in which the matter is densest.'],
  ],
  'verse.lines': [
    ['Key lines on {aspect}', '~Key lines of {object}'],
    ['Reads chosen lines word by word and says why these.'],
  ],
  'verse.turn': [
    ['The movement of {aspect} through the poem', '~The movement of feeling'],
    ['Follows how it builds, turns and ends.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
