import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const teachingDesign = {
  'lesson.ground': [
    ['{object}: learners and content'],
    ['Looks at what learners bring, what the syllabus asks and where teaching has to start.'],
  ],
  'lesson.learners': [
    ['What the learners know and find hard'],
    ['Uses a pre-test, written work and talks to find typical difficulties.'],
  ],
  'lesson.content': [['Content and syllabus requirements'], ['Maps concepts and skills and marks the crucial ones.']],
  'lesson.status': [
    ['Present practice and its weak points'],
    ['Describes usual practice from observed lessons and teachers’ accounts.'],
  ],
  'lesson.design': [
    ['Designing {object}'],
    ['Derives activities and assessment from the aims so that the three agree.'],
  ],
  'lesson.goal': [
    ['Aims of {object} and signs of reaching them'],
    ['States aims as performances that can be observed.'],
  ],
  'lesson.principle': [['Design principles of {object}'], ['Ties each principle to a difficulty of the learners.']],
  'lesson.activity': [
    ['Sequence of activities in {object}'],
    ['Says what teacher and learners do before, in and after class, and for how long.'],
  ],
  'lesson.before': [['Before class: tasks and resources'], ['Sets preparatory tasks, materials and feedback.']],
  'lesson.during': [
    ['In class: questions and activities'],
    ['Strings activities along questions and foresees responses.'],
  ],
  'lesson.after': [['After class: homework and extension'], ['Grades homework by level and ties it to the aims.']],
  'lesson.example': [
    ['A worked lesson: {case}', 'One lesson worked out in full'],
    ['Shows in one lesson or unit how aims, activities and assessment fit.'],
  ],
  'lesson.strategy': [
    ['Teaching strategies for {object}'],
    ['Answers each difficulty with a way of teaching and a classroom episode.'],
  ],
  'lesson.motive': [
    ['Opening situations that raise interest'],
    ['Says where the situation comes from and which question it raises.'],
  ],
  'lesson.scaffold': [['Scaffolds and graded guidance'], ['Gives forms of support and the moment to withdraw them.']],
  'lesson.talk': [['Group work and presentation'], ['Explains groups, roles and how presentations are judged.']],
  'lesson.practice': [
    ['{object} in the classroom'],
    ['Records class, course of the lessons and changes made on the way.'],
  ],
  'lesson.class': [['Class and timetable'], ['Describes class, periods, teacher and comparison class.']],
  'lesson.process': [
    ['Course of the lessons and episodes'],
    ['Tells step by step what was done and how learners responded.'],
  ],
  'lesson.adjust': [['Changes made on the way'], ['Says which part did not work and how it was changed.']],
  'lesson.check': [['Evaluating {object}'], ['Gathers evidence against the aims; results are to be filled in.']],
  'lesson.product': [['Learners’ work and test results'], ['Compares work before and after by a rubric.']],
  'lesson.voice': [['Feedback of learners and fellow teachers'], ['Collects views and sorts agreement from dissent.']],
  'lesson.limit': [
    ['Conditions under which {object} works'],
    ['Names the demands on class size, time, equipment and teachers.'],
  ],
  'lesson.revise': [
    ['Reflection and revision of the design'],
    ['Names what to change in aims, activities and assessment.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
