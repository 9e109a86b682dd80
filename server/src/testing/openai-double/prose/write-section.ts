import { countUnits } from '@yanmo/contract/text-count';
import type { Question } from '../read-question.ts';
import { proseFixtures } from './prose-fixtures.ts';
import { cite, fillWords, numberOf, paragraphsOf, SentenceSource } from './sentences.ts';

export const aliasesIn = (works: string | undefined): string[] =>
  [...(works ?? '').matchAll(/^(W\d+) \|/gm)].map((match) => match[1] ?? '');

const unitsOf = (text: string): number => countUnits(text.replace(/\[@W\d+\]|[[{]#[\w-]+[\]}]/gu, ''));

function partOf({ section }: Question): number {
  return Number(section.slice(1)) || 0;
}

/** Names are those of the whole paper, as the text shows them when it is given back. */
const tableName = ({ section }: Question): string => `${section.toLowerCase()}-t1`;

/** A list in every sixth section, a table in another. */
function blockOf(question: Question): string | null {
  const { language } = question;
  const figure = /^\[figure\] (.+)$/mu.exec(question.data.section ?? '')?.[1];
  if (figure) return drawFigure(question, figure);
  const { table, item } = proseFixtures[language];
  const part = partOf(question);
  const from = numberOf(`${question.data.title}${question.section}block`) % 10_007;
  const numbers = Array.from({ length: 3 }, (_, index) => from + index * 7);
  const isAsked = /^\[table\]/mu.test(question.data.section ?? '');
  if (part % 6 === 3 && !isAsked)
    return numbers.map((n, index) => `${index + 1}. ${fillWords(language, item, n)}`).join('\n');
  if (part % 6 !== 5 && !isAsked) return null;
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(table.head),
    ...numbers.map((n) => row([fillWords(language, '{O}', n), fillWords(language, '{R}', n)])),
    `: ${table.caption} {#${tableName(question)}}`,
  ].join('\n');
}

function drawFigure(question: Question, what: string): string {
  const lines = ['a {1} A', 'b {2} B', 'a -> b', `: ${what} {#${tableName(question)}}`];
  return ['```figure framework', ...lines, '```'].join('\n');
}

/** A section on its points, of the wanted length, with every work it was given. */
export function writeSection(question: Question): string {
  const { language, data, units } = question;
  const fixture = proseFixtures[language];
  const [title = '', ...lines] = (data.section ?? '').split('\n');
  const points = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  const lead = fixture.lead.replace('{title}', title).replace('{point}', points[0] ?? title);
  const turn = points[1] ? [fixture.turn.replace('{point}', points[1])] : [];
  const gap = fixture.needsData.test(title)
    ? [fillWords(language, fixture.gap, numberOf(`${data.title}${title}`))]
    : [];
  const block = blockOf(question);
  const mention = /^(?:\||```)/u.test(block ?? '')
    ? [fixture.table.mention.replace('{mark}', `[#${tableName(question)}]`)]
    : [];
  const own = [...mention, lead, ...turn, ...gap, ...(block ? [block] : [])].reduce(
    (sum, text) => sum + unitsOf(text),
    0,
  );
  const source = new SentenceSource(language, data.title ?? '', partOf(question));
  const sentences = source.upTo(units - own);
  const aliases = aliasesIn(data.cards);
  const cited = sentences.map((sentence, index) => {
    const alias = index % 2 === 1 || sentences.length <= aliases.length * 2 ? aliases.shift() : undefined;
    return alias ? cite(sentence, alias, language) : sentence;
  });
  const middle = Math.ceil(cited.length / 2);
  const blocks = [
    ...paragraphsOf([lead, ...cited.slice(0, middle), ...mention], language),
    ...(block ? [block] : []),
    ...paragraphsOf([...turn, ...cited.slice(middle), ...gap], language),
  ];
  return blocks.join('\n\n');
}

/** The section again, with each note obeyed; a wish that says nothing is not understood. */
export function writeRevision(question: Question): string {
  const { language, data } = question;
  const source = new SentenceSource(language, `${data.title}${data.notes}`, partOf(question));
  let text = data.text ?? '';
  for (const line of (data.notes ?? '').split('\n')) {
    const [kind = '', first = '', second = ''] = line.split(' | ');
    switch (kind) {
      case 'REPEATED':
        text = text.replace(first.replace(/…$/u, ''), source.next());
        break;
      case 'TERM':
        text = text.replaceAll(first, second);
        break;
      case 'LENGTH':
        text = fitTo(text, Number(second.replace(/\D/gu, '')), source);
        break;
      case 'TRANSITION':
        text = first === 'START' ? `${source.next()}\n\n${text}` : `${text}\n\n${source.next()}`;
        break;
      case 'WISH': {
        const letters = first.match(/\p{L}/gu)?.length ?? 0;
        if (letters < 2 || !/[aeiouáéíóúy\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/iu.test(first))
          return '[?]';
        text = obey(first, text, source);
        break;
      }
    }
  }
  return text;
}

function fitTo(text: string, units: number, source: SentenceSource): string {
  const blocks = text.split('\n\n');
  while (blocks.length > 1 && unitsOf(blocks.join('\n')) - unitsOf(blocks.at(-1) ?? '') >= units) blocks.pop();
  const missing = units - unitsOf(blocks.join('\n'));
  return missing > 0
    ? [...blocks, ...paragraphsOf(source.upTo(missing), source.language)].join('\n\n')
    : blocks.join('\n\n');
}

function obey(wish: string, text: string, source: SentenceSource): string {
  const units = unitsOf(text);
  if (/缩短|精简|短|shorter|shorten|corto|短く/iu.test(wish)) return fitTo(text, Math.round(units * 0.6), source);
  if (/扩|补充|长|longer|expand|amplía|詳しく/iu.test(wish)) return fitTo(text, Math.round(units * 1.3), source);
  const [, ...rest] = text.split('\n\n');
  return [paragraphsOf(source.upTo(units * 0.3), source.language).join('\n\n'), ...rest].join('\n\n');
}
