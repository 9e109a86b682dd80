import type { Language } from '@yanmo/contract/languages';
import type { OwnFactKind } from '../paper/own-fact.ts';

/** By which words a sentence says what it is; the first kind that fits is taken. */
export const kindCues: Readonly<Record<Language, readonly (readonly [OwnFactKind, RegExp])[]>> = {
  zh: [
    ['definition', /是指|指的是|(?:被|可)?定义为|界定为|所谓/u],
    [
      'method',
      /(?:发放|回收|收回|收集|抽取|选取|抽样|走访|访谈|采访|测量|采样|取样|问卷|样本|受访|被试|实验组|对照组)[^。]{0,24}(?:份|人|名|位|户|家|个|组|例|次|条)|采用[^。]{0,30}(?:法|问卷|量表|模型)/u,
    ],
    [
      'remedy',
      /(?:建议|应当|应该|应尽快|应加强|应建立|有必要|需要(?:加强|建立|完善|改进|增加|加大)|可以通过|(?<![便适相事得合权制])宜(?![居昌宾兴春])|要(?:加强|建立|完善|改进|加大))/u,
    ],
    [
      'problem',
      /问题|困难|不足|缺乏|短缺|滞后|难以|薄弱|偏低|偏高|过低|过高|不够|不到位|欠缺|矛盾|瓶颈|阻碍|损耗|流失|抱怨|不满|没有(?:专门|统一|固定|建立)/u,
    ],
    ['cause', /由于|原因(?:是|在于|有)|导致|造成|源于|归因于|之所以|使得/u],
    ['rule', /《[^》]{2,40}(?:法|条例|办法|规定|规范|标准|细则)》|第[〇零一二三四五六七八九十百\d]+条|GB\/?T/u],
    ['finding', /发现|显示|表明|结果|结论|可见|说明|得出|呈现|高于|低于|增长|下降|提高|减少/u],
    ['setting', /位于|地处|(?:全|该)?(?:县|市|镇|乡|村|区|校|厂|公司|院)(?:共|现)?有|成立于|始建于|占地/u],
    [
      'actor',
      /(?:农户|村民|学生|教师|家长|患者|企业|政府|商家|平台|消费者|员工|快递员|医生|居民)[^。]{0,14}(?:希望|担心|认为|更看重|愿意|不愿|关心|反映|表示)/u,
    ],
    ['example', /例如|比如|以[^。]{2,20}为例|案例/u],
  ],
  en: [
    ['definition', /\b(?:is|are) (?:defined as|understood as)\b|\brefers? to\b|\bby .{2,40} (?:we|I) mean\b/iu],
    [
      'method',
      /\b(?:surveyed|interviewed|sampled|questionnaires?|respondents|participants|recruited|measured|collected|sample of|control group|observed)\b/iu,
    ],
    ['remedy', /\b(?:should|recommend(?:s|ed)?|ought to|needs? to|we suggest|it is advisable)\b/iu],
    [
      'problem',
      /\b(?:problems?|difficult(?:y|ies)|lack(?:s|ed|ing)?|shortages?|insufficient|delays?|barriers?|complain(?:s|ed|ts?)?|losses|loss|fails?|failed|weak|too (?:few|little|slow|high|low)|cannot|burden)\b/iu,
    ],
    ['cause', /\b(?:because|due to|caused? by|results? from|owing to|leads? to|led to|the reason)\b/iu],
    ['rule', /\b(?:Act|Regulation|Directive|Standard|Article \d+|ISO \d+|Section \d+ of)\b/u],
    [
      'finding',
      /\b(?:found|finds?|shows?|showed|shown|suggests?|indicates?|revealed|results?|higher|lower|increased?|decreased?|rose|fell|grew)\b/iu,
    ],
    ['setting', /\b(?:is located in|located in|founded in|established in|has a population of|situated)\b/iu],
    [
      'actor',
      /\b(?:farmers|students|teachers|parents|patients|firms|managers|nurses|employees|residents|customers|staff)\b[^.]{0,40}\b(?:want|wanted|hope|hoped|fear|feared|said|prefer|preferred|worry|worried|reported)\b/iu,
    ],
    ['example', /\b(?:for example|for instance|such as|a case in point)\b/iu],
  ],
  es: [
    ['definition', /se define|se entiende por|se refiere a|consiste en/iu],
    ['method', /encuest|entrevist|muestra de|cuestionario|participantes|se (?:midió|midieron|recogieron|observó)/iu],
    ['remedy', /(?<!\p{L})(?:debe(?:ría|n|rían)?|conviene|se recomienda|recomendamos|es necesario|hay que)(?!\p{L})/iu],
    [
      'problem',
      /problema|dificultad|falta|escasez|insuficiente|retraso|barrera|queja|pérdida|débil|no (?:pueden?|hay)/iu,
    ],
    ['cause', /(?<!\p{L})(?:porque|debido a|a causa de|provoca|se debe a|la razón)/iu],
    ['rule', /(?<!\p{L})(?:Ley|Reglamento|Directiva|Norma|artículo \d+|ISO \d+)/u],
    ['finding', /muestra|indica|revela|resultado|encontr|mayor|menor|aument|disminuy|creci/iu],
    ['setting', /se encuentra en|situad[oa] en|fundad[oa] en|cuenta con/iu],
    [
      'actor',
      /(?:agricultores|estudiantes|docentes|pacientes|empresas|vecinos|clientes)[^.]{0,40}(?:quieren|esperan|temen|dijeron|prefieren)/iu,
    ],
    ['example', /por ejemplo|un caso/iu],
  ],
  ja: [
    ['definition', /とは[^。]{2,}(?:である|をいう|を指す)|定義/u],
    [
      'method',
      /(?:調査|インタビュー|質問紙|アンケート|実験|測定|聞き取り)[^。]{0,30}(?:行|実施|対象|配布|回収)|有効回答|標本/u,
    ],
    ['remedy', /べき|必要がある|求められる|望ましい|提案/u],
    ['problem', /問題|課題|不足|困難|遅れ|欠如|難しい|少ない|低い|不満|負担/u],
    ['cause', /ため(?:に|、|である)|原因|によって|要因/u],
    ['rule', /(?:法|条例|規則|基準)(?:第|では|に)|第\d+条/u],
    ['finding', /明らか|示|結果|分かっ|わかっ|高(?:い|く)|低(?:い|く)|増加|減少/u],
    ['setting', /に位置|にある|設立|人口/u],
    ['actor', /(?:農家|学生|教員|患者|企業|住民|利用者|従業員)[^。]{0,20}(?:望|期待|不安|考え|述べ)/u],
    ['example', /例えば|たとえば|事例/u],
  ],
};

/** A number that was counted or measured. Years, numbers of sections and of tables are none. */
export const counted: Readonly<Record<Language, RegExp>> = {
  zh: /\d+(?:[.,]\d+)*\s*(?:[%％‰]|个百分点|万|亿|千|百|元|人|名|位|户|家|份|件|个|次|例|条|吨|斤|公斤|千克|公里|米|亩|公顷|小时|分钟|秒|天|岁|倍|分|台|辆|所|℃|mg|ml|kg|km|mm|cm|ms)|(?:为|达|至|到|是|约|占)\s*\d+(?:\.\d+)?|[pPtFrβn]\s*[=＝<>＜＞]\s*-?\d/u,
  en: /\d+(?:[.,]\d+)*\s*(?:%|percent|per cent|percentage points|million|billion|thousand|yuan|dollars|euros|people|respondents|students|households|firms|hours|minutes|seconds|days|years old|kg|km|mm|cm|ml|mg|ms|tons?|times|points|parcels|items|cases|patients|schools|villages|employees|stores|orders)\b|[$€£]\s?\d|\d+(?:\.\d+)?\s*%|\b(?:of|was|were|is|to|from|by|at|reached|about|only)\s+\d+(?:[.,]\d+)*\b(?!\s*(?:chapter|section))|[ptFrβn]\s*[=<>]\s*-?\.?\d/iu,
  es: /\d+(?:[.,]\d+)*\s*(?:%|por ciento|puntos|millones|mil|euros|personas|encuestados|estudiantes|hogares|empresas|horas|minutos|días|kg|km|casos|pacientes)|\d+(?:[.,]\d+)?\s*%|[ptFrn]\s*[=<>]\s*-?\d/iu,
  ja: /\d+(?:[.,]\d+)*\s*(?:[%％]|ポイント|万|億|円|人|名|件|社|戸|校|回|部|時間|分|秒|日|歳|倍|点|台|トン|キロ|km|kg|mm|cm)|(?:は|が|約)\s*\d+(?:\.\d+)?|[ptFrn]\s*[=＝<>]\s*-?\d/u,
};

/** What a sentence begins with and stands as well without: links to the one before, and who says it. */
export const leadIns: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:(?:此外|另外|同时|首先|其次|再次|最后|因此|所以|但是|但|然而|不过|而且|并且|总之|综上(?:所述)?|可见|由此可见|具体(?:来看|而言|来说)|其中|第[一二三四五六七八九十]|[一二三四五六七八九十]是|[（(]?\d{1,2}[）).、](?!\d))[，,、：:]?\s*)+|^(?:(?:本(?:次|研究|文|课题)?(?:的)?)?(?:问卷)?(?:调查|研究|统计|分析|访谈|实验|检验|数据)?(?:结果)?(?:显示|表明|发现)[，,：:])\s*/u,
  en: /^(?:(?:however|moreover|furthermore|in addition|also|first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|therefore|thus|meanwhile|overall|in short|specifically|\(?\d{1,2}[.)])[,:]?\s+)+|^(?:the )?(?:results?|findings|survey|data|analysis) (?:show(?:s|ed)?|indicates?|indicated|reveal(?:s|ed)?) that\s+|^(?:we|I) (?:find|found|observed?) that\s+/iu,
  es: /^(?:(?:además|sin embargo|por tanto|por lo tanto|asimismo|en primer lugar|en segundo lugar|finalmente|\(?\d{1,2}[.)])[,:]?\s+)+|^(?:los )?(?:resultados|datos) (?:muestran|indican|revelan) que\s+/iu,
  ja: /^(?:(?:また|さらに|しかし|そして|なお|まず|次に|最後に|したがって|そのため|このため|つまり|一方|[（(]?\d{1,2}[）).、](?!\d))[、，]?\s*)+|^(?:調査|分析|実験)の?結果[、，]\s*/u,
};

/** A sentence that leans on the one before it says nothing alone. */
export const leaning: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:这|该|其(?!他|余|实)|此|它|他们|她们|上述|以上|前者|后者|二者|两者)/u,
  en: /^(?:this|these|those|that|it|its|they|their|he|she|such|the (?:former|latter)|both)\b/iu,
  es: /^(?:est[eao]s?|es[eao]s?|ello|ellos|ellas|dich[oa]s?|su|sus|ambos)(?!\p{L})/iu,
  ja: /^(?:この|その|これ|それ|これら|それら|彼ら|両者|前者|後者)/u,
};

/** Speaks of the page it stands on: wrong in the mouth of another text. */
export const ofItsPage =
  /如[下上]?[图表]|见[图表附]|下[图表]|[图表]\s*\d|附录|参见|本[章节]|下文|前文|\b(?:figure|table|appendix|section|chapter)\s+\d|\b(?:see (?:below|above)|in the following|overleaf)\b|(?:figura|tabla|cuadro|anexo)\s+\d|[図表]\s*\d|次の[図表]|前述|後述/iu;

/** Of somebody else's text: whoever speaks is not the student. */
export const ofItsAuthor =
  /本文|本研究|本课题|笔者|我们|作者|\b(?:we|our|us|I|my|this (?:paper|study|article|thesis|work))\b|(?:este (?:trabajo|estudio|artículo)|nuestr[oa]s?|nosotros)|本稿|本研究|筆者|我々/u;
