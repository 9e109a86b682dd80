import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { cleanTitle, withoutOrders } from '../../../understanding/clean-title.ts';
import { understandTitle } from '../../../understanding/understand-title.ts';
import type { TitleRequest, TitleSuggestion } from '../../engine.ts';
import { grammars } from '../grammar/grammars.ts';
import { selectEntries } from '../knowledge/select.ts';
import { countShared } from '../knowledge/word-overlap.ts';
import { nameTitle } from '../outline/title-names.ts';
import type { Relation } from '../relation.ts';
import { hashText, rotate } from '../seeded-random.ts';
import { type FieldManner, startSentence, type TitleParts, titleWordings } from './title-wordings.ts';
import { type Topic, topics } from './topics.ts';

/** Five questions that a field asks, no two of one relation. */
const relationsOf: Record<Field, readonly Relation[]> = {
  philosophy: ['theory', 'comparison', 'effect', 'history', 'measures'],
  literature: ['theory', 'effect', 'comparison', 'history', 'measures'],
  history: ['history', 'effect', 'comparison', 'theory', 'measures'],
  art: ['theory', 'design', 'history', 'comparison', 'effect'],
  law: ['measures', 'theory', 'comparison', 'history', 'effect'],
  military: ['measures', 'effect', 'history', 'theory', 'comparison'],
  economics: ['effect', 'measures', 'comparison', 'history', 'theory'],
  management: ['effect', 'measures', 'design', 'comparison', 'theory'],
  education: ['effect', 'design', 'measures', 'comparison', 'theory'],
  interdisciplinary: ['effect', 'measures', 'design', 'comparison', 'theory'],
  science: ['effect', 'design', 'comparison', 'measures', 'history'],
  engineering: ['design', 'effect', 'measures', 'comparison', 'theory'],
  agriculture: ['effect', 'measures', 'design', 'comparison', 'history'],
  medicine: ['effect', 'measures', 'design', 'comparison', 'theory'],
};

const mannerOf: Record<Field, FieldManner> = {
  philosophy: 'interpretive',
  literature: 'interpretive',
  history: 'interpretive',
  art: 'interpretive',
  law: 'social',
  military: 'social',
  economics: 'social',
  management: 'social',
  education: 'social',
  interdisciplinary: 'social',
  science: 'technical',
  engineering: 'technical',
  agriculture: 'technical',
  medicine: 'technical',
};

const reviewMark: Record<Language, string> = {
  zh: '：研究述评',
  en: ': a review of the literature',
  es: ': revisión de la bibliografía',
  ja: '：研究動向',
};
const surveyMark: Record<Language, string> = {
  zh: '：调查报告',
  en: ': a survey report',
  es: ': informe de encuesta',
  ja: '：調査報告',
};

function wish(request: TitleRequest): { matter: string | null; outcome: string | null; place: string | null } {
  const words = request.keywords.map((word) => cleanTitle(word)).filter((word) => word.length >= 2);
  const hint = withoutOrders(cleanTitle(request.hint));
  const read = hint.length >= 2 && hint.length <= 80 ? understandTitle({ ...request, title: hint }) : null;
  const names = read && nameTitle(read);
  const topic = (read?.bearing ? names?.object : names?.focus)?.replace(
    /^(?:我?想(?:写|研究)|关于|有关|i (?:want|would like) to write about|about|sobre|quiero escribir sobre)\s*/iu,
    '',
  );
  return {
    matter: words[0] ?? topic ?? null,
    outcome: words[1] ?? read?.bearing?.outcome ?? null,
    place: read?.contexts[0]?.text ?? words[2] ?? null,
  };
}

export function recommendTitlesAtOnce(request: TitleRequest): TitleSuggestion[] {
  const { field, language, type } = request;
  const { matter, outcome, place } = wish(request);
  const asked = [matter, outcome, place, ...request.keywords].filter(Boolean).join(' ');
  const seed = hashText(JSON.stringify([field, type, language, request.keywords, request.hint]));
  const grammar = grammars[language];
  // 庄子的自由思想的演变 would carry one 的 too many.
  const named =
    matter && language === 'zh' && matter.length <= 12 ? matter.replace(/^([^的]+)的([^的]+)$/u, '$1$2') : matter;
  const near = [...rotate(topics[field][language], seed, 'topic')].sort(
    (left, right) =>
      countShared(`${right.matter} ${right.outcome}`, asked) - countShared(`${left.matter} ${left.outcome}`, asked),
  );
  const withArticle = (text: string): string => (language === 'es' ? grammar.inflect(text, undefined) : text);

  return relationsOf[field].map((relation, index) => {
    const topic: Topic = near[matter ? 0 : index % near.length] ?? { matter: asked, outcome: asked, place: asked };
    const selection = selectEntries(
      field,
      language,
      `${matter ?? topic.matter} ${outcome ?? topic.outcome} ${asked}`,
      seed,
    );
    const fits = !matter || countShared(`${topic.matter} ${topic.outcome}`, asked) > 0;
    const acted = outcome ?? (fits ? topic.outcome : (selection.variables[0]?.term ?? topic.outcome));
    const where = place ?? (fits ? topic.place : null);
    const parts = {
      matter: withArticle(named ?? topic.matter),
      outcome: withArticle(acted),
      place: where && withArticle(where),
    };
    const theories = selection.theories.map(({ term }) => withArticle(term));
    const chain = selection.chains[index % Math.max(1, selection.chains.length)];
    const filled: TitleParts = {
      ...parts,
      theory: theories[0] ?? '',
      theory2: theories[1] ?? '',
      method: selection.methods[0]?.term ?? '',
      data: selection.dataSources[0]?.term ?? '',
      variable: (selection.variables.find(({ term }) => term !== acted) ?? selection.variables[0])?.term ?? '',
      problem: chain?.problem ?? '',
      cause: chain?.cause ?? '',
    };
    const written = titleWordings[language][relation](filled, mannerOf[field]);
    const mark =
      type === 'literature_review' ? reviewMark[language] : type === 'survey_report' ? surveyMark[language] : '';
    const title =
      mark && /[:：]|——|――/u.test(written.title)
        ? (written.title.split(/[:：]|——|――/u)[0] ?? written.title).trim() + mark
        : written.title + mark;
    return { title: startSentence(title, language), reason: startSentence(written.reason, language) };
  });
}
