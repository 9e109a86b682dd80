import type { Language } from '@yanmo/contract/languages';

/** Who found it: the paper itself. */
const claims: Readonly<Record<Language, RegExp>> = {
  zh: /本(?:研究|文|次|课题|调查|实验|问卷)|我们|笔者|(?:调查|统计|检验|回归|分析|实验|测试|问卷|访谈)(?:结果|数据)?(?:显示|表明|发现|得出|得到)|结果(?:显示|表明|为)|数据(?:显示|表明)|(?:发放|回收|收集|访谈)了?|有效(?:问卷|样本|率)|受访者|被试|样本(?:量|共|中)/u,
  en: /\b(?:we|our|this (?:study|survey|paper|experiment|sample)|the (?:results?|survey|sample|data|analysis|regression|experiment|findings|respondents|participants|estimates?|tests?)|respondents|participants|interviewees)\b/iu,
  es: /(?<!\p{L})(?:nuestr[oa]s?|este (?:estudio|trabajo)|esta (?:encuesta|investigación)|los (?:resultados|datos|encuestados|participantes)|la (?:encuesta|muestra|regresión)|el (?:análisis|experimento)|se (?:encuestó|entrevistó|recogieron|obtuvo|obtuvieron))(?!\p{L})/iu,
  ja: /本(?:研究|稿|調査|実験)|筆者|(?:調査|分析|実験|検定|回帰|集計)の?結果|結果(?:は|から|として|では)|回答者|被験者|調査対象者|有効回答|標本(?:は|数)/u,
};

/** What was measured or counted; years, sections and numbers of hypotheses are neither. */
const figures: Readonly<Record<Language, RegExp>> = {
  zh: /\d+(?:\.\d+)?\s*(?:[%％‰]|个百分点|份|人|名|位|例|倍|毫秒|秒|次\/秒|元)|(?:[pPtFrβαnN]|R²|均值|平均值|标准差|系数|方差|效应量)(?:值)?\s*(?:[=＝<>＜＞≈]|为|是|达)\s*-?\d/u,
  en: /\b\d+(?:[.,]\d+)?\s*(?:%|percent\b|per cent\b|(?:valid )?(?:respondents|participants|students|teachers|questionnaires|interviews|people|firms|points|ms|milliseconds|seconds|times)\b)|(?<!\p{L})(?:p|t|F|r|β|α|R²|M|SD|N|n|mean|coefficient|average)\s*(?:[=<>≈]|of|was|is)\s*-?\.?\d/u,
  es: /\d+(?:[.,]\d+)?\s*(?:%|por ciento|(?:encuestados|participantes|estudiantes|cuestionarios|entrevistas|personas|empresas|puntos|segundos|veces)(?!\p{L}))|(?<!\p{L})(?:p|t|F|r|β|α|R²|M|DT|N|n|media|coeficiente)\s*(?:[=<>≈]|de|fue|es)\s*-?\d/u,
  ja: /\d+(?:\.\d+)?\s*(?:[%％]|パーセント|ポイント|人|名|部|件|社|倍|秒|点)|(?:[ptFrβαnN]|R²|平均値?|標準偏差|係数)(?:値)?\s*(?:[=＝<>＜＞]|は|が)\s*-?\d/u,
};

/** Whether a sentence gives a number as the paper's own finding. */
export const claimsOwnResult = (sentence: string, language: Language): boolean =>
  claims[language].test(sentence) && figures[language].test(sentence);

/** The same sentence with something else in the place of those numbers; `keep` spares the ones that somebody gave. */
export function replaceOwnFigures(
  sentence: string,
  language: Language,
  { instead, keep }: { instead: string; keep(number: string): boolean },
): string {
  if (!claimsOwnResult(sentence, language)) return sentence;
  const { source, flags } = figures[language];
  // The patterns end at the first digit of a value.
  const every = new RegExp(`(?:${source})(?:[.,]?\\d)*`, `${flags}g`);
  return sentence.replace(every, (figure) =>
    figure.replace(/-?\.?\d+(?:[.,]\d+)*/u, (number) => (keep(number) ? number : instead)),
  );
}
