import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Relation, TitleAnalysis } from '../../../understanding/earlier/title-analysis.ts';
import { grammars } from '../grammar/grammars.ts';
import type { Selection } from '../knowledge/select.ts';
import { turn } from './material.ts';
import type { Requirements } from './read-requirements.ts';
import type { Slots } from './section.ts';

const dataWord = /数据|资料|语料|data\b|dataset|datos|データ|資料/iu;

const quantitative =
  /模型|差分|回归|问卷|实验|试验|对照|方差|计量|regression|differences|equation|survey|trial|experiment|controlled|variance|regresión|encuesta|ensayo|experimento|ecuaciones|varianza|回帰|質問紙|実験|試験|分散|方程式/iu;

const filled = (slots: Record<string, string | null | undefined>): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value)) as Slots;

export interface SlotSet {
  long: Slots;
  /** The same slots under shorter names, for headings that would not fit. */
  short: Slots;
  /** What the sections below a chapter put in place of the chapter's own names. */
  below: Slots;
}

/** Where the object is a work and must stay named beside the side of it that is studied. */
const textual: ReadonlySet<Field> = new Set(['literature', 'art']);

interface SlotInput {
  field: Field;
  analysis: TitleAnalysis;
  relation: Relation;
  language: Language;
  selection: Selection;
  requirements: Requirements;
  variant: number;
}

/** 旅游宣传文本的翻译策略的问题 would carry one 的 too many: a short side joins its object without it. */
const joinShort = (focus: string, aspect: string | null): string =>
  aspect && aspect.length <= 4 && !/[中》]的/u.test(focus)
    ? focus.replace(/^([^的]{3,14})的([^的]{2,4})$/u, '$1$2')
    : focus;

/** The words that bind a place or a time to the object, as the title has them; null where it does not put them together. */
function findPrefix(analysis: TitleAnalysis, language: Language, where: string | null, object: string): string | null {
  if (!where || analysis.language !== language) return null;
  if (language === 'ja') return analysis.text.includes(`${where}における`) ? `${where}における` : null;
  if (language !== 'zh' || /^(?:我国|中国)/u.test(where)) return null;
  return analysis.text.includes(where + object) || analysis.text.includes(`${where}的${object}`) ? where : null;
}

export function buildSlots({
  field,
  analysis,
  relation,
  language,
  selection,
  requirements,
  variant,
}: SlotInput): SlotSet {
  const grammar = grammars[language];
  // A span of a title in another language is quoted as it stands; its own grammar still decides its capitals.
  const own = (span: string | null): string | null =>
    span === null ? null : analysis.language === language ? grammar.fromTitle(span, analysis.text) : span;
  const named = requirements.methods[0] ?? own(analysis.method);
  const namesData = named !== null && named !== undefined && dataWord.test(named);
  const methods = selection.methods;
  // Hypotheses on an effect are tested with numbers; a reading or an interview cannot bear them.
  const fitting = relation === 'effect' ? methods.filter(({ term }) => quantitative.test(term)) : [];
  const choices = (fitting.length > 0 ? fitting : methods).slice(0, 2);
  const method = choices[variant % Math.max(1, choices.length)];
  const linked = selection.dataSources.find(({ id }) => method?.links.dataSources?.includes(id));
  const where = requirements.cases[0] ?? own(analysis.context);
  const kind = requirements.cases[0] ? 'case' : analysis.contextKind;

  const theories = turn(selection.theories, selection.near.theories, variant);

  const build = (object: string, aspect: string | null, focus: string): Slots => {
    const isEffect = relation === 'effect';
    return filled({
      object,
      aspect,
      focus: isEffect && aspect ? grammar.join(object, aspect) : focus,
      matter: isEffect ? (aspect ? grammar.effectOf(object, aspect) : grammar.factorsOf(object)) : focus,
      ask: grammar.ask(relation, { object, aspect, focus }),
      answer: grammar.answer(relation, { object, aspect, focus }),
      ...grammar.improve(focus),
      context: where,
      case: kind === 'case' || kind === 'place' ? where : null,
      backdrop: kind === 'setting' ? where : null,
      era: kind === 'time' ? where : null,
      method: namesData ? null : named,
      tool: namesData ? method?.term : (named ?? method?.term),
      theory: theories[0]?.term,
      theory2: theories[1]?.term,
      variable: selection.variables[0]?.term,
      data: namesData ? named : (linked ?? selection.dataSources[0])?.term,
      institution: selection.institutions[variant % Math.max(1, selection.institutions.length)]?.term,
      debate: selection.debates[0]?.term,
      a: own(analysis.sides?.[0] ?? null),
      b: own(analysis.sides?.[1] ?? null),
    });
  };
  // Women in Jane Eyre: the work is what is studied, what it shows is the side under study.
  const isWork =
    relation === 'theory' &&
    textual.has(field) &&
    analysis.language !== 'zh' &&
    analysis.context !== null &&
    analysis.contextKind !== 'time';
  const object = own(isWork ? analysis.context : analysis.object) ?? analysis.text;
  const aspect = own(isWork ? analysis.focus : analysis.aspect);
  const focus = language === 'zh' ? joinShort(own(analysis.focus) ?? object, aspect) : (own(analysis.focus) ?? object);
  const { object: objectAgain, ...again } = grammar.again(relation, { object, aspect, focus });
  const plain = build(object, aspect, focus);
  const short = build(grammar.shorten(object), aspect && grammar.shorten(aspect), grammar.shorten(focus));
  // 宋代花鸟画: such a place or time belongs to the name, once for each chapter.
  const prefix = findPrefix(analysis, language, isWork ? null : (where ?? null), object);
  if (prefix === null) {
    return {
      long: plain,
      short,
      below: objectAgain && !textual.has(field) ? { ...again, object: objectAgain } : again,
    };
  }
  const {
    case: namedCase,
    era,
    ...prefixed
  } = build(relation === 'effect' ? prefix + object : object, aspect, prefix + focus);
  const inner = filled({ focus: plain.focus, object: plain.object, case: namedCase, era, ...again });
  return {
    long: prefixed,
    short,
    below: objectAgain && !textual.has(field) ? { ...inner, object: objectAgain } : inner,
  };
}
