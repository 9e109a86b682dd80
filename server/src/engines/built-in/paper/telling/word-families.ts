import { hasWord, isIdeographic } from '../../knowledge/has-word.ts';
import { listTelling } from './title-asks.ts';

/** Words that titles and facts use for the same thing, whatever the subject; a star ends a stem. */
const ofAnySubject: readonly (readonly string[])[] = [
  'women, woman, female*, girl, gender*, wives, mother*',
  'student*, pupil*, learner*, undergraduate*',
  'children, child*, pupil*, toddler*, infant*',
  'teenager*, adolescen*, young people, youth*, the young',
  'teacher*, teaching staff, lecturer*',
  'elderly, older adult*, older people, older patient*, old age, the old, residents of care homes',
  'parent*, mother*, father*, famil*',
  'healthcare, health care, hospital*, patient*, clinic*, doctor*, physician*, nurs*, diagnos*',
  'nurse*, nursing*, bedside, ward',
  'rural*, village*, farm*, countryside',
  'urban*, city, cities, district*, neighbourhood*',
  'small businesses, small business, small firm*, small compan*, sme, small enterprise*',
  'employee*, worker*, staff, workforce',
  'wage*, pay, earning*, salar*',
  'customer*, consumer*, buyer*, shopper*',
  'achievement*, attainment*, performance*, grade*, mark, score*, test result*',
  'economy, economic growth, economies, output, gdp',
  'trade, export*, import*, tariff*',
  'price*, inflation*',
  'car, vehicle*, automobile*',
  'prison*, incarcerat*, imprison*, jail*, inmate*',
  'autonomous vehicle*, self-driving*, driverless*',
  'freshwater*, river*, lake*, stream, reservoir*, treatment plant*',
  'career*, promotion*, promoted, passed over, advancement*, next task',
  'retention, turnover, attrition, leave, leaving, quit*, look for other jobs, passed over',
  'loyalty, commitment, look for other jobs, leave',
  'recruitment, recruit*, hiring, hire*, applicant*, candidate*, good employee',
  'body image, body, bodies, appearance*, looks, diet',
  'twitter, tweet*',
  'freedom of the press, press, newspaper*, journalis*, free speech, freedom of expression, publisher*',
  'self-esteem, satisfaction with, body esteem, likes',
  'sleep, night*, bedtime',
  'school work, schoolwork, homework, lesson*, learn*, grade*, study',
  'dropout*, drop out*, leave school, truan*',
  'mental health, depress*, anxi*, mood, distress*, lonel*, well-being, wellbeing',
  'productivity, output, productive*',
  'race, racial*, racis*, black',
  'climate change, climate, warming, drought*, flood*',
  'poverty, poor, low income, low-income',
  'soldier*, troop*, army, armies',
  'mujeres, mujer*, femenin*, niñas, género',
  'estudiantes, estudiante*, alumn*, universitari*',
  'adolescentes, adolescen*, jóvenes, juvenil*, menores',
  'docentes, docente*, profesor*, maestr*',
  'niños, niñ*, infant*, menores',
  'hospital*, enfermer*, paciente*, sanitari*',
  'trabajadores, trabajador*, empleado*, plantilla*',
  'empresas, empresa*, pyme*, compañía*',
  'economía, económic*, crecimiento',
  'denunciar, denunci*, comisaría*, policía',
  'autoestima, compar*, cuerpo*, imagen, me gusta, aspecto',
  'emancipación, emancip*, alquil*, hipoteca*, vivienda*, hogar, casa de los padres',
  'rendimiento, notas, aprobar, repet*',
  'salud mental, depres*, ansiedad, ánimo, malestar, soledad',
  'abandono, desert*, abandon*',
  'libertad de prensa, prensa, periodis*, periódico*, hemeroteca*, libertad de expresión',
  '児童, 生徒, 子ども, 子供',
  '学生, 大学生, 受講者',
  '高齢者, 老人, 老年',
  '経済, 成長率, 生産性, 消費, 財政',
  '企業, 会社, 事業者, 経営者',
  '従業員, 社員, 労働者, 働き手',
  '看護師, 看護職, 看護, 病棟',
  '地域振興, 地域活性化, 地元, 住民, 商店街',
  '教員, 教師, 教諭',
  '生活, 家計, 収入, 賃金, 貧困, 結婚, 老後',
  '導入, 導入が, 取り入れ, 進まない, 設備',
  '所得, 収入, 賃金, 年収, 給与, 貧困',
  '学力, 成績, 授業, 宿題',
  '労働環境, 長時間労働, 賃金, 不払い, 安全衛生, 職場',
  '負担, 疲弊, 重荷, 介護疲れ',
  '女性, 女子, 母親, 妻',
  '大学生, 高校生, 学生, 青年学生',
  '小学生, 儿童, 孩子',
  '教师, 老师',
  '创造力, 创新, 新想法, 新办法',
  '学习, 学业, 作业, 成绩, 课堂, 升学, 厌学',
  '被害, 受骗, 上当, 受害人, 被骗',
  '防范, 劝阻, 预警, 宣传, 止付',
  '自我管理, 依从, 自行停药, 监测, 自查',
  '老年人, 老人, 高龄, 长者',
  '农民, 农户, 村民',
  '农村, 乡村, 村里, 县域, 农户, 下乡',
  '女性, 妇女, 女子, 女孩',
  '企业, 公司, 厂商',
  '员工, 职工, 雇员, 下属',
  '消费者, 顾客, 买家, 用户',
  '患者, 病人',
  '家庭, 父母, 家长',
  '心理健康, 情绪, 焦虑, 抑郁, 孤独',
  '批判性思维, 思考, 判断, 认知, 查证',
  '注意力, 专注, 分心, 走神',
  '新闻自由, 言论自由, 舆论监督, 新闻报道',
  '成长成才, 成才, 全面发展',
  '学习投入, 专注, 走神, 学习时间, 主动学习',
  '绩效, 效率, 产出, 业绩, 差错',
  '满意度, 满意, 投诉, 抱怨, 评价',
  '购买意愿, 下单, 购买, 复购, 退货',
  '离职, 流失, 辞职, 跳槽, 留人, 留任',
  '倦怠, 疲惫, 耗竭, 心力',
  '睡眠, 熬夜, 失眠, 夜里, 作息',
  '收入, 增收, 工资, 报酬, 收益',
  'communication, message*, talk*, meeting*, conversation*, exchange, calls',
  'critical thinking, judgement, reasoning, check the source*, think for themselves',
  'engagement, engaged, disengag*, take part, taking part, attention',
  'satisfaction, satisfied, complain*, dissatisf*',
  'comunicación, mensaje*, reunion*, conversaci*',
  'satisfacción, satisfech*, queja*, reclam*',
  'sueño, dormir, duerm*, noche*, nocturn*',
  'desempeño, productiv*, eficien*, rendimiento',
  '睡眠, 就寝, 寝不足, 夜更かし, 夜間, 起床',
  'エンゲージメント, 意欲, やりがい, 孤立, 帰属',
  '離職, 退職, 辞め, 定着',
  '若手社員, 若手, 新人, 新入社員, 若い世代, 若年',
  '満足度, 満足, 不満, 苦情',
].map((line) => line.split(', '));

/** *Employee* in *employees* is no part of another thing. */
const longestEnding = 1;

const lettersOf = (word: string): string => word.replace(/\*$/u, '').toLowerCase();

export interface Family {
  words: readonly string[];
  /** Those pieces of the title that it stands for. */
  pieces: ReadonlySet<string>;
}

/** Those families one of whose words the title asks for, each with the pieces of the title that it stands for. */
export function listFamilies(
  title: string,
  asked: ReadonlySet<string>,
  ofSheet: readonly (readonly string[])[],
): Family[] {
  return [...ofSheet, ...ofAnySubject].flatMap((words) => {
    const held = words.filter((word) => hasWord(title, word));
    const own = held.flatMap((word) => [...listTelling(word)]);
    const isOwn = (piece: string): boolean =>
      own.includes(piece) ||
      // 依从性 in 服药依从性.
      (isIdeographic(piece) && piece.length > 2 && held.some((word) => word.includes(piece))) ||
      held.some((word) => piece.length > 3 && lettersOf(word).length > 3 && piece.startsWith(lettersOf(word)));
    const pieces = new Set([...asked].filter(isOwn));
    return pieces.size > 0 ? [{ words, pieces }] : [];
  });
}

/** Without those whose word stands in a longer one of another: 学习 says nothing of 学习投入, which has words of its own. */
export function listOwnFamilies(families: readonly Family[], phrase: string): Family[] {
  const heldOf = ({ words }: Family): string[] => words.filter((word) => hasWord(phrase, word)).map(lettersOf);
  const held = families.flatMap(heldOf);
  const isPart = (word: string): boolean =>
    held.some((other) => other.length > word.length + longestEnding && other.includes(word));
  return families.filter((family) => heldOf(family).some((word) => !isPart(word)));
}
