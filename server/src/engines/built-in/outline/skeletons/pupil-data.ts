import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';

/** Marks and places stand in the school's books. */
export const marked =
  /成绩|升学率|班级规模|录取|\b(?:test|exam|reading|maths?|mathematics|science)? ?scores\b|\bgrades\b|attainment|academic (?:achievement|performance)|class size|enrol?ment|rendimiento académico|calificaciones|成績|学力|進学率/iu;

/** Small children fill in no scale; they are watched and tested. */
const small =
  /幼儿(?!教师|园教师)|学前儿童|婴幼儿|\b(?:nurser(?:y|ies)|preschool|kindergarten|toddlers?|infants?)\b(?!.*\b(?:teachers?|parents?|staff)\b)|preescolar|educación infantil|幼児|保育園児|幼稚園児/iu;

export const areSmall = (text: string): boolean =>
  small.test(text) &&
  !/教师|家长|父母(?!教养|陪伴|关系|婚姻)|teachers?|\bparents?\b|docentes|padres|保育士|保護者/iu.test(text);
const watched: Record<TitleUnderstanding['language'], { data: string; tool: string }> = {
  zh: { data: '幼儿园观察与测评记录', tool: '组间前后测比较' },
  en: { data: 'observation and test records', tool: 'comparison of groups before and after' },
  es: { data: 'registros de observación y pruebas', tool: 'comparación de grupos antes y después' },
  ja: { data: '観察と検査の記録', tool: '群間の前後比較' },
};

/** How a child is brought up, and what it sees or sleeps, is nobody's to give: parents and teachers are asked. */
const ofUpbringing =
  /教养|家庭|父母|亲子|隔代|留守|依恋|屏幕|电子产品|手机|睡眠|parent|famil|upbringing|attachment|screen|sleep|crianza|padres|famili|apego|pantalla|sueño|養育|家庭|親|愛着|スクリーン|スマートフォン|睡眠/iu;
const ofParents: Record<TitleUnderstanding['language'], { data: string; tool: string }> = {
  zh: { data: '家长问卷与教师评定', tool: '相关及回归分析' },
  en: { data: 'parents’ answers and teachers’ ratings', tool: 'correlation and regression' },
  es: { data: 'encuestas a familias y valoraciones docentes', tool: 'correlación y regresión' },
  ja: { data: '保護者への質問紙と教師の評定', tool: '相関と回帰分析' },
};

/** What somebody does day by day stands in no school's books; the marks do. */
const ofHabit =
  /习惯|睡眠|手机|社交媒体|短视频|压力|动机|焦虑|投入|态度|拖延|自律|兼职|运动|锻炼|早餐|habit|sleep|phone|social media|motivation|stress|anxiety|procrastinat|self-|part-time|exercise|breakfast|hábito|sueño|teléfono|móvil|redes sociales|motivación|estrés|ansiedad|ejercicio|desayuno|習慣|睡眠|スマート|スマホ|SNS|意欲|動機|ストレス|不安|アルバイト|運動|朝食/iu;
const askedAndMarked: Record<TitleUnderstanding['language'], { data: string; tool: string }> = {
  zh: { data: '学生问卷与成绩记录', tool: '相关及回归分析' },
  en: { data: 'students’ answers and their marks', tool: 'correlation and regression' },
  es: { data: 'encuestas y calificaciones del alumnado', tool: 'correlación y regresión' },
  ja: { data: '学生への質問紙と成績記録', tool: '相関と回帰分析' },
};

/** What children, pupils and their days are known by, where no scale tells it. */
export function findPupilData({ text, language, bearing }: TitleUnderstanding): { data: string; tool: string } | null {
  const cause = bearing?.cause ?? '';
  if (areSmall(text)) return ofUpbringing.test(cause) ? ofParents[language] : watched[language];
  return marked.test(bearing?.outcome ?? '') && ofHabit.test(cause) ? askedAndMarked[language] : null;
}
