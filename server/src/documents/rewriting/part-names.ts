/** The parts of a paper by what stands above them, in four languages; numbers before the name were taken away. */
export const partNames = {
  references:
    /^(?:主\s*要)?\s*(?:参\s*考|引\s*用)\s*(?:文\s*献|資料|资料|书目)$|^文\s*献$|^(?:list of )?references(?: cited)?$|^bibliography$|^works cited$|^literature cited$|^(?:lista de )?referencias(?: bibliográficas)?$|^bibliografía$|^obras citadas$/iu,
  statement:
    /(?:独创性|原创性|诚信|真实性|学术规范|版权|授权|作者|学位论文|毕业论文).{0,16}(?:声明|承诺书?|授权书|授权说明)$|^(?:郑重)?声\s*明$|^(?:.{0,20}\s)?declaration(?: of .{1,60})?$|^statement of (?:originality|authorship)$|^declaración (?:de|del|jurada).{0,60}$|^(?:誓約書|宣誓書)$|(?:執筆|著作権|独創性).{0,10}(?:申告|宣言|誓約書?)$/iu,
  /** The same of machines; within a paper these may be the words of a chapter about them. */
  aiUse:
    /^(?:关于)?(?:生成式)?(?:人工智能|AI|AIGC)(?:工具)?(?:的)?(?:辅助)?使用(?:情况)?(?:说明|声明|披露)?$|^(?:生成)?(?:人工知能|AI)の?(?:利用|使用)(?:について|に関する.{1,6})$|^(?:statement on the )?use of (?:generative )?(?:artificial intelligence|AI)(?: tools)?$|^AI[- ]use (?:statement|disclosure)$|^uso de (?:la )?(?:inteligencia artificial|IA)(?: generativa)?$/iu,
  contents: /^目\s*[录錄次]$|^(?:table of )?contents$|^(?:índice(?: general)?|tabla de contenidos?|contenidos?)$/iu,
  /** What was asked: other words would be another survey. */
  survey:
    /问卷|調査票|调查表|访谈(?:提纲|大纲)|量表$|アンケート|インタビュー(?:項目|ガイド)|questionnaire|interview (?:guide|questions|protocol)|survey (?:instrument|form)|cuestionario|guion de (?:la )?entrevista/iu,
  /** Other parts that need no number to be known as such. */
  others:
    /^(?:中文)?摘\s*要$|^abstract$|^resumen$|^(?:要\s*[旨約]|概要)$|^(?:引\s*言|前\s*言|绪\s*论|緒\s*論|导\s*论|序\s*論|はじめに)$|^introduc(?:tion|ción)$|^(?:结\s*论|结\s*语|總?結\s*論|おわりに|まとめ)$|^conclusi(?:on|ons|ón|ones)$|^(?:致\s*谢|谢\s*辞|謝\s*辞)$|^acknowledge?ments?$|^agradecimientos$|^(?:附\s*录|付\s*録)[^。；，]{0,50}$|^appendi(?:x|ces)(?:\s+[A-Z\d]{1,3})?(?:\s*[:.—–-]\s.{0,80})?$|^(?:anexos?|apéndices?)(?:\s+[A-Z\d]{1,3})?(?:\s*[:.—–-]\s.{0,80})?$/iu,
} as const;

const number =
  /^(?:第[一二三四五六七八九十百零〇\d]{1,5}[章节節編编部分]{1,2}|[一二三四五六七八九十]{1,3}\s*[、.．]|[（(][一二三四五六七八九十\d]{1,3}[）)]|(?:chapter|capítulo)\s+[\divxlc]+\s*[:.]?|\d{1,2}(?:\.\d{1,2}){0,3}\s*[.．、]?|[#＃]{1,6})\s*/iu;

/** A heading without its number and the signs around it. */
export const bareHeading = (text: string): string =>
  text
    .trim()
    .replace(number, '')
    .replace(/^[【[［*＊\s]+|[】\]］*＊:：\s]+$/gu, '');
