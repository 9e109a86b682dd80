/** Words by which a clause itself says that something is to be done. */
const obliges =
  /(?<![反响效供适感顺相])应(?!用|急|收|对[^，]{0,2}(?:措施|办法|能力)|答|付|届|力|聘|激|计|税|变|诉|酬|试|季|邀)|须|必须|宜(?!居|昌|宾|兴|春)|不得|可以|(?<![许认不只即便才就])可(?=[以由用把按在从先向请将改与并作])|(?:^|，)[^，]{0,12}(?<![需主首重纲概紧])要(?=先|按|把|在|与|有|写|设|留|从|以|由|对|让|用|看)/u;

/** 银行可开发……: whoever may does not have to as well. */
const permits = /^[^，]{1,16}(?<![许认不只即便才就])可(?![能见靠行取信比以])/u;

/** Says when or beside what something is done. */
const setting = /(?:时|之外|以外|之后|以后|之前|以前|的同时|过程中|情况下)$/u;

/** What others hold is nothing that this paper asks for. */
const views =
  /^(?:(?:一些[^，]{1,4}|学界|学者)[^，]{0,6}(?:主张|认为|建议|提出)|[^，]{1,16}(?:的一方|派)(?:主张|认为|建议)|[^，]{1,16}(?<![小解评听演])说(?:把|主张|认为|建议|提出))/u;
export const isView = (clause: string): boolean => views.test(clause);

const institutions =
  '学校|小学|初中|中学|幼儿园|高校|大学|学院|教师|教员|班主任|辅导员|教研组|备课组|教研室|政府|部门|机关|法院|检察院|财政|县里|乡镇|街道|社区|中央|国家|单位|村委会|居委会|村集体|协会|央行|医院|门诊|护士|医师|医生|药师|护理部|检验科|病区|手术室|科室|卫生院|平台|银行|机构|保险公司|馆方|主管|设计师|设计人员|编程人员|工程师|工艺员|施工方|监理|事务所|管理层|总部|食堂|(?![两二前后或患])\\p{Script=Han}者';
/** Whoever decides for himself is told what he can do. */
const free =
  '农户|种植户|养殖户|农民|家庭|父母|家长|企业|公司|商家|卖家|店主|房东|合作社|团队|门店|学生|学习者|研究者|读者';

/** How what they do is said: with what, when and for whom, or at once. */
const manners =
  '把|将|对|向|给|为|按|以|凭|在(?![线职校岗读籍])|从|让|使|请|先|再|逐|每|年初|年末|期初|期末|与|同|依|经由|围绕|通过|根据|参照|借助|结合|主动|定期|定时|事先|事后|当场|共同|自行|直接|优先|同时|分别|持续|连续|默认|统一|集中|不再|入户|会同';
const acts =
  '设立|设置|建立|规定|组织|要求|提供|采用|公开|公布|公示|披露|发布|安排|引入|明确|制定|编制|开设|开通|列出|划出|写明|注明|选择|选定|选用|挑选|改用|换用|停用|共用|比较|比对|核对|核实|核定|检查|审查|抽检|评估|记录|登记|负责|落实|实行|推行|推广|执行|配备|增设|增加|开放|扩大|降低|提高|减少|取消|关闭|限制|限定|允许|鼓励|购买|培训|指导|指定|委托|协助|参与|保留|保持|保证|保障|固定|区分|清理|梳理|整理|提交|投放|发放|资助|接受|拿出|合并|约定|讲解|示范|征得|强制|投保|利用|预留';
const brief =
  '设(?![备施计想立置])|建(?![筑设议立])|改(?![革造善进用])|取(?![向得消])|测(?![评试量])|聘|派(?!任)|带(?![动头])|用(?![工户人书电水量途])|分(?![数布校会支别])|补(?![贴助偿])|留(?![守])';

const named = '[^，、：；的与和及或由让请使为把将对在按以给向从列同凡先配派聘引约令]{0,8}?';
const leads = new RegExp(
  `^(?!规定|要求|组织|允许|鼓励|支持|引导|没有|每)(${named}(?:${institutions}|(${free})))(?=${manners}|(?:${acts})(?!的|人员|机制|制度|机构|部门|单位|体系|者)|${brief})`,
  'u',
);

/** 应 before what it would be read with as one word: 应对, 应用, 应当场. */
function should(rest: string): string {
  if (rest.startsWith('当')) return '须';
  return /^[对用付急收变聘]/u.test(rest) ? '应当' : '应';
}

/** Somebody else has him do it. */
const isOrdered = /要求|允许|规定|鼓励|支持|约定|组织/u;

/**
 * A measure as the sheet tells it, 学校开设亲情通话时段, as what is to be done: 学校应开设亲情通话时段. As it is where it says so itself, and null where it
 * cannot be told who acts.
 */
export function obliged(clause: string): string | null {
  const opening = clause.split('，')[0] ?? '';
  // 裁判者认定谁是卖家时，可以……: what is to be done is said behind when it is.
  if (setting.test(opening) && /^[^，]{0,4}?(?:应|须|可|宜|要)/u.test(clause.slice(opening.length + 1))) return clause;
  if (obliges.test(opening) || permits.test(opening)) return clause;
  const [, who, isFree] = leads.exec(clause) ?? [];
  if (who === undefined || isOrdered.test(who)) return obliges.test(clause) ? clause : null;
  const rest = clause.slice(who.length);
  const may = isFree === undefined || rest.startsWith('以') ? should(rest) : '可';
  return `${who}${may}${/^[年期][初末]/u.test(rest) ? '在' : ''}${rest}`;
}
