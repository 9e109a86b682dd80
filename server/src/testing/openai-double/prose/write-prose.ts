import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import type { Question, TextTask } from '../read-question.ts';
import { proseFixtures } from './prose-fixtures.ts';
import { cite, fillWords, numberOf, paragraphsOf, SentenceSource } from './sentences.ts';
import { aliasesIn, writeRevision, writeSection } from './write-section.ts';

/** Parts of a paper beside its sections draw their sentences from beyond those. */
const partOfTask: Readonly<Record<TextTask, number>> = {
  section: 0,
  revision: 0,
  abstract: 301,
  acknowledgements: 302,
  companion: 303,
  chat: 304,
};

/** The right answer to a question for a text, without what was accepted already. */
export function writeProse(question: Question): string {
  const { accepted, language, missingUnits } = question;
  const whole = writeWhole(question);
  if (accepted === '') return whole;
  const at = whole.indexOf(accepted);
  const rest = at < 0 ? '' : whole.slice(at + accepted.length);
  if (rest.trim() !== '') return rest;
  // All of it is there and more is wanted.
  const source = new SentenceSource(language, `${question.data.title}${accepted.length}`, 400);
  const more = paragraphsOf(source.upTo(missingUnits || 40), language).join('\n\n');
  return question.task === 'abstract' && !accepted.includes(proseFixtures[language].keywords.label)
    ? `${more}\n\n${keywordLine(question)}`
    : more;
}

function writeWhole(question: Question): string {
  switch (question.task as TextTask) {
    case 'section':
      return writeSection(question);
    case 'revision':
      return writeRevision(question);
    case 'abstract':
      return writeAbstract(question);
    case 'acknowledgements':
      return proseFixtures[question.language].thanks.join('\n\n');
    case 'chat':
      return writeChatAnswer(question);
    case 'companion':
      return question.kind === 'questionnaire' ? writeQuestionnaire(question) : writeCompanion(question);
  }
}

const chatWords: Readonly<Record<Language, (asked: string) => string>> = {
  zh: (asked) => `关于“${asked}”，可以从下面几点来看。`,
  en: (asked) => `On “${asked}” there is this to say.`,
  es: (asked) => `Sobre «${asked}» cabe decir esto.`,
  ja: (asked) => `「${asked}」については、次のことが言えます。`,
};

/** The first sentence of each passage with its number, as a model would that reads no further; else sentences about nothing. */
function writeChatAnswer({ language, data }: Question): string {
  const about = chatWords[language];
  const asked = (data.question ?? '').slice(0, 40).replace(/\s+/gu, ' ');
  const passages = Object.entries(data).filter(([name]) => name.startsWith('passage_'));
  const cited = passages.map(([name, text]) => {
    const [first = ''] = /[^。.！!？?\n]+[。.！!？?]?/u.exec(text.split('\n').slice(1).join('\n').trim()) ?? [];
    return `- ${first.trim()} [${name.slice('passage_'.length)}]`;
  });
  const source = new SentenceSource(language, asked, partOfTask.chat);
  const joint = language === 'zh' || language === 'ja' ? '' : ' ';
  const said = cited.length > 0 ? cited.join('\n') : source.upTo(120).join(joint);
  return `${about(asked)}\n\n${said}`;
}

function keywordLine({ language, data }: Question): string {
  const { keywords } = proseFixtures[language];
  const from = numberOf(data.title ?? '');
  const own = (data.keywords ?? '').split('\n').filter((word) => word !== '' && isIn(language, word));
  const words = [...own, ...[0, 1, 2, 3].map((index) => fillWords(language, '{O}', from + index))];
  return `${keywords.label}${[...new Set(words)].slice(0, 4).join(keywords.separator)}`;
}

const isIn = (language: Language, word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) === (language === 'zh' || language === 'ja');

function writeAbstract(question: Question): string {
  const { language, data, units } = question;
  const line = keywordLine(question);
  const source = new SentenceSource(language, data.title ?? '', partOfTask.abstract);
  const sentences = source.upTo(units - countUnits(line));
  return `${sentences.join(language === 'zh' || language === 'ja' ? '' : ' ')}\n\n${line}`;
}

function writeCompanion(question: Question): string {
  const { language, data, units, kind } = question;
  const { headings, schedule } = proseFixtures[language];
  const names = headings[kind as keyof typeof headings] ?? [];
  const source = new SentenceSource(language, `${data.title}${kind}`, partOfTask.companion);
  const aliases = aliasesIn(data.works);
  const share = Math.ceil(aliases.length / Math.max(1, names.length - 1));
  return names
    .flatMap((name, index) => {
      const sentences = source.upTo(units / names.length - countUnits(name));
      const own = aliases.slice(index * share, (index + 1) * share);
      const cited = sentences.map((sentence, at) => (own[at] ? cite(sentence, own[at], language) : sentence));
      const isSchedule = /进度|Schedule|Calendario|日程/u.test(name);
      return [
        `# ${name}`,
        ...paragraphsOf(cited, language),
        ...(isSchedule
          ? [
              [
                `| ${schedule.head.join(' | ')} |`,
                ...[1, 3, 5].map((from) => {
                  const time = schedule.row.replace('{from}', String(from)).replace('{to}', String(from + 1));
                  return `| ${time} | ${fillWords(language, '{O}', numberOf(name) + from)} |`;
                }),
                `: ${schedule.caption}`,
              ].join('\n'),
            ]
          : []),
      ];
    })
    .join('\n\n');
}

function writeQuestionnaire({ language, data, units }: Question): string {
  const { questionnaire } = proseFixtures[language];
  const from = numberOf(data.title ?? '') % 10_007;
  const parts: string[] = [
    `# ${questionnaire.title.replace('{title}', data.title ?? '')}`,
    questionnaire.greeting,
    `## ${questionnaire.about}`,
    questionnaire.persons.map((line, index) => `${index + 1}. ${line}`).join('\n'),
  ];
  const end = [
    `## ${questionnaire.open}`,
    [0, 1, 2].map((index) => `${index + 1}. ${fillWords(language, questionnaire.question, from + index)}`).join('\n'),
    questionnaire.thanks,
  ];
  const scale = (group: number): string =>
    [
      `| ${questionnaire.scale.join(' | ')} |`,
      ...[0, 1, 2, 3].map((index) => {
        const statement = fillWords(language, questionnaire.statement, from + group * 5 + index);
        return `| ${[statement, ...questionnaire.scale.slice(1).map(() => '□')].join(' | ')} |`;
      }),
      `: ${questionnaire.caption}`,
    ].join('\n');
  for (let group = 0; group < 12 && countUnits([...parts, ...end].join('\n')) < units; group += 1) {
    parts.push(`## ${fillWords(language, '{O}', from + group)}`, scale(group));
  }
  return [...parts, ...end].join('\n\n');
}
