import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const kinds = {
  'review.scope': [
    ['Why review {focus} now: scope and sources', '~Why review {object} now: scope and sources'],
    ['Says why a review is due and fixes period, languages and search.'],
  ],
  'review.terms': [
    ['Competing definitions of {object}'],
    ['Compares definitions in the literature and settles on one.'],
  ],
  'review.search': [
    ['Search and selection of studies on {object}'],
    ['Writes down terms, databases and criteria so that the search can be repeated.'],
  ],
  'review.strands': [
    ['Main lines of research on {focus}', '~Main lines of research on {object}'],
    ['Groups the literature by approach and compares questions, material and findings.'],
  ],
  'review.methods': [
    ['Methods and material in research on {focus}', '~Methods and material in research on {object}'],
    ['Judges what the usual methods can and cannot answer.'],
  ],
  'review.method': [['Studies that use {tool}'], ['Describes their design, their strength and their recurrent flaws.']],
  'review.data': [
    ['{data}: uses and limits'],
    ['Judges how representative and accessible the material is, and names sources not yet used.'],
  ],
  'review.disputes': [
    ['Where research on {focus} disagrees', '~Where research on {object} disagrees'],
    ['Collects conflicting findings and asks whether concepts, material or methods divide them.'],
  ],
  'review.issue': [
    ['Different accounts of {problem}'],
    [
      'Compares the explanations offered and weighs the evidence for each.',
      'Asks which of the explanations survives outside the setting in which it arose.',
    ],
  ],
  'review.outlook': [
    ['Assessment and outlook for research on {focus}', '~Assessment and outlook for research on {object}'],
    ['Sums up merits and gaps and proposes feasible questions.'],
  ],
  'review.merit': [['What is now agreed about {object}'], ['Lists the claims with good evidence and their range.']],
  'review.next': [
    ['Next questions for research on {object}'],
    ['Proposes questions that can be worked on, with the material and method each needs.'],
  ],
  'proposal.background': [
    ['Why study {focus}: background and significance', '~Why study {object}: background and significance'],
    ['Says where the topic comes from and who needs an answer.'],
  ],
  'proposal.reality': [
    ['{focus} {there}: the practical problem', '{focus} as a practical problem', '~{object} as a practical problem'],
    ['Uses facts that can be checked to show that the problem exists.'],
  ],
  'proposal.worth': [
    ['What an answer on {focus} would change', '~What an answer on {object} would change'],
    ['Says which view the expected findings could correct and who could use them.'],
  ],
  'proposal.state': [
    ['Research so far on {focus}', '~Research so far on {object}'],
    ['Reviews domestic and foreign work and names their common weakness.'],
  ],
  'proposal.home': [['Domestic research on {object}'], ['Sums up topics and material and judges their depth.']],
  'proposal.abroad': [
    ['International research on {object}'],
    [
      'Presents the discussion around {theory}: what can be used and what does not apply.',
      'Sums up topics and findings abroad: what can be used and what does not apply.',
    ],
  ],
  'proposal.content': [
    ['What will be studied about {focus}, and key problems', '~What will be studied about {object}, and key problems'],
    ['Lists the parts of the work and marks the problem on which it depends.'],
  ],
  'proposal.key': [
    ['Key problems and expected contribution'],
    ['Says where the difficulty lies, how it will be met, and what would be new beside earlier work.'],
  ],
  'proposal.route': [
    ['Methods, route and schedule for studying {object}', '~Methods, route and schedule'],
    ['Matches methods to questions and gives a route map with dates.'],
  ],
  'proposal.method': [
    ['Reasons for choosing {tool}'],
    ['Says which question each method answers and whether its assumptions hold.'],
  ],
  'proposal.path': [
    ['From {data} to conclusions'],
    ['Shows step by step how material becomes a conclusion, with checkpoints.'],
  ],
  'proposal.schedule': [['Tasks and dates by phase'], ['Lists weekly tasks and what each phase delivers.']],
  'proposal.base': [['Resources for studying {object}'], ['Names preparation, sources and support required.']],
  'proposal.prepared': [['Preparation done so far'], ['Lists reading, contacts and skills already in hand.']],
  'proposal.access': [['Access to {data}'], ['Explains channels, permissions and ethics.']],
  'proposal.risk': [
    ['Likely difficulties in studying {object}, and responses'],
    ['Lists the difficulties in advance with a fallback for each.'],
  ],
  'proposal.dataRisk': [
    ['If {data} cannot be obtained'],
    ['Names second-best material and what it would do to the conclusions.'],
  ],
  'proposal.methodRisk': [
    ['If {tool} does not fit'],
    ['Says which sign would show this and what would be used instead.'],
  ],
  'task.purpose': [
    ['Purpose of the project on {focus}', '~Purpose of the project on {object}'],
    ['States the problem to be solved and the skills to be trained.'],
  ],
  'task.aim': [
    ['The problem to be solved about {object}'],
    ['Puts the title as one or two plain questions that serve for acceptance.'],
  ],
  'task.ability': [
    ['Skills trained by the work on {object}'],
    ['Lists requirements in searching, analysis and writing.'],
  ],
  'task.content': [
    ['Tasks and requirements for {focus}', '~Tasks and requirements for {object}'],
    ['Itemises the work, with form and quality of each result.'],
  ],
  'task.format': [
    ['Form of the results and academic rules'],
    ['Fixes length, figures, citation and the statement of integrity.'],
  ],
  'task.reading': [
    ['Reading for the work on {object}'],
    ['Gives directions by subject; titles are listed only when verified.'],
  ],
  'task.readTheory': [
    ['Reading on {theory}'],
    [
      'Asks for the main claims and their tie with the topic.',
      'Asks for a short note on what this theory would expect here.',
    ],
  ],
  'task.readMethod': [
    ['Reading on {tool}'],
    ['Asks for steps and conditions of use, well enough to apply them alone.'],
  ],
  'task.schedule': [
    ['Schedule of the work on {object}'],
    ['Divides the weeks into phases and says what is checked at the end of each.'],
  ],
  'task.early': [
    ['First phase: topic and material'],
    ['Completes topic approval, reading and a plan for collecting {data}.'],
  ],
  'task.middle': [
    ['Second phase: analysis and first draft'],
    ['Completes the main part and passes the midterm check.'],
  ],
  'task.late': [['Last phase: revision and defence'], ['Revises by comments and prepares the defence.']],
  'survey.purpose': [
    ['Why a survey on {focus}', '~Why a survey on {object}'],
    ['Says what prompted the survey and who will use it.'],
  ],
  'survey.why': [
    ['What existing sources leave open about {object}'],
    ['Names questions that available material cannot answer.'],
  ],
  'survey.aim': [
    ['Questions the survey on {object} must answer'],
    ['Lists the questions and the part of the report that answers each.'],
  ],
  'survey.design': [
    ['Design of the survey on {focus}', '~Design of the survey on {object}'],
    ['Describes respondents, instrument, sampling and quality control.'],
  ],
  'survey.people': [
    ['Respondents and sampling {there}', 'Respondents and sampling for {object}'],
    ['Describes population, frame and sample size; the actual number is to be filled in.'],
  ],
  'survey.items': [
    ['Dimensions and items of the questionnaire on {object}'],
    ['Derives dimensions from the concept, with sample items and scoring.'],
  ],
  'survey.quality': [
    ['{tool} and quality of the answers'],
    ['Describes pilot, reliability and validity, and rules for invalid answers.'],
  ],
  'survey.findings': [
    ['Findings on {focus}', '~Findings on {object}'],
    ['Presents results by dimension; tables follow from the actual survey.'],
  ],
  'survey.dimension': [
    ['Results on {variable}'],
    [
      'Says which items cover this dimension and how to read the result.',
      'Relates the answers on this dimension to those on the others.',
      'Looks for answers that contradict what was expected here.',
    ],
  ],
  'survey.difference': [['Differences between groups in {object}'], ['Compares groups fixed beforehand.']],
  'survey.problems': [
    ['{issues} of {focus} seen in the survey', '~{issues} of {object} seen in the survey'],
    ['Draws the problems from the results and names the items behind each.'],
  ],
  'survey.answers': [
    ['Recommendations to {improve} {focus}', '~Recommendations to {improve} {object}'],
    ['Matches each recommendation to a problem and says who should act.'],
  ],
} as const satisfies Partial<Phrases<Move>>;
