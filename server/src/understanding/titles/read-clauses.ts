import type { Language, Localized } from '@yanmo/contract/languages';

/** What the clauses of a hint come to. */
export interface HintClauses {
  /** What is asked for, without the words of asking. */
  asked: string[];
  /** What no title may be about. */
  refused: string[];
  /** Where whoever tells of himself lives or works. */
  told: string[];
  /** Whether somebody speaks, so that no clause is a phrase that a title could hold. */
  isSpoken: boolean;
}

interface Speech {
  /** Somebody speaks of himself, of who set the task or of what he wants. */
  spoken: RegExp;
  /** Where one clause ends and the next begins. */
  joint: RegExp;
  /** What is not wanted is behind it, or, where it is named, in `what`. */
  refusing: readonly RegExp[];
  /** 太大, too broad: how large a title is, no matter of one. */
  vague: RegExp;
  /** What is wanted. */
  asking: readonly RegExp[];
  /** What stays at the ends of what was asked for or refused. */
  ends: RegExp;
  /** Where somebody is. */
  living: RegExp;
  /** What is said rather than named, in a clause that nobody speaks in: 太多人写了. */
  said: RegExp;
}

const speeches: Localized<Speech> = {
  zh: {
    spoken:
      /(?<!自)我(?![国省市县区军党校院馆司们])|我们(?:老师|导师|学校|班)|本人|(?:老师|导师)(?:说|要求|让|建议|希望|叫|规定|觉得|不让|给|推荐)|(?:^|[，,。；;！!\s])(?:想写|想做|想要|想研究|希望|不要|不想|别写|最好|谢谢|请问|打算|能不能|不知道)/u,
    joint: /[，,;；。！!？?\n]+|(?:但是?|不过|可是|因为|所以|而且|并且|然后)(?=\p{Script=Han}{2})/u,
    refusing: [
      /(?:(?<!要)不要|(?<!想)不想|(?<!能)不能|不准|不让|不用|不希望|不打算|不许|不愿意?|别|避免|拒绝|避开|排除)(?:再|去|让我|写|做|研究|选|涉及|用|是|出现|有|讨论|关于|和|跟|与|碰|谈)*(?<what>.+)$/u,
      /^除了?(?<what>.+?)(?:以外|之外|外)/u,
      /^(?<what>.{2,14}?)(?:就不|不想|不要|除外|不考虑)(?:写|要|做|选|了)*$/u,
    ],
    vague:
      /^(?:太|过于|很|特别|那么|过分|这么|跟别人|和别人|与别人|重复|老套|超过|难)|^(?:实习单位|实际|现实|热点|专业|数据|经历|经验|案例|这方面|什么)$/u,
    asking: [
      /(?:和|跟|与|同)(?<what>[^，]{1,16}?)(?:有关系?|相关|有关联)/u,
      /对(?<what>.{1,16}?)(?:比较|很|特别|非常|挺|最|更)?(?:感兴趣|有兴趣)/u,
      /(?:关于|有关|围绕|针对)(?<what>.+)$/u,
      /(?:想|打算|希望|准备|计划|要求|建议|让|喜欢|要|可以|能|推荐)(?:我们?|能|去|要|再|学生)*(?:写|做|研究|探讨|探究|了解|讨论|分析|选|结合|聊|谈|从事|考察)(?:一下|一?[篇个些点]|点)?(?<what>.+)$/u,
      /^(?:写|研究|分析|探讨)(?:一?[篇个些点])?(?<what>.+)$/u,
    ],
    ends: /^(?:(?:他|她|它)们?的|自己的?|这[个种些]|一些|一个|一篇|一下|点|些|关于|有关|围绕)|(?:方面|方向|领域|这方面|这类|之类|这一块|这块|相关)?的?(?:毕业论文|毕业设计|论文|题目|选题|标题|内容|东西|话题|课题|研究方向)?(?:来写|去写|写|就行|就好|即可|最好|可以吗|行吗|好吗|吗|吧|呢|啊|了|谢谢)?$/gu,
    living:
      /(?:我|本人)(?:们)?(?:家|老家|家乡|父母|爸妈|学校)?(?:是|就|住|目前|现在)?(?:在|来自|生活在|住在)(?<where>\p{Script=Han}{2,10}?)(?:人|长大|生活|上学|读书|读大学|工作|实习|兼职|打工|支教|开|做|种|当|教|的|$)/u,
    said: /^.{11,}$|[是了过吧吗呢啊]|很|太|发现|觉得|认为|知道|谢谢|麻烦|帮|可以|应该|需要|有点|不|没|就|都|请|老师|导师|专业$|^(?:比如|例如|最好|随便|其他|论文|题目)/u,
  },
  en: {
    spoken:
      /\bI(?:['’](?:m|d|ve|ll))? (?:\p{Ll})|\bmy (?:teacher|supervisor|professor|tutor|adviser|advisor|lecturer|family|parents|home ?town|village|job|boss|school|university)\b|\b(?:the )?(?:teacher|supervisor|professor|tutor|lecturer) (?:says?|said|wants?|told|asked)\b|^(?:please |maybe )?(?:something|anything|nothing|not) (?:about|on|to do with|with|too|related)\b|,\s*(?:but )?(?:nothing|not|no) /iu,
    joint:
      /[,;.!?\n]+|\b(?:but|because|so that|since|though|although|while)\b|\band (?=(?:I|would|the teacher|my|not|nothing|please|want|hope|like to)\b)/iu,
    refusing: [
      /^(?:and |but |please |so )*(?:I (?:do not|don['’]t|would not|wouldn['’]t|['’]d rather not|would rather not|never) ?(?:want|like|wish|need|care)?|do not|don['’]t|not|nothing|no|avoid(?:ing)?|without|except|excluding|rather not|anything but|(?:the |my )?(?:teacher|supervisor|professor|tutor|lecturer|adviser) (?:says?|said|told me|wants?|asked) (?:us |me )?(?:that it (?:must|should) )?(?:not|no|nothing))(?: (?:to|about|on|with|do|write|be|have|use|want|anything|something|related|a|an|any|the|another))* (?<what>.+)$/iu,
    ],
    vague: /^(?:too|so|very|overly|that|broad|large|big|long|difficult|hard|wide|general|boring|one|it)\b/iu,
    asking: [
      /\b(?:something|anything|papers?|thesis|essays?|dissertation|topics?|titles?|project|it|one|write|writing|read|reading|research|think(?:ing)?) (?:that (?:is|has to do) )?(?:about|on|around|related to|to do with|having to do with|concerning|regarding|dealing with|with) (?<what>.+)$/iu,
      /\b(?:like|want|wants|hope|plan|planning|love|need|going|prefer|have|wish|asked|told) (?:me |us )?to (?:write|study|research|explore|investigate|look|compare|understand|know|do|work|learn|examine|focus|find out)(?: (?:something|more|a paper|my thesis|my paper|an essay))?(?: (?:about|on|into|at|with|in))* (?<what>.+)$/iu,
      /\b(?:rather|prefer(?: to)?) (?:look (?:at|into)|write (?:about|on)|study|research|explore|compare|have something (?:about|on)) (?<what>.+)$/iu,
      /\binterest(?:ed)? (?:is )?in (?<what>.+)$/iu,
      /\b(?:like|love|enjoy|care about|choose|pick) (?!to\b)(?<what>.+)$/iu,
    ],
    ends: /^(?:the topic of|about|on|something|maybe|perhaps) |(?:,? (?:please|if possible|thank you|thanks|or so|or something|for my (?:thesis|paper|essay)|as a topic|instead|too|there|here))+$/giu,
    living:
      /\bI(?:['’]m| am)? (?:live|study|work|come|from|grew up)[^,]*? (?:in|from) (?<where>\p{Lu}[\p{L}'’-]*(?: (?:of |and )?\p{Lu}[\p{L}'’-]*)*)|\bI(?:['’]m| am) from (?<from>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)/u,
    said: /^(?:\S+ ){5,}|\b(?:is|are|was|were|be|have|has|had|do|does|did|it|they|we|you|me|my|there|so|too|very|please|thanks?|thank you|would|could|should|can|will|must|not|hi|hello)\b/iu,
  },
  es: {
    spoken:
      /(?<!\p{L})(?:yo|quiero|quisiera|querría|prefiero|necesito|busco|me (?:gusta|gustaría|interesa|piden|pide|dijo|han|ha)n?|mi (?:profesor|profesora|tutor|tutora|director|directora|familia|pueblo|casa|trabajo|madre|padre)|trabajo (?:en|de|como|a|los)|vivo (?:en|de)|soy (?:de|estudiante)|estudio (?:en|\p{Ll})|(?:el|la) (?:profesora?|tutora?) (?:dice|dijo|quiere|pide))(?!\p{L})|^(?:el |un )?(?:algo|nada) (?:sobre|de|con|relacionado)|,\s*(?:pero |y )?(?:no|nada|sin) /iu,
    joint:
      /[,;.!?¿\n]+|(?<!\p{L})(?:pero|porque|aunque|ya que|así que)(?!\p{L})|(?<!\p{L})y (?=(?:quiero|quisiera|querría|me|mi|no|nada|necesito|el profesor|la profesora)(?!\p{L}))/iu,
    refusing: [
      /^(?:y |pero |que |por favor |(?:mi |el |la )?(?:profesora?|tutora?|directora?) (?:dice|dijo|quiere|pide) que )*(?:no|nada|sin|excepto|menos|evitar|evitando)(?: (?:quiero|quisiera|querría|prefiero|sea|debe|puede|tiene que|me interesa|me gusta|hace falta|nada|algo|que|un tema|escriba|escribir|hablar|hacer|tratar|ser|esté|trate))*(?: (?:sobre|de|del|con|en))? (?<what>.+)$/iu,
    ],
    vague: /^(?:demasiado|muy|tan|amplio|grande|difícil|largo|general|sea|mucho)(?!\p{L})/iu,
    asking: [
      /(?<!\p{L})(?:algo|trabajo|tesis|ensayo|tema|título|tfg|tfm|investigación|escribir|investigar|hablar|tratar|trabajar|escriba|trate)(?: (?:que (?:trate|hable|sea)|relacionad[oa]))? (?:sobre|acerca de|de|del|con|en torno a|que tenga que ver con) (?<what>.+)$/iu,
      /(?<!\p{L})(?:quiero|quisiera|querría|me gustaría|pienso|necesito|deseo|prefiero|hay que)(?: (?:escribir|investigar|estudiar|analizar|tratar|comparar|conocer|hacer|saber))(?: (?:algo|un trabajo|una tesis|un ensayo|mi tesis|mi tfg))?(?: (?:sobre|acerca de|de|con))? (?<what>.+)$/iu,
      /(?<!\p{L})me (?:interesa|gusta)n? (?:mucho |bastante )?(?<what>.+)$/iu,
      /^(?:el |un )?algo (?:sobre|de|con) (?<what>.+)$/iu,
    ],
    ends: /^(?:algo|el tema de|sobre|acerca de) |(?:,? (?:por favor|si es posible|gracias|también|además|para mi (?:tesis|tfg|trabajo)|como tema))+$/giu,
    living:
      /(?<!\p{L})(?:vivo|trabajo|estudio|soy|vengo|crecí)(?: [^,]*?)? (?:en|de) (?<where>\p{Lu}[\p{L}]*(?: (?:de |la |del )?\p{Lu}[\p{L}]*)*)/u,
    said: /^(?:\S+ ){5,}|(?<!\p{L})(?:es|son|está|están|era|hay|he|ha|han|tiene|tienen|trabajo|vivo|soy|me|mi|se|muy|demasiado|no|gracias|hola|por favor|debe|puede|que)(?!\p{L})/iu,
  },
  ja: {
    spoken:
      /私|僕|自分[はがの](?=.*(?:です|ます|たい|ので))|(?:先生|指導教員|教授)(?:に|が|から|は)|(?:たい|ました|ません|です|ます|思って|思い)(?:$|[、。がけのと])|(?:ほしい|欲しい|避けたい)/u,
    joint:
      /[、，。；！？\n]+|ので|(?<=[たるすい])から(?=[^\p{P}])|けれども?|けど|(?:です|ます|ました|たい|ません)が|(?<=して)(?:い[てる])?(?=[\p{Script=Han}\p{Script=Katakana}])|(?<=(?:いて|んで|って))(?=[\p{Script=Han}\p{Script=Katakana}])/u,
    refusing: [
      /^(?<what>.{2,24}?)(?:以外|の(?:話|題目|テーマ|こと|話題)?)?(?:について(?:は)?|に関して(?:は)?|は|を|が|も)?(?:避けたい|避けて|書きたくな|扱いたくな|扱わな|書かな|やめ|除いて|除く|不可|だめ|ダメ|なし|いりません|要らな|NG|入れな|したくな|嫌)/u,
    ],
    vague: /(?:大き|広|難し|長|狭|一般的)(?:すぎ|な題目|いテーマ|な?もの)|^(?:大きな|広い|難しい|あまり)/u,
    asking: [
      /(?<what>[^、]{2,30}?)(?:について|に関して|に関する|に関連(?:する|した)|にまつわる|をテーマに|を題材に|に関わる|のことを|と関係のある|に関係(?:する|した))/u,
      /(?<what>[^、]{2,30}?)を(?:書き|研究し|調べ|扱い|考え|取り上げ|分析し|比較し|書いてみ|やり|論じ)(?:たい|ようと)/u,
      /(?<what>[^、]{2,30}?)(?:に(?:とても|一番)?(?:興味|関心)が|が(?:好き|気にな))/u,
      /(?<what>[^、]{2,30}?)(?:の|な)(?:題目|タイトル|テーマ|論文|卒論)(?:が|を|に|で)/u,
    ],
    ends: /^(?:何か|できれば|やはり|主に|特に|私は|僕は|は)|(?:など|等|の研究|のこと|の話)$/gu,
    living:
      /(?:私|僕|実家|地元|出身|家)(?:の(?:家|実家|地元|出身))?[はが](?<where>[\p{Script=Han}\p{Script=Katakana}ヶ]{2,10}?)(?:に(?:あ|住)|で(?:す|、|働|暮|農|店)|の(?:農村|出身|田舎)|出身|$)/u,
    said: /^.{15,}$|[るたすだてでうくつむいね]$|です|ます|ません|ください|お願い|先生|私|僕/u,
  },
};

const trimmed = (text: string, ends: RegExp): string => {
  let kept = text.trim();
  for (let before = ''; before !== kept; ) {
    before = kept;
    kept = kept.replace(ends, '').trim();
  }
  return kept;
};

const findWhat = (patterns: readonly RegExp[], clause: string): string | undefined =>
  patterns.map((pattern) => pattern.exec(clause)?.groups?.what?.trim()).find(Boolean);

/** What somebody says of himself and of what he wants, clause by clause: 我在奶茶店兼职 asks for nothing, 想写和外卖有关的题目 for 外卖. */
export function readClauses(hint: string, language: Language): HintClauses {
  const { spoken, joint, refusing, vague, asking, ends, living, said } = speeches[language];
  const found: HintClauses = { asked: [], refused: [], told: [], isSpoken: spoken.test(hint) };
  if (!found.isSpoken) return found;
  const clauses = hint
    .split(joint)
    .map((clause) => clause?.trim() ?? '')
    .filter((clause) => /\p{L}/u.test(clause));
  for (const clause of clauses) {
    const not = findWhat(refusing, clause);
    if (not !== undefined) {
      const what = trimmed(not, ends);
      if (what.length > 1 && !vague.test(what) && !vague.test(clause)) found.refused.push(what);
      continue;
    }
    const groups = living.exec(clause)?.groups;
    const where = groups?.where ?? groups?.from;
    if (where) found.told.push(where);
    const what = findWhat(asking, clause);
    const wanted = what === undefined ? '' : trimmed(what, ends);
    if (wanted !== '' && !vague.test(wanted)) found.asked.push(wanted);
    else if (wanted === '' && !spoken.test(clause) && !said.test(clause) && !vague.test(clause))
      found.asked.push(clause);
  }
  return found;
}
