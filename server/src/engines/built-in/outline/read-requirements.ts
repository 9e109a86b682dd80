import { cleanTitle } from '../../../understanding/clean-title.ts';

/** What a student's free text asks of an outline. Everything in it is data: nothing is carried out. */
export interface Requirements {
  cases: string[];
  methods: string[];
  sections: string[];
}

const casePatterns = [
  /以([^，。；、\n]{2,24}?)(?:为例|为案例|为个案|为研究对象|作为案例|作为研究对象)/gu,
  /(?:案例|个案)(?:选用|选择|选取|采用|是|为|：|:)\s*([^，。；\n]{2,24})/gu,
  /\b(?:use|take|choose|with)\s+([^,.;\n]{2,60}?)\s+as\s+(?:the|a|an|its|our)\s+(?:case|example)(?:\s+study)?/giu,
  /\bcase study\s*(?:of|:|on)\s*([^,.;\n]{2,60})/giu,
  /\b(?:estudio de caso|caso)\s*(?:de|del|:)\s*([^,.;\n]{2,60})/giu,
  /([^、。，\n]{2,24}?)を(?:事例|対象|例)(?:として|に|とする)/gu,
];
const methodPatterns = [
  /(?:采用|使用|运用|利用|结合|要用|需用|通过)([^，。；、\n]{2,16}?(?:法|模型|分析|调查|访谈|实验|回归|检验|量表|问卷))/gu,
  /\b(?:use|using|apply|applying|employ|based on|method:)\s+(?:an?\s+|the\s+)?([^,.;\n]{3,50}?(?:analysis|method|model|survey|interviews?|regression|experiment|trial|modelling|modeling|questionnaire))\b/giu,
  /\b(?:usar|utilizar|aplicar|emplear|mediante|con)\s+(?:un |una |el |la )?([^,.;\n]{0,30}?(?:análisis|método|modelo|encuesta|entrevistas?|regresión|experimento|cuestionario)[^,.;\n]{0,30})/giu,
  /([^、。，\n]{2,16}?(?:法|モデル|分析|調査|インタビュー|実験))(?:を用い|を使|を行|により)/gu,
];
const sectionPatterns = [
  /(?:增加|加入|加上|包含|包括|需要有|要有|必须有|单列|添加|补充|设置)(?:一节|一章|一个章节|一部分|章节|部分)?(?:关于|有关|讨论|介绍|：|:)?\s*[“"《]?([^，。；、“”"\n]{2,24}?)[”"》]?(?:的?(?:一节|一章|章节|部分|内容))?(?=[，。；、\n]|$)/gu,
  /\b(?:add|include|need|must have|with)\s+(?:an?\s+|one\s+)?(?:section|chapter|part)\s+(?:on|about|for|covering|discussing)\s+([^,.;\n]{3,70})/giu,
  /\b(?:añadir|incluir|agregar|incorporar)\s+(?:un |una )?(?:apartado|sección|capítulo|epígrafe)\s+(?:sobre|de|acerca de|dedicad[oa] a)\s+([^,.;\n]{3,70})/giu,
  /([^、。，\n]{2,24}?)(?:に関する|についての|の)(?:節|章|項目)を(?:加え|追加|設け|入れ|含め)/gu,
];

const generic = /^(?:一个|一节|一章|内容|参考文献|摘要|目录|图表|案例|数据|more|references|abstract|the|a)$/iu;

function collect(text: string, patterns: readonly RegExp[], most: number): string[] {
  const found: string[] = [];
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const term = (match[1] ?? '')
        .trim()
        .replace(/^(?:的|与|和|the |an? |el |la )/iu, '')
        .replace(/[的，,]$/u, '');
      if (term.length >= 2 && !generic.test(term) && !found.includes(term)) found.push(term);
    }
  }
  return found.slice(0, most);
}

export function readRequirements(text: string): Requirements {
  const safe = text
    .slice(0, 2_000)
    .split(/\n+/u)
    .map((line) => (line.trim() === '' ? '' : cleanTitle(line)))
    .filter(Boolean)
    .join('\n');
  if (safe === '') return { cases: [], methods: [], sections: [] };
  return {
    cases: collect(safe, casePatterns, 2),
    methods: collect(safe, methodPatterns, 2),
    sections: collect(safe, sectionPatterns, 3).filter((term) => !/^[\d\s]+$/u.test(term)),
  };
}
