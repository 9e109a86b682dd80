import { cleanWhat, type ReadAs } from './asking.ts';

type Kind = 'TABLE' | 'FIGURE';

const zhFigure =
  '(?:流程|路线|框架|结构|架构|模块|模型|关系|示意|思维导|概念|逻辑|思路|机理|机制|路径|E-?R|用例|类|时序|功能|组织|机构|鱼骨|甘特|树状|柱[状形]|条形|折线|饼[状形]?|散点|直方|箱[线型]|雷达|热力|趋势|统计|分布|曲线|数据|电路|效果|实物|卫星)图|截图|截屏|照片|相片|图片|插画|地图';
const zhTable =
  '(?:对比|比较|对照|进度|计划|安排|日程|统计|数据|结果|回归|定义|变量|指标|题项|问卷|调查|用例|评价|评分|汇总|梳理|总结|归纳|一览|分类|分工|预算|系数|矩阵|文献|术语|课时|对策|措施|特征|体系|分析|情况|说明)表(?:格)?|(?<=的)表格?';
const zhAsks =
  '(?:要有?|需要?|加[入上个]?|画[出个]?|绘制?|做[个出]?|放[入上]?|插入?|附[上]?|配[上]?|有|用|包含|包括|列[出个]?|给出|提供|制作|设计|增加|补充|使用|展示|以)';
const zhCount = '(?:[一二两三四五几\\d]+\\s*[张幅个份]|[张个份])';
const zhTail = '(?:来?(?:说明|展示|表示|呈现|反映|对比|比较)[^，。；]{0,20})?';
const zhPatterns = (noun: string): RegExp =>
  new RegExp(
    `(?:^|${zhAsks}|[里中])\\s*${zhCount}?([^，。；]{0,24}?(?:${noun})${zhTail})(?:等|即可|要有|不能少)?(?:[（(：:].{4,200})?$`,
    'iu',
  );
const zhLead = new RegExp(`^(?:${zhAsks}|${zhCount}|\\s)+(?=\\S{2})`, 'u');
/** 把三种理论的区别列成对比表: what it shows comes first. */
const zhBehind = /^[把将](.{2,30}?)(?:做成|列成|画成|整理成|制成)(?:一[张个份])?(.{0,8}[表图])格?$/u;
const jaBehind = /^(.{2,30}?)を(表|図|グラフ)に(?:まとめ|し|整理)/u;
/** What is to be drawn is a figure, whatever it is. */
const drawn =
  /^(?:画|绘制)(?:出|一[个张幅])?([^，。；]{2,24})$|^(?:draw|sketch)\s+(?:(?:a|an|the)\s+)?(?!on\b|from\b|out\b|up\b|conclusions?\b)(.{3,80})$|^dibuj\w{1,3}\s+(?:(?:un|una|el|la)\s+)?(.{3,80})$|^(.{2,30}?)を図示/iu;
/** A section on photographs is a section. */
const ofSection =
  /\b(?:section|chapter|paragraph)s?\s+(?:on|about|of|for|dealing|discussing|that)\b|[一两几\d][章节]|章节|\b(?:apartado|capítulo|sección)\b|の?(?:節|章)/iu;

const enFigure =
  '(?:flow ?charts?|road ?maps?|mind ?maps?|concept maps?|(?:organi[sz]ation(?:al)?|org|gantt|bar|line|pie|column) charts?|diagrams?|(?<!historical |public |political |key |religious |literary |female |male |major |central |leading |latest |official |recent )figures?(?! from| for)|charts?|graphs?|plots?|histograms?|infographics?|photos?|photographs?|pictures?|screen ?shots?|maps?)';
const enTable = '(?:tables?(?! of contents)|timetables?)';
const enAsks =
  '(?:includ(?:e|es|ing)|add|insert|draw|use|using|with|have|has|give|provide|put(?: in)?|show|make|contains?|want|need|present|attach|be|as|in)';
const enPatterns = (noun: string): RegExp =>
  new RegExp(
    `(?:^|\\b${enAsks}\\s+)(?:(?:a|an|one|two|three|some|several|the|at least|\\d+|me|us|another)\\s+)*((?:(?!${enAsks}\\b)[\\w'’-]+\\s+){0,4}?${noun}\\b(?:\\s+(?:of|for|showing|shows|that|which|with|comparing|to|on|about|summari[sz]ing|listing|illustrating)\\b.{2,100})?)$`,
    'iu',
  );
/** "Summarise the three theories in a table": what it shows comes first. */
const enBehind =
  /^(?:summari[sz]e|list|compare|set out|present|show|put|give|arrange)\s+(.{3,80}?)\s+(?:in|as|into)\s+(?:a|one|an)\s+(?:\w+\s+){0,2}?(table|figure|diagram|chart|graph|flow ?chart|map)$/iu;

const esFigure =
  '(?:figuras?|gr[aá]fic[oa]s?|diagramas?|organigramas?|flujogramas?|mapas?|fotos?|fotografías?|im[aá]gen(?:es)?|infografías?|capturas?)';
const esTable = '(?:tablas?|cuadros?(?= comparativ| resumen| sinóptic| de | con )|cronogramas?)';
const esAsks =
  '(?:inclu\\w{1,4}|añad\\w{1,4}|agreg\\w{1,4}|insert\\w{1,4}|pon(?:er|ga|gas)?|hac(?:er|e)|haz|haga|dibuj\\w{1,3}|us[ae]r?|con|ten(?:er|ga)|haya|present\\w{1,3}|elabor\\w{1,3}|mostrar|muestr\\w|en)';
const esPatterns = (noun: string): RegExp =>
  new RegExp(
    `(?:^|\\b${esAsks}\\s+)(?:(?:un|una|unos|unas|dos|tres|el|la|los|las|algún|alguna|varios|varias|\\d+)\\s+)*(${noun}\\b.{0,100})$`,
    'iu',
  );

const jaFigure =
  '(?:フローチャート|流れ図|(?:概念|枠組み|構造|構成|関係|組織|模式|モデル|系統|相関|パス|散布|技術路線)図|(?:棒|折れ線|円|帯)?グラフ|写真|地図|画像|イラスト|スクリーンショット|ガントチャート|(?<=の)図(?=[をがも]))';
const jaTable =
  '(?:(?:比較|対照|一覧|日程|計画|工程|集計|結果|変数|スケジュール|年|項目|整理)表|(?<=の)表(?=[をがも]|に))';
const jaPatterns = (noun: string): RegExp =>
  new RegExp(
    `^(?:[^、。]{0,12}に)?([^、。]{0,30}?${noun})(?:も|を|が|は|に|で)?(?:入れ|載せ|付け|つけ|加え|示|描|作|使|用い|掲載|追加|添え|必要|ほし|欲し|まとめ|$)`,
    'u',
  );

const patterns: readonly (readonly [Kind, RegExp])[] = [
  ['TABLE', zhPatterns(zhTable)],
  ['FIGURE', zhPatterns(zhFigure)],
  ['TABLE', enPatterns(enTable)],
  ['FIGURE', enPatterns(enFigure)],
  ['TABLE', esPatterns(esTable)],
  ['FIGURE', esPatterns(esFigure)],
  ['TABLE', jaPatterns(jaTable)],
  ['FIGURE', jaPatterns(jaFigure)],
];

/** A noun alone says only that there should be some: 表格, tables and figures. */
const bare =
  /^(?:[一二两三几多\d]*[张幅个份]?(?:表格?|图表?)|(?:more |some |several )?(?:tables?|figures?|charts?|graphs?|diagrams?)(?: and (?:tables?|figures?|charts?|graphs?|diagrams?))?|(?:tablas?|figuras?|gráfic[oa]s?|diagramas?)(?: [yo] (?:tablas?|figuras?|gráfic[oa]s?))?|表|図|グラフ)$/iu;

/** A table or a figure of something, asked for by name; what it shows is told with it. */
export function readShow(clause: string): ReadAs[] {
  const text = clause.trim();
  if (ofSection.test(text)) return [];
  const english = enBehind.exec(text);
  if (english) return [showOf(english[2], `${english[2]} of ${english[1]}`)];
  const chinese = zhBehind.exec(text);
  if (chinese) return [showOf(chinese[2], `${chinese[1]}${chinese[2]}`)];
  const japanese = jaBehind.exec(text);
  if (japanese) return [showOf(japanese[2], `${japanese[1]}の${japanese[2]}`)];
  for (const [kind, pattern] of patterns) {
    const what = cleanWhat((pattern.exec(text)?.[1] ?? '').replace(zhLead, ''));
    if (what !== '' && !bare.test(what)) return [{ kind, what }];
  }
  const figure = cleanWhat(drawn.exec(text)?.slice(1).find(Boolean) ?? '');
  return figure === '' ? [] : [{ kind: 'FIGURE', what: figure }];
}

function showOf(noun = '', what: string): ReadAs {
  return { kind: /table|表/iu.test(noun) ? 'TABLE' : 'FIGURE', what: cleanWhat(what) };
}
