import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { cleanLanguage, isRecord, listOf } from '../../providers/literature/clean-record.ts';
import type { ImportedRecord } from './imported-record.ts';

export interface ImportFilter {
  fields: readonly Field[];
  languages: readonly Language[];
}

/** As it is kept with the import: the same file with another filter is another import. */
export const filterKey = ({ fields, languages }: ImportFilter): string =>
  [[...fields].sort().join(','), [...languages].sort().join(',')].join('/').replace(/^\/$/u, '');

/**
 * The names of the subjects that OpenAlex and Crossref give (both take them from one list of 26 fields and 252
 * subfields), folded into the fields of degrees. The first that matches counts: a subfield is named before its field.
 */
const fieldOfSubject: readonly (readonly [RegExp, Field])[] = [
  [/\b(?:military|defen[cs]e studies|armed forces|war studies)\b|军事|国防/iu, 'military'],
  [/\b(?:law|legal|criminology|jurisprudence)\b|法学|法律|derecho/iu, 'law'],
  [/\b(?:education\w*|teaching|pedagog\w+|higher education)\b|教育|教学|educación/iu, 'education'],
  [/\b(?:philosoph\w+|ethics|religious studies|theology)\b|哲学|filosofía/iu, 'philosophy'],
  [/\b(?:histor\w+|archaeolog\w+|classics)\b|历史|史学|考古|historia/iu, 'history'],
  [
    /\b(?:literature|literary|linguistics?|language and linguistics|translation studies)\b|文学|语言|literatura/iu,
    'literature',
  ],
  [/\b(?:visual arts|performing arts|music|museology|architecture|design studies)\b|艺术|音乐|美术|设计/iu, 'art'],
  [/\b(?:econom\w+|finance|econometrics|banking)\b|经济|金融|economía/iu, 'economics'],
  [
    /\b(?:business|management|accounting|marketing|tourism|human resource|public administration|library and information)\b|管理|会计|administración/iu,
    'management',
  ],
  [
    /\b(?:agricultur\w+|agronomy|horticulture|forestry|soil science|veterinary|aquatic science|food science|plant science)\b|农业|林业|畜牧|agrícola/iu,
    'agriculture',
  ],
  [
    /\b(?:medic\w+|nursing|dentistry|health\w*|pharmac\w+|immunolog\w+|surgery|oncology|cardiology|clinical|psychiatry|neuroscience)\b|医学|护理|药学|临床|medicina/iu,
    'medicine',
  ],
  [
    /\b(?:engineering|computer science|energy|materials science|artificial intelligence|software|electrical|automation|civil)\b|工程|计算机|材料|ingeniería/iu,
    'engineering',
  ],
  [
    /\b(?:mathematics|physics|chemistry|biology|biochemistry|genetics|astronomy|earth|planetary|environmental science|statistics|ecology|psychology|multidisciplinary sciences?)\b|数学|物理|化学|生物|ciencias/iu,
    'science',
  ],
  [
    /\b(?:social sciences|sociology|political science|communication|gender studies|development|multidisciplinary)\b|社会|政治/iu,
    'interdisciplinary',
  ],
];

const nameOf = (value: unknown): string[] =>
  isRecord(value) && typeof value.display_name === 'string' ? [value.display_name] : [];

/** What the record says of its subject, the narrowest first. */
function subjectsOf(value: Record<string, unknown>): string[] {
  const topic = isRecord(value.primary_topic) ? value.primary_topic : {};
  return [
    ...nameOf(topic.subfield),
    ...nameOf(topic.field),
    ...listOf(value.subject).filter((subject) => typeof subject === 'string'),
    ...listOf(value.concepts)
      .filter((concept) => isRecord(concept) && concept.level === 0)
      .slice(0, 2)
      .flatMap(nameOf),
  ];
}

const findField = (subject: string): Field | null =>
  fieldOfSubject.find(([pattern]) => pattern.test(subject))?.[1] ?? null;

const english = /\b(?:the|of|and|in|for|on|with|to|an?|from|by)\b/iu;
const spanish = /\b(?:de|la|el|los|las|del|en|una?|para|por|con)\b/iu;

/** Where nobody says: by the small words of the title. */
function languageOf({ language, title }: ImportedRecord): Language | null {
  if (language || !/\p{Script=Latin}/u.test(title)) return language;
  if (spanish.test(title) && !english.test(title.replace(/\b(?:a|an)\b/giu, ' '))) return 'es';
  return english.test(title) ? 'en' : null;
}

const firstField = (subjects: readonly string[]): Field | null =>
  subjects.map(findField).find((field) => field !== null) ?? null;

/** By what a line says outright, before its text is read: most of a dump is not what is asked for. */
export function isPlainlyOut({ fields, languages }: ImportFilter, value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (languages.length > 0 && typeof value.language === 'string') {
    const language = cleanLanguage(value.language);
    if (!language || !languages.includes(language)) return true;
  }
  const field = fields.length > 0 ? firstField(subjectsOf(value)) : null;
  return field !== null && !fields.includes(field);
}

/** A record of which it cannot be said stays out: the operator asked for these and no others. */
export function passesFilter({ fields, languages }: ImportFilter, value: unknown, record: ImportedRecord): boolean {
  if (languages.length > 0) {
    const language = languageOf(record);
    if (!language || !languages.includes(language)) return false;
  }
  if (fields.length === 0) return true;
  // Crossref often says nothing of the subject; the name of the journal does.
  const field = firstField([...subjectsOf(isRecord(value) ? value : {}), record.venue ?? '']);
  return field !== null && fields.includes(field);
}
