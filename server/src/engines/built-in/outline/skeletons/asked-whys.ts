import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';

const undone = /(?:为什么|为何|缘何|何以)(?:始终|一直|终究|长期)?(?:难以|难于|未能|没能|无法|不能|没有|未)/u;
/** What was undertaken or ruled may fail as a whole. */
const undertaken =
  /运动|变法|改革|维新|新政|起义|革命|战|远征|北伐|计划|谈判|会议|条约|王朝|帝国|政权|政府|共和国|天国|[军党派朝]$/u;

/** 新式学堂为何难以深入乡村: what did not happen is to be explained; the schools had no cause and did not fail. */
const isUndone = ({ language, kind, text, object }: TitleUnderstanding): boolean =>
  language === 'zh' && kind === 'history-narrative' && undone.test(text) && !undertaken.test(object);

const failing =
  /^¿por qué (?:fracas|quiebr|quebr)(?:an|aron|aban) (?:(?:tant|much)[oa]s |(?:los|las|algun[oa]s) )?\p{Ll}+s(?!\p{L})/iu;

/** «¿Por qué fracasan las cooperativas en Oaxaca?»: many of a sort fail for reasons; no one firm had its height and its fall. */
const failAtLarge = ({ language, text }: TitleUnderstanding): boolean => language === 'es' && failing.test(text);

/** A question for reasons that keeps its own verb, whatever plan its thing has otherwise. */
export const keepsVerb = (title: TitleUnderstanding): boolean => isUndone(title) || failAtLarge(title);

/** The question says of what time it asks. */
export const withoutTime = (title: TitleUnderstanding): TitleUnderstanding => ({
  ...{ ...title, bearing: null },
  contexts: title.contexts.filter(({ kind }) => kind !== 'time'),
});
