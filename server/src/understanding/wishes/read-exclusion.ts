import { findMethods } from '../methods/known-methods.ts';
import { cleanWhat, type ReadAs } from './asking.ts';
import { findTopic } from './topics.ts';

/** "Don't forget", "not only": a no that asks for more. */
const wanted =
  /(?:不要|别|不能|不可)(?:忘|漏|遗漏|缺)了?|不要只|不(?:仅|只|单)|\b(?:do not|don't|never) forget(?: to)?\b|\bnot only\b|\bno olvid\w{1,4}\b|\bno (?:solo|sólo|solamente)\b|忘れず|だけでなく/iu;

const zhNo =
  '(?:不要|不用|不需要|无需|不必|不想要?|(?<![区特个分级辨鉴性类])别|不得|禁止|避免|去掉|删掉|删去|删除|取消|省略|排除|略去|不写|不做|不采用|不使用|不涉及|不出现|不包含|不包括|不谈|不讨论|不含|不设|不搞|而不是|而非)';
const zhVerbs =
  '(?:再|出现|提到|提及|提起|谈到|写到|说到|讲到|采用|使用|涉及到?|包含|包括|加入|设置|进行|讨论|写|做|用|有|搞|加|设|放|要|谈|任何|关于|把|单独)*';
const refusals: readonly RegExp[] = [
  /(?:没(?:有)?(?:条件|时间|办法|法|能力|精力)(?:去|来)?|做不了|(?:我|^)不会(?=做|用|写|搞)|不方便|不打算|(?:我|老师|导师|^)不喜欢)(?:做|用|写|搞|进行|发)?([^，。；！]{2,20})/u,
  /\b(?:prefer)\s+[^,.;]{3,40}?\s+(?:to|over)\s+(?:an?\s+)?([^,.;!]{3,40})/iu,
  /\bprefier[oe]\s+[^,.;]{3,40}?\s+(?:a(?:l)?|antes que|que)\s+(?:las? |los? |el )?([^,.;!]{3,40})/iu,
  /\b(?:(?:do not|don'?t|can'?t|cannot|won'?t) (?:have (?:the )?(?:time|resources|access|means) (?:for|to (?:do|run|use))|like|want|need|use|do|run|bring in|go into|rely on))\s+(?:(?:any|a|an|the|to)\s+)*([^,.;!]{3,60}?)(?=\s+so\s|$|[,.;!])/iu,
  /^not\s+(?:(?:a|an|the|about|on)\s+)*(?!only|too|so|more|less|just)([^,.;!]{3,40})$/iu,
  /([^、。！]{2,24}?)(?:じゃ|では|で)(?:なく(?:て)?|ない)/u,
  new RegExp(`${zhNo}${zhVerbs}([^，。；！]{2,40})`, 'u'),
  /^(?:把|将)?([^，。；]{2,24}?)(?:这一?(?:章|节|部分)|部分|章节)?(?:就|可以|可|都|也|请)*(?:不要|不用|不需要|不必|不写|不做|去掉|删掉|删去|删除|省略|省去|略去|取消)(?:写|做|单独写)?(?:了|吧)?$/u,
  /\b(?:without|avoid|skip|leave out|exclude|omit|drop|remove|instead of|rather than|(?:do not|don't|should not|must not|never|not) (?:want|use|include|do|write|have|need|add|discuss|mention|cover|make|run|conduct|put in)(?: to (?:use|include|have))?)\s+(?:(?:any|a|an|the|using|including|doing|do|use)\s+)*([^,.;!]{3,60})/iu,
  /(?:^|\b(?:with|and|but|please|wants?|be|use|want)\s+)no\s+(?!(?:menci[oó]n|habl)(?:ar|es|e)\b|sé |hay |es |tengo |puedo |me |se |lo |tiene |more than|less than|later than|longer than)([^,.;!]{3,60})/iu,
  /^(?:the )?([^,.;!]{3,60}?)\s+(?:is|are) (?:not (?:needed|wanted|necessary|required)|unnecessary)|^(?:the )?([^,.;!]{3,60}?)\s+(?:should|must|can|may) (?:be (?:left out|omitted|dropped|skipped)|not be (?:used|included))/iu,
  /\b(?:sin|nada de|en (?:lugar|vez) de|evit(?:a|ar|e|ando)|exclu(?:ir|ye|ya|yendo)|omit(?:ir|e|a)|quit(?:ar|a|e)|elimin(?:ar|a|e)|no (?:quiero|mencion(?:ar|es|e)|habl(?:ar|es|e) de|us(?:ar|es|e)|inclu(?:ir|yas|ya)|hac(?:er)|hag(?:as|a)|pon(?:er|gas|ga)|debe (?:haber|incluir|tener|usarse)|hay que (?:usar|incluir|hacer)|necesito|realizar|utiliz(?:ar|ar|es)))\s+(?:(?:usar|incluir|hacer|tener|ningún|ninguna|un|una|el|la|los|las|que haya)\s+)*([^,.;!]{3,60})/iu,
  /^([^。！]{2,30}?)(?:は|を|も|の(?:章|節|部分)は|に(?:つい|関し)ては)?(?:使用せず|使わず|用いず|行わず|しない|使わない|使用しない|用いない|行わない|入れない|含めない|書かない|扱わない|触れない|触れず|言及しない|言及せず|設けない|実施しない|省(?:く|いて|略)|除(?:く|いて|外)|避け|不要|なし(?:で|に|$)|要らない|いらない|要りません|いりません|やめ|しません|使いません|入れません)/u,
];

const manner =
  /^(?:成|写成|像|得|那么|这么|太|过于|很|过多|太多|口语|抄|照搬|超过|少于|多于|堆砌|too |so |very |more than|less than|plagiar|copy|long|long-winded|demasiad|muy |copi|plagi|más de|menos de|長く|難し|専門的すぎ)|(?:过多|太多|味|腔|口气)$|語すぎ|すぎない|字以上|\bjargon\b|\bpassive voice\b|\bfirst person\b|第一人称|专业术语|术语|套话|空话|\bAI\b|AI味|表情|emoji|jerga|primera persona|専門用語/iu;

export interface Refusal {
  reads: ReadAs[];
  /** What of the clause asks for something: "interviews instead of a questionnaire". */
  left: string;
}

/** What a clause wants left out; null where it refuses nothing. */
export function readExclusion(clause: string): Refusal | null {
  if (wanted.test(clause)) return null;
  for (const pattern of refusals) {
    const match = pattern.exec(clause);
    if (!match) continue;
    const what = cleanWhat(match.slice(1).find((part) => part !== undefined) ?? '').replace(
      /^(?:任何|any|ningún|ninguna)\s*/iu,
      '',
    );
    if (what.length < 2) continue;
    if (manner.test(what)) return { reads: [{ kind: 'WRITING', what }], left: '' };
    const isInstead =
      /而不是|而非|instead of|rather than|en (?:lugar|vez) de|(?:では|じゃ)なく|\bprefer|\bprefier/iu.test(match[0]);
    const kept = /^prefi?er\w*\s+(.+?)\s+(?:to|over|al?|antes que|que)\s/iu.exec(match[0])?.[1] ?? '';
    const left = isInstead
      ? `${clause.slice(0, match.index)} ${kept} ${clause.slice(match.index + match[0].length)}`.trim()
      : '';
    const methods = findMethods(what);
    if (methods.length > 0 && !/结果|分析结果|results?$/iu.test(what)) {
      return { reads: methods.map(({ text }) => ({ kind: 'EXCLUSION', what: text })), left };
    }
    const parts = what.split(/(?:[、和与及或]|\s(?:or|and|nor|o|ni|y)\s|や)/u).map(cleanWhat);
    const named = parts.length > 1 && parts.every((part) => findTopic(part) !== null) ? parts : [what];
    return { reads: named.map((part) => ({ kind: 'EXCLUSION', what: part })), left };
  }
  return null;
}

export const stripWanted = (clause: string): string => clause.replace(wanted, '');
