import type { Wish } from '@yanmo/contract/understanding';

export type ReadAs = Wish['read_as'];

/** Words that open a wish and say nothing of it: bullets, politeness, and whose wish it is. */
const openings: readonly RegExp[] = [
  /^(?:[\s\-–—•·*●■◆>，,]+|[（(]?(?:\d{1,2}|[一二三四五六七八九十])[）).、]\s*|[①②③④⑤⑥⑦⑧⑨]\s*|[一二三四五六]是(?=.{3})|第[一二三四五六][，,、：:]|其[一二三四五][，,、：:]?)/u,
  /^(?:请|希望能?|麻烦|拜托|能不能|可不可以|可以的话|我们?(?:想|要|希望|打算|准备)|想要?(?![象法])|需要|要求[：:]?|最好(?:能)?|务必|另外|同时|还有?|并且?|而且|其中|必须|应该|应当|尽量|千万|记得|一定|也|再|论文(?:里|中)?|文章(?:里|中)?|本文|全文|文中|正文(?:里|中)?)(?:要(?=有|写|加|做|用))?\s*/u,
  /^(?:我的?|我们的?)?(?:指导老师|老师|导师|教授|班主任|学校|学院|评阅人|评审)(?:的(?:意见|要求|建议)(?:是)?|批注|要求|说过?|让|要(?=我|求)|建议|希望|提到|指出|觉得|认为)[：:，,]?(?:我们?|论文|文章)?(?:还|再|也|得|应该|需要|最好|必须)*(?:要(?=有|写|加|做|用|补|增))?\s*/u,
  /^(?:please|pls|plz|kindly|also|and|but|so|then|maybe|btw|hi|hello|ok|i(?:'d| would) (?:like|love|prefer)(?: you)?(?: to)?|i(?: really)?(?: want| need| wanna| am going to| plan)(?: you)?(?: to)?|we need(?: to)?|(?:could|can|would) (?:you|u|it)(?: please| pls)?|you should|make sure (?:to|that|it|there is)|it (?:should|must|needs? to|has to)|the (?:paper|thesis|outline|essay|study) (?:should|must|needs? to|has to)|let'?s|just)[\s,:]+/iu,
  /^(?:there (?:should|must|needs to|has to) be|there'?s to be|should be|must be|has to be|needs? to be)\s+/iu,
  /^(?:(?:my|the|our) )?(?:supervisor|prof(?:essor)?|tutor|teacher|advis[oe]r|lecturer|instructor|uni(?:versity)?|school|department|examiner|boss)\s+(?:really )?(?:wants?|says?|said|asks?(?: me)?(?: for)?|asked(?: me)?(?: for)?|told (?:me|us)|insists?(?: on)?|would like|suggest(?:s|ed)?|requires?|recommend(?:s|ed)?|expects?|thinks?|needs?)\s+(?:(?:me|us|that|i|we|it|you) )*(?:(?:should|must|needs?|have|has) )?(?:to )?/iu,
  /^(?:por favor|porfa(?:vor)?|también|además|y|pero|mejor|quiero(?: que)?|quisiera(?: que)?|me gustaría(?: que)?|necesito(?: que)?|hay que|tiene que|debe(?:ría)?(?: haber)?|que(?: haya)?|el trabajo debe|la tesis debe|puedes|podrías|a ser posible|hola)[\s,:]+/iu,
  /^(?:(?:mi|la|el|nuestr[oa]) )?(?:tutora?|profe(?:sora?)?|directora?|asesora?|docente|universidad|facultad|maestr[oa])\s+(?:quiere|pide|dice|exige|me (?:ha )?(?:pide|pidió|pedido|dijo|dicho)|sugiere|recomienda|insiste en|prefiere|considera)\s+(?:que\s+)?(?:(?:falta|haya|incluya|añada|hay que|ponga|debo|tengo que|agregue)\s+)?/iu,
  /^(?:ぜひ|できれば|可能なら|また|さらに|なお|そして|それと|あと(?=、)|論文(?:に|で)?は|本論文では)、?/u,
  /^(?:指導教員|指導教官|担当教員|ゼミの先生|先生|教授|大学)(?:に|から|が|は|より|には)、?/u,
];

/** Words that close a wish and say nothing of it. */
const closings: readonly RegExp[] = [
  /(?:[，,]?(?:谢谢.{0,4}|拜托了?|可以吗|行吗|好吗|行不行|就(?:够|行|好|可以)了?|即可|就是了|吧|呢|哈|哦|啊|啦|呀|嘛))$/u,
  /[\s,]*(?:please|pls|plz|thanks?(?: you)?|thx|if possible|if you can|would be (?:nice|great|good)|for me|ok|tho(?:ugh)?)$/iu,
  /[\s,]*(?:por favor|porfa(?:vor)?|gracias|si es posible|si se puede|estaría bien)$/iu,
  /(?:と|ように|よう(?=言)|とのこと)(?:言われ|指摘|指示|求め|アドバイス|助言).*$/u,
  /(?:で|を)?(?:お願い(?:いた|致)?し(?:ます|たいです)|よろしく.*|頼みます)$/u,
  /(?:が|で)(?:いい|よい|良い|大丈夫|十分|助かり)(?:です|ます|と思います|かな)?$/u,
  /(?:が|も|は)?(?:必要|ほしい|欲しい)(?:だ|です)?$/u,
  /(?<=[てで])(?:ください|下さい|ほしい(?:です)?|欲しい(?:です)?|いただけますか|もらえますか)$/u,
];

const stripped = (text: string, patterns: readonly RegExp[]): string => {
  for (const pattern of patterns) {
    const shorter = text.replace(pattern, '').trim();
    if (shorter !== text && /\p{L}/u.test(shorter)) return shorter;
  }
  return text;
};

/** A clause without its bullet, its number and its politeness. */
export function withoutPoliteness(clause: string): string {
  let text = clause.trim().replace(/[\s。．.!！?？～~…]+$/u, '');
  for (let turn = 0; turn < 8; turn += 1) {
    const shorter = stripped(stripped(text, openings), closings);
    if (shorter === text) break;
    text = shorter;
  }
  return text;
}

const quotes = /^[\s“”"'‘’「」『』《》〈〉（(：:，,、=＝\-–]+|[\s“”"'‘’「」』》）)。．.!！?？；;，,、：:]+$/gu;

/** What is wished for, without articles, particles and the words of asking that cling to it. */
export function cleanWhat(text: string): string {
  const clean = withoutAsking(text);
  // The marks of a work belong to its name.
  const named = ['《》', '『』'].map(([open, close]) => `${open}${clean}${close}`).find((name) => text.includes(name));
  return clean !== '' && named ? named : clean;
}

function withoutAsking(text: string): string {
  return text
    .replace(/[》』]$/u, (mark) => mark)
    .replace(quotes, '')
    .replace(
      /^(?:(?:的|了|把|将(?!来|军)|关于|有关|一下|一个|一节|一章|写成|写(?![作手生实])|做(?!市)|讲(?![座台])|谈(?!判)|是(?!非)|为(?![人政])|用(?![户工途地])|要有|要(?![素求点件])|有(?![机效限])|包括|包含|介绍|论述|讨论|分析一下|放(?![牧射大松开]))+(?=\p{Script=Han}{2})|(?:the|an?|some|any|about|on|for|of|to|with|be|is|are|covers?|covering|discuss(?:es|ing)?|presents?|deals? with|has|have|having|include(?:s)?|el|la|los|las|un|una|unos|unas|sobre|de|del|dedicad[oa] a|trat[ea]r? (?:de|sobre)|con|incluya|incluir)\s+)+/iu,
      '',
    )
    .replace(
      /(?:的?(?:一节|一章|这一章|这一节|章节|部分|内容|方面)|(?:就)?(?:可以|行|好)了?|吧|了|哦|\s+(?:section|chapter|part|please|por favor)|の?(?:節|章|部分|項目)|について(?:書く|論じる|述べる|扱う|触れる)?|に関して|(?:に|を|と)?(?:書く|書いて|入れる|入れて|論じる|論じて|扱う|扱って|行う|まとめる|まとめて|置く|置いて|する|して|設ける|加える)?(?:ください|下さい|ほしいです?|ほしい|欲しい(?:です)?|たいです?|こと)?)$/iu,
      '',
    )
    .replace(quotes, '')
    .trim()
    .slice(0, 200);
}

const asking =
  /(?<![主重首紧只])要(?![求素点])|希望|请|需要|必须|应[该当]|最好|想要?|能否|务必|采用|使用|运用|利用|通过|结合|加[入上一]|增[加设]|添加|补充|设[置立]|\b(?:want|should|must|please|need|would like|include|add|use|using|apply|employ|based on|with|by means of|rely on)\b|\b(?:quiero|quisiera|debe|por favor|necesito|inclu\w{1,4}|añad\w{1,4}|agreg\w{1,4}|us(?:ar|a|e|ando)|utiliz\w{1,4}|emple\w{1,4}|aplic\w{1,4}|mediante|con|hacer|me gustaría)\b|ください|下さい|ほしい|欲しい|たい(?:です|。|$)|べき|すること|を(?:用い|使|行|入れ|加え|実施)|お願い|希望|で(?:分析|調べ|検討)/iu;
/** What others have done is told, not wished for. */
const told =
  /(?:已有|以往|前人|现有|多数|许多|不少)(?:的)?(?:研究|学者|文献)|学者们?(?:采用|使用|认为)|\b(?:previous|earlier|past|many|most|other) (?:studies|research|work|scholars|authors)\b|\b(?:have|has|had|was|were) (?:been )?(?:used|applied|carried)|estudios (?:previos|anteriores)|muchos (?:autores|estudios)|先行研究では|これまでの研究|従来の研究/iu;

export const isTold = (clause: string): boolean => told.test(clause);
export const isAsking = (clause: string): boolean => asking.test(clause);
