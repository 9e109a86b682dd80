import type { Language } from '@yanmo/contract/languages';
import type { CardPart } from '@yanmo/contract/work-cards';

/** Labels of structured abstracts: what stands behind one is what it says. */
export const labels: Readonly<Record<CardPart, RegExp>> = {
  asks: /^[\s【[［〔]*(?:(?:研究)?目的|研究问题|問題|objectives?|aims?|purpose|questions?|objetivos?|propósito|finalidad)\s*[】\]］〕]?\s*[:：.。\s]\s*/iu,
  how: /^[\s【[［〔]*(?:(?:研究|材料与|资料与|对象与)?方法|対象と方法|methods?|methodology|materials? and methods?|design|procedure|métodos?|metodología|materiales? y métodos?)\s*[】\]］〕]?\s*[:：.。\s]\s*/iu,
  found:
    /^[\s【[［〔]*(?:(?:研究)?结果|结论|結果|結論|考察|results?|findings?|conclusions?|resultados?|conclusi(?:ón|ones)|hallazgos?)\s*[】\]］〕]?\s*[:：.。\s]\s*/iu,
  limits: /^[\s【[［〔]*(?:(?:研究)?局限|limitations?|limitaciones?|研究の限界)\s*[】\]］〕]?\s*[:：.。\s]\s*/iu,
};

type Cues = Readonly<Record<CardPart, readonly [strong: RegExp, weak: RegExp]>>;

/** Words by which works say of themselves what a sentence is: the strong ones alone, the weak ones where nothing is stronger. */
export const cues: Readonly<Record<Language, Cues>> = {
  zh: {
    asks: [
      /(?:本文|本研究|本书|本课题|文章|论文|该文)(?:主要|拟|试图|力图|旨在|重点|着重|首次|对|以|就|从|围绕|针对|基于)?[^。；]{0,40}?(?:探讨|研究|考察|分析|探究|讨论|梳理|回答|检验|阐述|阐明|揭示|比较|解读|论述|提出|综述)|旨在|为了?(?:探讨|研究|考察|了解|检验|解决|分析|揭示|提高|实现)|(?:研究|本文)的?目的(?:是|在于)|(?:^|[，,])对[^。；]{2,60}?进行了?(?:初步|系统|深入|全面|实证|理论|比较)?(?:研究|分析|探讨|探究|考察|综述|梳理|讨论)|笔者(?:分析|考察|探讨|研究|讨论)了?/u,
      /^(?:探讨|研究|考察|分析|探究|检验|比较|综述|为)/u,
    ],
    how: [
      /(?:采用|运用|利用|使用|应用|借助|通过|基于|选取|收集|抽取|以)[^。；]{0,60}?(?:方法|法|模型|数据|样本|问卷|访谈|调查|实验|回归|算法|案例|量表|软件|面板|资料|文本|理论|技术|为例|为对象|为样本)/u,
      /随机(?:分为|抽取|抽样)|对照组|问卷|回归|仿真|实测|田野|访谈|案例分析|实验组/u,
    ],
    found: [
      /(?:结果|研究|分析|实证|实验|调查|仿真|检验|数据|结论|测试)(?:结果)?(?:均|也|还|进一步)?(?:表明|显示|发现|证明|说明|证实|指出|认为)|研究结论|结论(?:为|是|如下)|得出(?:了|以下)?(?:如下)?结论|(?:本文|本研究|笔者|作者|文章|论文)(?:进而|最后|还|并)?(?:认为|指出|主张|强调|证明|得出|得到|发现)|得(?:到|出)了|[,，](?:进而|并|从而)?(?:发现|认为|指出|得出)|(?:显著|明显)(?:正向|负向|提高|降低|改善|影响|优于|高于|低于|促进|抑制)|差异(?:有|无|具有|没有)统计学意义/u,
      /(?:由此|因此|可见|从而|表明|说明|认为|发现|呈现出|有助于|促进了|抑制了|优于|高于|低于)/u,
    ],
    limits: [
      /局限|不足之处|本(?:文|研究)(?:的|尚|仍)?(?:存在)?[^。；]{0,12}?(?:不足|局限)|有待(?:进一步|今后|后续|深入)|样本(?:量)?(?:较|偏|过)(?:小|少)|尚(?:需|待|未)|未(?:能|考虑|涉及)/u,
      /今后|后续研究|未来(?:的)?研究|进一步(?:研究|探讨|验证)/u,
    ],
  },
  ja: {
    asks: [
      /(?:本稿|本研究|本論文|本書|本論|小論|本報告)(?:で)?(?:は|の目的|では)[^。]{0,80}?(?:検討|考察|分析|明らかに|論じ|目的|試み|検証|探る|紹介|比較|整理)|を(?:検討|考察|検証|明らかに)する(?:こと|ため)|を目的と/u,
      /(?:明らかにする|検討する|考察する|論じる|検証する|整理する)。?$/u,
    ],
    how: [
      /(?:調査|アンケート|質問紙|インタビュー|面接|実験|データ|事例|史料|資料|モデル|手法|尺度|回帰|分析法|シミュレーション)[^。]{0,40}?(?:を(?:用い|使|行|実施|対象|もと|基|収集)|に(?:基づ|よ[りる]|もと))|を対象(?:に|と)/u,
      /(?:用いて|用いた|に基づいて|実施した|収集した)/u,
    ],
    found: [
      /結果[^。]{0,60}?(?:示|明らか|わか|分か|得られ|認められ|確認|見られ|みられ)|(?:ことが|点が)(?:明らかに|示され|わかっ|分かっ|確認され|示唆され|認められ)|結論(?:として|は|づけ)|有意(?:に|な)/u,
      /(?:示唆|明らかにな|認められた|確認された|と考えられる|と言える|といえる)/u,
    ],
    limits: [
      /限界|課題(?:が残|として|である)|今後の(?:課題|検討|研究)|(?:一般化|検討)(?:は|が|に)[^。]{0,12}?(?:できない|必要|慎重|十分で)/u,
      /今後|さらなる(?:検討|研究)/u,
    ],
  },
  en: {
    asks: [
      /\b(?:this|the present|the current|our) (?:paper|study|article|thesis|research|work|essay|chapter|book|review|survey|report)\b[^.;]{0,40}?\b(?:examin|investigat|explor|analy[sz]|ask|address|stud|aim|seek|sought|test|consider|argu|assess|evaluat|review|compar|discuss|present|propos|describ|introduc|look)|\bwe (?:ask|examin|investigat|explor|analy[sz]|stud(?:y|ied)|test|consider|assess|evaluat|propose|present|introduce|address|revisit)|\b(?:the )?(?:aims?|purpose|objectives?|goal) (?:of|was|were|is)\b|\baims? (?:to|at)\b|\bin order to (?:determine|examine|assess|understand)\b|\bin this (?:paper|study|article|work|thesis|chapter),? (?:we|i|the authors?)\b/iu,
      /\b(?:to (?:determine|examine|assess|investigate|evaluate|compare|explore|understand)|the question (?:of|whether)|whether)\b/iu,
    ],
    how: [
      /\b(?:using|we (?:use|used|employ|collect|collected|conduct|conducted|survey|surveyed|interview|interviewed|analy[sz]ed|recruited|estimate|estimated|train|trained|randomly|draw on|combine)|data (?:from|on|were|was)|(?:a )?sample of|based on (?:a |an |the )?(?:survey|data|sample|interviews?|panel|case|experiments?|analysis)|drawing on|by means of|were (?:randomi[sz]ed|assigned|measured|collected|recruited|enrolled|interviewed|surveyed|included)|(?:was|were) conducted|randomi[sz]ed|cross-sectional|longitudinal|cohort|meta-analysis|case stud(?:y|ies)|semi-structured|questionnaires?)\b/iu,
      /\b(?:experiments?|interviews?|surveys?|regressions?|dataset|corpus|simulations?|archiv(?:e|al)|method)\b/iu,
    ],
    found: [
      /\b(?:results?|findings?|evidence|analys[ei]s|data|experiments?|estimates)\b[^.;]{0,40}?\b(?:show|shows|showed|suggests?|suggested|indicates?|indicated|reveals?|revealed|demonstrates?|demonstrated|confirm|confirms|confirmed|support|imply)|\bwe (?:find|found|show|showed|demonstrate|conclude|argue|report|observe|observed)\b|\b(?:it is|was) (?:found|shown|concluded)\b|\b(?:significantly|statistically significant|was associated with|were associated with|outperform)|\b(?:the (?:paper|study|article|author)s?) (?:finds?|found|shows?|concludes?|argues?)\b/iu,
      /\b(?:increases?d?|decreases?d?|reduces?d?|improves?d?|higher|lower|leads? to|led to|effects? (?:of|on)|thus|therefore|consequently)\b/iu,
    ],
    limits: [
      /(?<!this |these |such |previous |their )\blimitations?\b|\blimited (?:by|to)\b|\bcaution\b|\bcannot be generali[sz]ed\b|\bsmall sample\b|\b(?:future|further) (?:research|work|stud(?:y|ies))\b|\bdo(?:es)? not (?:account|allow|permit|address)\b/iu,
      /\b(?:however|although|only|remains? (?:unclear|open|unknown))\b/iu,
    ],
  },
  es: {
    asks: [
      /(?<!\p{L})(?:(?:este|el presente|nuestro) (?:trabajo|estudio|artículo|ensayo|capítulo|texto)|(?:esta|la presente) (?:investigación|tesis|revisión))(?!\p{L})[^.;]{0,40}?(?:analiza|examina|estudia|explora|aborda|busca|pretende|propone|presenta|evalúa|compara|describe|indaga|tiene (?:como|por) objetivo|se propone|trata)|(?:el|los) objetivos?(?: general| principal)? (?:de|es|fue|fueron|del)|con el (?:objetivo|fin|propósito) de/iu,
      /(?<!\p{L})(?:analizar|determinar|evaluar|examinar|conocer|identificar|comparar)(?!\p{L})/iu,
    ],
    how: [
      /(?<!\p{L})(?:mediante|a través de|a partir de|se (?:utiliz|emple|aplic|realiz|entrevist|encuest|recog|recopil|analiz|seleccion)\p{L}*|estudio (?:transversal|longitudinal|cualitativo|cuantitativo|de caso)|muestra de|encuestas?|entrevistas?|cuestionarios?|datos de|con base en)/iu,
      /(?<!\p{L})(?:método|metodología|análisis de contenido|regresión|corpus|experimento|archivo)/iu,
    ],
    found: [
      /(?<!\p{L})(?:los )?(?:resultados|hallazgos|datos|análisis)(?!\p{L})[^.;]{0,40}?(?:muestr|indic|revel|suger|demuestr|evidenci|confirm|señal|apunt)|se (?:encontr|observ|concluy|evidenci|constat|demostr|comprob)\p{L}*|(?:concluimos|encontramos|observamos|sostenemos)|significativ(?:a|amente)|se asoci(?:a|ó)/iu,
      /(?<!\p{L})(?:por (?:lo )?tanto|así|aument|disminuy|reduj|mejor|mayor|menor)\p{L}*/iu,
    ],
    limits: [
      /limitaci(?:ón|ones)|limitad[oa] (?:por|a)|futuras? investigaci(?:ón|ones)|cautela|no (?:se pueden?|permiten?) generalizar|muestra (?:pequeña|reducida)/iu,
      /(?<!\p{L})(?:sin embargo|aunque|queda (?:por|pendiente))/iu,
    ],
  },
};

/** What a work says of others before it comes to itself. */
export const ofOthers: Readonly<Record<Language, RegExp>> = {
  zh: /(?:已有|以往|现有|前人|既有|国内外|多数|传统)的?(?:研究|文献|成果|学者|方法)|学界/u,
  ja: /(?:先行|従来の|これまでの|既存の)(?:研究|議論|調査)/u,
  en: /\b(?:previous|prior|existing|earlier|past|most|many) (?:works?|studies|research|literature|approaches|methods|scholars|authors)\b/iu,
  es: /(?<!\p{L})(?:estudios|trabajos|investigaciones|autores) (?:previos|anteriores|existentes)|(?:la )?literatura (?:previa|existente)/iu,
};

/** And by which a sentence is of the work itself all the same. */
export const ofItself: Readonly<Record<Language, RegExp>> = {
  zh: /本文|本研究|笔者|本书|本课题/u,
  ja: /本稿|本研究|本論|筆者/u,
  en: /\b(?:we|our|this (?:paper|study|article|work|thesis|review)|here|i)\b/iu,
  es: /(?<!\p{L})(?:este (?:trabajo|estudio|artículo)|esta (?:investigación|tesis|revisión)|nuestr[oa]s?)(?!\p{L})/iu,
};
