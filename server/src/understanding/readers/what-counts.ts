import type { Language } from '@yanmo/contract/languages';

/** A question that asks where a notion ends: what counts as consent, 什么算家暴, 何が体罰にあたるのか, qué cuenta como trabajo. */
export interface Counted {
  /** What is to be told from everything else, with the article that the title gives it. */
  thing: string;
  /** Of whom or of what it is asked, where the title says so: a worker, when he is an employee. */
  bearer: string | null;
  /** Where it begins and ends is asked, not what it consists of: どこまでが引用か. */
  isReach: boolean;
  /** The question without its mark. */
  asked: string;
}

type Found = Partial<Record<'thing' | 'bearer' | 'reach' | 'ought', string>>;

const enBe =
  '(?:is|are|was|were|may be|can be|could be|should be|must be|ought to be|gets?|has been|have been|counts? as being)';
const enTaken =
  '(?:considered|regarded|classed|classified|categori[sz]ed|deemed|seen|treated|recogni[sz]ed|counted|viewed|understood|taken|labelled|labeled|called)';
const enCounts =
  '(?:(?:should|can|could|may|might|must|does|do|really|actually|truly|still|to|today) )*(?:counts?|counted|qualif(?:y|ies|ied)|pass(?:es)?)(?: today| now)? as';
const en: readonly RegExp[] = [
  new RegExp(
    `^(?:what|who|which(?: \\p{L}+){1,3}|what (?:kinds?|sorts?|types?|forms?) of(?: \\p{L}+){1,2}|what \\p{L}+s?) ${enCounts} (?<thing>.+)$`,
    'iu',
  ),
  new RegExp(
    `^(?:what|who) ${enBe} (?:(?:legally|really|today|properly) )?${enTaken}(?: (?:as|to be|for))? (?<thing>.+)$`,
    'iu',
  ),
  /^what (?:(?:should|can|could|may|might|must|does) )?(?:constitutes?|amounts? to|makes? up) (?<thing>.+)$/iu,
  /^(?:what (?:is|was) meant by|what do (?:we|people|lawyers|courts|teachers|historians|economists|scientists) (?:really )?mean by|what (?:should|can|do) we (?:understand by|call|regard as)) (?<thing>.+)$/iu,
  /^what (?:makes|made) (?:someone|somebody|a person|people|anyone|something|one|an? (?!good\b|great\b)\p{L}+|any \p{L}+) (?<thing>(?:an?|the) .+)$/iu,
  /^who (?:belongs|belonged) to (?<thing>.+)$/iu,
  /^how (?:should|can|do|could|might) (?:we|one|courts|lawyers|historians|teachers|the law|society) (?:best |legally )?define (?<thing>.+)$/iu,
  /^where (?:does|do|did|should) (?<reach>.+?) (?:end|begin|start|stop)$/iu,
  /^who (?:is|are)(?: really| truly)? (?<thing>an? [^?]+|(?!to\b|liable|responsible|afraid|right|wrong|next|winning|losing|behind|who)\p{L}+)$/iu,
  /^what makes (?<thing>an? (?:good|great|true|real|bad|fair|just|successful|effective|modern|free|democratic) .+)$/iu,
  /^when (?:does|do|did|can|should|will|would|may|must) (?<bearer>.+?) (?:become|count as|qualify as|amount to|constitute|turn into|be considered|be called|be regarded as|be seen as|be treated as) (?<thing>.+)$/iu,
];

const zhAsk =
  '(?:究竟|到底)?(?:什么|何种|哪些|哪类|哪种|谁|哪些人|什么人|何者|怎样|怎么样|怎么|如何|多[大小胖高久少长远晚早])(?:样|类)?(?:的)?';
const zhIs =
  '(?:算作|算得上|算是|算|称得上|称之?为|能叫做?|叫做?|视为|看作|当作|被视为|被看作|被认定为|被称为|认定为|认定成|属于|构成(?!了)|(?<=情况下?|情形下?|条件下?)成立)';
const zh: readonly RegExp[] = [
  // 怎样的作品才能算艺术, 什么样的教师才算好教师: of the works or teachers, those that are meant.
  new RegExp(
    `^${zhAsk}(?<bearer>[^，。：算是才]{0,8}?)(?:才|方|可以|可|能够?|应当|应该|应|会)*${zhIs}(?<thing>[^，。]{1,20}?)$`,
    'u',
  ),
  /^(?:究竟|到底)?(?:怎样|怎么样|怎么|如何|什么样的?|怎样的|多[大小胖高久少长远晚早])[^，。：算是才]{0,8}才(?:能|可以|可)?是(?<thing>[^，。]{1,20})$/u,
  /^(?<thing>[^，。：]{1,16}?)(?<!效力|责任|性质|数额|损失|时间|能力|过错|因果关系)(?:应(?:当|该)?)?(?:如何|怎样|怎么)(?:认定|界定|判定|定义)$/u,
  /^(?<bearer>[^，。：]{2,16}?[与和].{2,12}?)(?:之间)?的(?<thing>界限|边界|分界|界线)(?:究竟|到底)?(?:在哪里?|何在|在何处|是什么|怎么划|如何划分|如何划定)$/u,
  /^(?:究竟|到底)?(?:如何|怎样|怎么)(?:认定|界定|判定|判断)(?<thing>(?!是否)[^，。：]{2,20})$/u,
  /^(?:究竟|到底)?谁(?:才)?(?:真正)?是(?<thing>(?!我们|你们|他们|最|谁)[^，。]{1,14})$/u,
  /^(?<bearer>[^，。：]{2,20}?)(?:究竟|到底|真的)?(?:算不算|算不算是|属不属于|是否算是?|是否属于|是否构成|是否成立|能否算作?|能否视为|能否认定为|能否构成|可否认定为|能不能算作?|可以算)(?<thing>[^，。]{2,14}?)(?:吗)?$/u,
  /^(?<bearer>[^，。：]{2,20}?)(?:究竟|到底|真的)?(?:算是|算|属于|构成|是)(?<thing>(?!否|不|有效|合理|公平|公正|必要|可行|可靠|安全|正当|合法|合宪|客观|普遍|科学吗|中立)[^，。的]{2,14}?)吗$/u,
];

const jaEnd = '(?:の(?:だろう)?|の(?:であろう|でしょう)|だろう|であろう)?か';
const jaIs = `(?:に(?:あたる|当たる|当る|該当する|相当する|なる|なりうる|含まれる)|と(?:言える|いえる|される|見なされる|みなされる|認められる|呼べる|呼ばれる|言われる|認定される|判断される|評価される)|である|な(?=の))${jaEnd}`;
const ja: readonly RegExp[] = [
  new RegExp(
    `^(?:何|なに|誰|だれ|(?:どの|どんな|どのような|どういう|どういった|いかなる)[^がはを]{1,8}|いつ|どの程度)(?:(?<reach>から|まで))?が(?<thing>[^はがを]{1,20}?)${jaIs}$`,
    'u',
  ),
  /^何が(?<thing>[\p{Script=Han}\p{Script=Katakana}ー]{2,10}?)(?:であるの|なの)?か$/u,
  /^何が(?<thing>[^はがを]{1,12}?)で(?:あり)?[、，]?何が.{1,14}?で(?:は)?ないのか$/u,
  /^(?:どんな|どのような|どういう|いかなる)場合に(?<thing>[^はがを]{2,16}?)(?:が成立する|となる|になる|が認められる|にあたる|に当たる)(?:の)?か$/u,
  /^(?<thing>[^はがを]{1,16}?)とは(?<reach>いつから|いつまで)[^はがを]{0,10}か$/u,
  new RegExp(`^(?<reach>どこ(?:から|まで))が(?<thing>[^はがを]{1,20}?)(?:${jaIs}|${jaEnd})$`, 'u'),
  new RegExp(
    `^何を(?:もって|以て|基準に|根拠に)?(?<thing>[^はがを]{1,20}?)と(?:みなす|見なす|呼ぶ|いう|言う|認める|する|考える|捉える|判断する|認定する|定義する)(?:べき(?:な|である)?)?${jaEnd}$`,
    'u',
  ),
  new RegExp(
    `^(?<thing>[^はがを]{1,20}?)と(?:呼べる|言える|いえる|される|みなされる)(?:の|もの)は(?:何|なに|誰|だれ)(?:な)?${jaEnd}$`,
    'u',
  ),
  new RegExp(`^(?<thing>[^はがを]{1,20}?)とは(?:誰|だれ|どこ)(?:のこと|を指す|を示す)?(?:な)?${jaEnd}$`, 'u'),
  new RegExp(
    `^(?<bearer>[^はが]{1,20}?)は(?<thing>[^はがを]{1,16}?)に(?:該当する|あたる|当たる|相当する|含まれる)${jaEnd}$`,
    'u',
  ),
  new RegExp(
    `^(?<bearer>[^はが]{1,20}?)は(?<thing>[^はがを]{1,16}?)と(?<ought>言える|いえる|呼べる|みなせる|見なせる|認められる|みなされる|される)${jaEnd}$`,
    'u',
  ),
];

const esTaken =
  '(?:se )?(?:(?:puede|pueden|debe|deben|debería|podría) )?(?:ser )?(?:considera(?:n|r|rse)?|considerad[oa]s?|califica(?:n|r|rse)?|cataloga(?:n|r|rse)?|denomina(?:n|r|rse)?|reputa(?:n|rse)?|llama(?:n|r|rse|mos)?|reconoce(?:n|r|rse)?|entiende(?:n)? por|entender(?:se)? por|entendemos por|tiene(?:n)? por)';
const es: readonly RegExp[] = [
  /^(?:qué|quién(?:es)?|cuáles)(?: \p{L}+)? (?:(?:puede|pueden|debe|deben|debería) )?(?:cuentan?|contar|valen?|valer|pasan?) (?:realmente )?como (?<thing>.+)$/iu,
  new RegExp(
    `^(?:qué|quién(?:es)?|a quién(?:es)?|a qué|cuándo)(?: \\p{L}+s)? ${esTaken} (?:como )?(?<thing>.+)$`,
    'iu',
  ),
  /^qué (?:(?:puede|puede llegar a|debe) )?(?:constituyen?|constituir|define(?:n)? (?:a )?|delimitan?|caracteriza(?:n)? (?:a )?) ?(?<thing>.+)$/iu,
  /^qué (?:convierte|transforma) (?:a |un |una |el |la )+?.+? en (?<thing>.+)$/iu,
  /^quién(?:es)? (?:es|son|era|eran|puede ser|debe ser) (?<thing>(?!el |la |los |las |capaz|libre\b)[^?]+)$/iu,
  /^qué hace (?<thing>\p{L}+[oa]s?) a (?<bearer>(?:un|una|el|la|los|las) .+)$/iu,
  /^dónde (?:termina|acaba|empieza|comienza)n? (?<reach>(?:el|la|los|las) .+)$/iu,
  /^cuándo (?<bearer>(?:un|una|el|la|los|las) .+?) (?:se convierten? en|pasan? a ser|es|son|constituyen?|se consideran?) (?<thing>(?:un|una)? ?\p{L}.+)$/iu,
  /^cuándo (?:hay|existe|estamos ante|cabe hablar de|se habla de|hablamos de|se puede hablar de|puede hablarse de|se da|se produce|concurre) (?<thing>.+)$/iu,
  /^(?:es|son) (?:realmente )?(?<thing>(?:una? \p{L}+(?: \p{L}+(?:al|iv[oa]|ic[oa]))?)|(?:\p{L}+(?:[dts]ora?(?:es|s)?|istas?|ción|sión|miento|ismo|dad|tura)|arte|delito|trabajo|obra|ciencia|deporte|violencia|literatura|religión|familia|consumidor|emplead[oa]s?|ciudadan[oa]s?)) (?<bearer>(?:el|la|los|las) .+)$/iu,
];

const forms: Readonly<Record<Language, readonly RegExp[]>> = { zh, en, es, ja };

/** A question of causes or ways that only looks like one of these. */
const others: Readonly<Record<Language, RegExp>> = {
  zh: /(?:原因|影响|措施|对策|办法|方法|关键|问题|可能|必要)$|(?:因素|要素|成分|部分|力量|动力)[^，]{0,4}构成/u,
  en: /^what (?:may be|is|are) (?:called for|taken for granted)\b/iu,
  es: /^(?:es|son) (?:posible|necesari[oa]s?|cierto|verdad|hora|suficiente|conveniente)\b/iu,
  ja: /(?:原因|要因|問題|課題|鍵|きっかけ|手がかり|必要|可能|重要)$/u,
};

const clean = (text: string): string => text.replace(/^[¿¡\s]+|[?？!¡¿。.\s]+$/gu, '').trim();

/** The question alone, before what a colon or a dash adds to it. */
const headOf = (text: string): string => /^[^?？:：—―]+/u.exec(text.trim())?.[0] ?? '';

export function findCounted(title: string, language: Language): Counted | null {
  const asked = clean(headOf(title)).replace(/^(?:论|浅论|试论|浅析|试析|略论)/u, '');
  for (const form of forms[language]) {
    const found: Found | undefined = form.exec(asked)?.groups;
    const isLatin = language === 'en' || language === 'es';
    const thing = (found?.thing ?? (isLatin ? found?.reach : undefined))?.trim() ?? '';
    if (!found || thing === '' || others[language].test(thing) || others[language].test(asked)) continue;
    const bearer = found.bearer?.trim() || null;
    return {
      thing: language === 'zh' ? thing.replace(/^(?:一[个节种名堂位部件场]|是)(?=.{2})/u, '') : thing,
      // 什么样的教师才算好教师: the teachers stand in what they are to be.
      bearer: bearer !== null && language === 'zh' && isAsked(asked) ? null : bearer,
      isReach: found.reach !== undefined,
      asked,
    };
  }
  return null;
}

const isAsked = (asked: string): boolean => /^(?:究竟|到底)?(?:什么|何种|哪|谁|何者|怎|如何|多)/u.test(asked);

/** What such a question asks of its notion. */
export const countedAspects: Readonly<Record<Language, string>> = {
  zh: '认定标准',
  en: 'meaning and limits',
  es: 'concepto y límites',
  ja: '該当性',
};
