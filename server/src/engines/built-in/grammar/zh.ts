import type { Grammar } from './grammar.ts';

/** A term of the field that says what the title says already. */
const twice = /(\p{Script=Han}{4,}).*\1|(\p{Script=Han}{2})\2/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const longest = 40;
/** A name longer than this crowds out what a heading has to say about it. */
const longestName = 16;

const innerQuotes = (text: string): string => text.replace(/“([^“”]*)“([^“”]*)”([^“”]*)”/gu, '“$1‘$2’$3”');

const polish = (text: string): string =>
  innerQuotes(text)
    .replace(/的的/gu, '的')
    .replace(/规则规则/gu, '规则')
    // 成都M健身房健身房会员流失: the case has the name of its sort already.
    .replace(/(\p{Script=Han}{2,4})的?\1(?=\p{Script=Han})/gu, '$1')
    .replace(/(?:翻译|译)译文/gu, '译文')
    .replace(/翻译(?=[^，：]{2,12}(?:翻译|[英汉]译)的)/gu, '')
    .replace(/(?<=译)翻译的|(?<=译的)翻译/gu, (word) => (word.endsWith('的') ? '的' : ''))
    .replace(/(政策|思想|教学)的\1/gu, '$1的')
    .replace(/(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, '')
    .replace(/与及|和与/gu, '与')
    // 社区参与与相近概念: the first 与 belongs to a word, and the second would be read with it.
    .replace(/参与与/gu, '参与和');

function shorten(text: string): string {
  if (text.length <= longestName) return text;
  const tail = text.split('的').at(-1) ?? text;
  if (tail.length >= 3 && tail.length <= longestName) return tail;
  const clause = text.split(/[，,；;。：:？?！!]/u)[0] ?? text;
  if (clause.length <= longestName) return clause;
  const words = [...segmenter.segment(clause)].map(({ segment }) => segment);
  let kept = '';
  for (const word of words.reverse()) {
    if (kept.length + word.length > longestName - 4) break;
    kept = word + kept;
  }
  return (kept || clause.slice(0, longestName)).replace(/^[与和及、的中]+/u, '') || clause.slice(0, longestName);
}

const longestBrief = 8;

/** Names that lose their sense with their first half: two treatments taken together, an illness by its organ. */
const dependent =
  /取消|废除|禁止|限制|放开|推行|开征|征收|延迟|恢复|反对|防止|联合|结合|合并|协同|配合|替代|改性|降解|基于|[病症炎瘤癌喘]|患[者儿]/u;
/** Words that lean on what stands before them. */
const leaning =
  /^(?:学校|小学|中学|高校|教师|社区|家庭|医院|门店|老人|儿童|居民|农户|公司|机构|组织|单位|城市|农村|县域|乡镇|流域|地区|中心|系统|平台|建设|服务|政治|教育|技术|产业|经济|社会|环境|信息|资源|数据|安全|市场|生产|工作|活动|设施|产品|企业|项目|工程|管理|教学|能力|行为|化|型|性|类|级|下|中|内|用|对|在|与|和|及|的|式|品|业|法)/u;

/** 瑞幸咖啡数字化营销策略 is 数字化营销策略 once it has been named: the last words that name a thing alone. */
function brief(text: string): string {
  const quoted = /(“[^“”]{2,8}”|《[^《》]{1,12}》)$/u.exec(text)?.[1];
  if (quoted) return quoted;
  if (text.length <= longestBrief || /[与和及、《》“”a-zA-Z]/u.test(text)) return text;
  const tail = text.split('的').at(-1) ?? text;
  if (tail !== text) return tail.length >= 4 ? tail : text;
  if (dependent.test(text)) return text;
  const words = [...segmenter.segment(text)].map(({ segment }) => segment);
  // Single signs beside the cut may belong together as a word that the segmenter does not know.
  for (let cut = 1; cut < words.length; cut += 1) {
    const [before = '', after = ''] = [words[cut - 1], words[cut]];
    const kept = words.slice(cut).join('');
    if (before.length < 2 || after.length < 2 || kept.length > longestBrief || text.length - kept.length < 4) continue;
    return kept.length >= 5 && !leaning.test(kept) ? kept : text;
  }
  return text;
}

const unwanted =
  /(?:积压|滞销|拖欠|差评|投诉|下滑|亏损|倒闭|空置|外流|不对称|流失|疼痛|压疮|谵妄|血栓|跌倒|营养不良|拥堵|拥挤|内涝|歧视|过劳|故障|离职|离职倾向|离职意向|倦怠|疲劳|沉迷|造假|失业|失信|孤独|厌学|辍学|侵权|内卷|障碍|困境|风险|污染|犯罪|失衡|不足|滥用|浪费|贫困|焦虑|抑郁|暴力|欺凌|拖延|泄露|纠纷|茧房|短缺|腐败|事故|成瘾|违约|损失|退化|诈骗|攻击性行为|疾病|病害|鸿沟|缺勤|依赖|损伤|失眠)$/u;

/** 社区老年高血压患者服药依从性 is 服药依从性 once its bearers have been named; 幼儿园 names no children. */
const bearer =
  /(?:患者|人员|企业|学生|居民|农户|儿童|教师|群体|工人|老年人|老人|护士|医生|医师|员工|职工|青少年|青年|家长|幼儿|用户|消费者|从业者|农民工|农民|干部|公务员|运动员|骑手|辅导员|湖泊|城市)(?!园|家|化|会|界|业|期|节|文学|教育|群落)(\p{Script=Han}{4,})$/u;
/** The short name of something built: 校园二手交易平台 is 平台 once it has been introduced. */
const builtThing =
  /(?:平台|系统|小程序|网站|软件|机械臂|装置|机器人|电路|控制器|设备|复合材料|薄膜|纳米棒)$|[\p{Script=Han}]{2}(?:方法|模型|算法|体系|方案|指标)$/u;

/** 水意象 and 演奏技巧 can be spoken of alone; 困境, 设立 and 影响 are always somebody's. */
const thingLike =
  /\p{Script=Han}(?:意象|形象|技巧|手法|风格|艺术|叙事|主题|意识|观念|思想|精神|生活|习俗|制度|组织|条件|要件|责任|义务|权利|策略|模式|体系|结构|关系|政策|课程|教学|能力|行为|需求|语言|色彩|音乐|唱腔|人物)$/u;

export const zhGrammar: Grammar = {
  again: (relation, { object, aspect, focus }) => {
    if (relation === 'effect' && aspect) return { focus: '两者关系' };
    const tail = !aspect && object.length > 9 ? (bearer.exec(object)?.[1] ?? null) : null;
    if (tail) return { object: tail, focus: tail };
    if (relation === 'design') {
      const head = (object.length > 6 && builtThing.exec(object)?.[0]) || object;
      return { object: head, focus: head };
    }
    return aspect && thingLike.test(aspect) && focus.length > 8 ? { focus: aspect } : {};
  },
  brief,
  ask: (relation, { object, aspect, focus }) => {
    switch (relation) {
      case 'effect':
        return aspect ? `${object}对${aspect}的影响问题` : `${object}的影响因素问题`;
      case 'design':
        return `${focus}的选题与任务`;
      case 'measures':
        return `${focus}问题的提出`;
      case 'comparison':
        return `${focus}比较的缘起`;
      case 'history':
      case 'theory':
      case 'finding':
        return `${focus}研究的缘起`;
    }
  },
  answer: (relation, { object, aspect, focus }) => {
    switch (relation) {
      case 'effect':
        return aspect ? `${object}影响${aspect}的路径与条件` : `左右${object}的关键因素`;
      case 'design':
        return `${object}的成效与不足`;
      case 'measures':
        return `${focus}的症结与出路`;
      case 'comparison':
        return `${focus}的异同及其根源`;
      case 'history':
        return `${focus}的脉络与意义`;
      case 'theory':
        return `${focus}的基本判断`;
      case 'finding':
        return `${focus}的主要发现`;
    }
  },
  improve: (theme) =>
    unwanted.test(theme)
      ? { improve: '缓解', issues: '突出表现', roots: '加剧' }
      : {
          improve: /(?:意愿|满意度|依从性|素养|能力|幸福感|积极性|效能感?|质量|认同|水平|兴趣|竞争力)$/u.test(theme)
            ? '提升'
            : /(?:低价竞争|价格战|恶性竞争|不正当竞争|无序竞争|垄断|倾销|杀熟|刷单|虚假宣传|炒作|算法共谋)$/u.test(
                  theme,
                )
              ? '规制'
              : /(?:健康)$/u.test(theme)
                ? '维护'
                : /(?:安全|权益|权利|教育权)$/u.test(theme)
                  ? '保障'
                  : /(?:保护|监管|救助|关爱)$/u.test(theme)
                    ? '加强'
                    : /(?:发展|建设|改革|转型|融合)$/u.test(theme)
                      ? '推进'
                      : /(?:合作社|旅游|民宿|产业|农业|经济|电商|市场|行业)$/u.test(theme)
                        ? '发展'
                        : '改进',
          issues: '突出问题',
          roots: '制约',
        },
  inflect: (text) => text,
  fromTitle: (span) => span,
  join: (object, aspect) => `${object}与${aspect}`,
  effectOf: (object, aspect) => `${object}对${aspect}的影响`,
  factorsOf: (object) => `${object}的影响因素`,
  polishHeading: (text) => polish(text).replace(/[。；，]$/u, ''),
  polishSentence: polish,
  // A third 的 is one too many, wherever a slot brought it in.
  isTooLong: (heading) =>
    [...heading].length > longest || (heading.match(/的/gu)?.length ?? 0) > 2 || twice.test(heading),
  shorten,
};
