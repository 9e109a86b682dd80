import { hasWord } from '../../knowledge/has-word.ts';
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
].map((line) => line.split(', '));

const lettersOf = (word: string): string => word.replace(/\*$/u, '').toLowerCase();

/** Those families one of whose words the title asks for, each with the pieces of the title that it stands for. */
export function listFamilies(
  title: string,
  asked: ReadonlySet<string>,
  ofSheet: readonly (readonly string[])[],
): { words: readonly string[]; pieces: ReadonlySet<string> }[] {
  return [...ofSheet, ...ofAnySubject].flatMap((words) => {
    const held = words.filter((word) => hasWord(title, word));
    const own = held.flatMap((word) => [...listTelling(word)]);
    const isOwn = (piece: string): boolean =>
      own.includes(piece) ||
      held.some((word) => piece.length > 3 && lettersOf(word).length > 3 && piece.startsWith(lettersOf(word)));
    const pieces = new Set([...asked].filter(isOwn));
    return pieces.size > 0 ? [{ words, pieces }] : [];
  });
}
