import { cleanWhat, type ReadAs } from './asking.ts';

/** Words that speak of the text and of its form, not of what stands in which chapter. */
const writing: readonly RegExp[] = [
  /引用|参考文献|文献(?:不少于|至少|不低于|要?\d|数量|格式)|(?:英文|外文|中文|近[一三五十]年)(?:的)?(?:参考)?文献|\d+\s*篇|文献.{0,10}篇/u,
  /字数|\d+\s*(?:万)?字|万字|篇幅|格式|排版|字体|行距|页眉|页边距|页码|脚注|尾注|注释|摘要|关键词|目录|致谢|附录|封面|查重|重复率|降重|AI率|AIGC/u,
  /语言|文笔|文风|语气|通俗|易懂|口语|书面|学术性|严谨|流畅|简洁|生动|人称|正式|句子|段落|专业术语|少用|措辞|原创/u,
  /图表|表格|插图|配图|图片|公式|流程图|思维导图|数据(?:真实|要新|最新|要真)/u,
  /\b(?:cit(?:e|es|ed|ations?|ing)|references?|sources|footnotes?|endnotes?|bibliography|APA|MLA|Harvard|Chicago|IEEE|word (?:count|limit)|\d[\d,]* words|pages?|font|spacing|margins?|abstract|keywords|appendi(?:x|ces)|acknowledge?ments?|plagiarism|similarity|proofread)\b/iu,
  /\b(?:tone|style|plain (?:english|language)|simple (?:english|language|words)|easy to (?:read|understand)|formal|informal|academic (?:style|tone|language|english)|first person|third person|passive voice|jargon|sentences?|paragraphs?|wording|british (?:english|spelling)|american (?:english|spelling)|readable|concise)\b/iu,
  /\b(?:figures?|tables?|charts?|diagrams?|graphs|illustrations?|formulas?)\b/iu,
  /\b(?:citas?|citar|cite|referencias?|bibliografía|fuentes (?:en|recientes|bibliográficas)|notas al pie|normas apa|apa|palabras|páginas|resumen|anexos?|agradecimientos|plagio|tono|estilo|lenguaje|redacción|sencill[oa]|claro y|formal|primera persona|tercera persona|frases|párrafos|ortografía|figuras?|tablas?|gráfic[oa]s?|ilustraciones)\b/iu,
  /引用|参考文献|文献(?:は|を)?\d|脚注|字数|\d+\s*字|書式|フォント|要旨|キーワード|謝辞|付録|剽窃|文体|である調|です・?ます|丁寧|平易|分かりやす|わかりやす|易しい|簡潔|図表|表や図|図を|表を|英語(?:の)?文献|専門用語|言葉/u,
];

/** About the writing: kept for those who write. */
export function readWriting(clause: string): ReadAs[] {
  return writing.some((pattern) => pattern.test(clause)) ? [{ kind: 'WRITING', what: cleanWhat(clause) }] : [];
}
