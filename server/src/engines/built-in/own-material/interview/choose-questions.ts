import type { QuestionId } from '@yanmo/contract/interview';
import type { Language } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';

/** What the sheets of a title's subjects already say: nobody is asked for it. */
export interface Known {
  definition: boolean;
  actors: boolean;
  causes: boolean;
  /** People, things and cases that the title names and of which they say nothing: they are asked after first. */
  unknownPeople: readonly string[];
}

const fewest = 6;
const most = 10;

/** What a paper of each kind lives on, the most telling first. */
const byKind: Readonly<Record<TitleKind, readonly QuestionId[]>> = {
  'status-and-remedies': ['setting', 'problems', 'data', 'actors', 'causes', 'view', 'definition', 'example'],
  'relation-test': ['setting', 'data', 'method', 'view', 'definition', 'problems', 'example'],
  'design-artefact': ['requirements', 'method', 'data', 'problems', 'view', 'example', 'setting'],
  'doctrinal-law': ['rules', 'problems', 'example', 'view', 'objections', 'definition', 'setting'],
  'text-interpretation': ['passages', 'view', 'setting', 'objections', 'definition', 'example'],
  'history-narrative': ['setting', 'materials', 'actors', 'view', 'example', 'objections', 'causes'],
  'clinical-study': ['setting', 'data', 'method', 'problems', 'view', 'definition', 'actors'],
  'lab-experiment': ['method', 'data', 'setting', 'problems', 'view', 'requirements', 'definition'],
  'theory-essay': ['view', 'definition', 'objections', 'example', 'problems', 'materials'],
  review: ['setting', 'method', 'view', 'problems', 'definition', 'materials'],
  'case-study': ['setting', 'actors', 'problems', 'data', 'view', 'causes', 'example', 'definition'],
  'policy-analysis': ['rules', 'setting', 'actors', 'problems', 'data', 'view', 'causes', 'definition'],
  'teaching-design': ['setting', 'requirements', 'method', 'problems', 'data', 'view', 'example'],
};

/**
 * The questions as they are shown: what was answered once stays as long as it is used, whatever would be asked now, and the least telling of the others
 * give way to it. More than ten stand there only where more than ten were answered.
 */
export function keepAnswered(chosen: readonly QuestionId[], answered: ReadonlySet<QuestionId>): QuestionId[] {
  const kept = [...answered].filter((id) => !chosen.includes(id));
  // The title and the cover are asked of every paper, and stand last.
  const isOfForm = (id: QuestionId): boolean => id === 'english_title' || id === 'cover';
  const spare = chosen.filter((id) => !answered.has(id) && !isOfForm(id));
  const over = Math.min(spare.length, Math.max(0, chosen.length + kept.length - most));
  const dropped = new Set(spare.slice(spare.length - over));
  const shown = chosen.filter((id) => !dropped.has(id));
  return [
    ...shown.filter((id) => !isOfForm(id)),
    ...kept.filter((id) => !isOfForm(id)),
    ...[...shown, ...kept].filter(isOfForm),
  ];
}

/** Six to ten questions. What is known of the subject is asked last, and only where there would be too few without it. */
export function chooseQuestions(kind: TitleKind, language: Language, known: Known): QuestionId[] {
  const isKnown = (id: QuestionId): boolean => id in known && known[id as keyof Known] === true;
  const form: QuestionId[] = language === 'en' ? ['cover'] : ['english_title', 'cover'];
  const people: QuestionId[] = known.unknownPeople.length > 0 ? ['people'] : [];
  const asked = [...people, ...byKind[kind].filter((id) => !isKnown(id))];
  const spare = byKind[kind].filter(isKnown);
  const content = [...asked, ...spare.slice(0, Math.max(0, fewest - form.length - asked.length))];
  return [...content.slice(0, most - form.length), ...form];
}
