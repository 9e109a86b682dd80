import { hasWord } from './has-word.ts';

type Script = 'zh' | 'ja' | 'latin';

/** Among whom or where a thing is studied, and the words by which facts speak of it. A star ends a stem. */
interface Line {
  id: string;
  /** Groups of one axis leave each other out where they stand two or more places apart: the old and children, not pupils of ten and of twelve. */
  axis?: string;
  at?: number;
  /** Some among many: what is said of them is not said of all. */
  isApart?: true;
  zh?: string;
  ja?: string;
  latin: string;
}

const lines: readonly Line[] = [
  {
    ...{ id: 'infants', axis: 'age', at: 0, zh: '幼儿, 婴幼儿, 学前', ja: '幼児, 乳児, 園児, 保育' },
    latin: 'infant*, toddler*, preschool*, kindergarten*, nursery school*, preescolar*, educación infantil',
  },
  {
    ...{ id: 'children', axis: 'age', at: 1 },
    ...{ zh: '儿童, 小学, 孩子, 未成年', ja: '小学生, 児童, 子ども, 子供, 小学校' },
    latin: 'children, child, pupil*, primary school*, elementary school*, niños, niñas, niñez, menores, escolares',
  },
  {
    ...{ id: 'adolescents', axis: 'age', at: 2 },
    ...{ zh: '青少年, 中学, 初中, 高中, 未成年', ja: '中学生, 高校生, 中学校, 高校, 青少年, 若者, 思春期, 生徒' },
    latin:
      'adolescen*, teenager*, young people, secondary school*, high school*, youth*, jóvenes, juvenil*, bachillerato, secundaria',
  },
  {
    ...{ id: 'university', axis: 'age', at: 3, zh: '大学生, 高校, 本科, 研究生, 大学', ja: '大学' },
    latin: 'university*, universities, college student*, undergraduate*, universitari*, universidad*',
  },
  // Whoever asks about one school does not ask about the next.
  {
    ...{ id: 'primary school', axis: 'school', at: 0, zh: '小学', ja: '小学' },
    latin: 'primary school*, elementary school*, escuela primaria, escuelas primarias, educación primaria',
  },
  {
    ...{ id: 'lower secondary', axis: 'school', at: 2, zh: '初中, 中学, 中小学', ja: '中学' },
    latin: 'middle school*, secondary school*, junior high*, educación secundaria',
  },
  {
    ...{ id: 'upper secondary', axis: 'school', at: 4, zh: '高中, 中学, 中小学', ja: '高校生, 高等学校' },
    latin: 'high school*, secondary school*, sixth form*, educación secundaria, bachillerato',
  },
  {
    ...{ id: 'vocational school', axis: 'school', at: 6, zh: '中职, 高职, 职业院校, 技校, 职校', ja: '専門学校' },
    latin: 'vocational*, apprentice*, formación profesional',
  },
  {
    ...{ id: 'higher education', axis: 'school', at: 8, zh: '大学, 高校, 本科', ja: '大学' },
    latin: 'university*, universities, college*, undergraduate*, universitari*, universidad*',
  },
  {
    ...{ id: 'older', axis: 'age', at: 5 },
    ...{ zh: '老年, 老人, 老龄, 高龄, 长者, 银发, 空巢, 适老, 晚年', ja: '高齢, 老人, 老年, シニア, 独居' },
    latin:
      'older adult*, older people, older patient*, older person*, older worker*, older user*, elderly, senior citizen*, the aged, ageing, aging, old age, care home*, personas mayores, adultos mayores, adulto mayor, ancian*, tercera edad, envejec*',
  },
  {
    ...{ id: 'rural', axis: 'place', at: 0 },
    ...{
      zh: '农村, 乡村, 乡镇, 村里, 村民, 县域, 县城, 县里, 下乡, 山区, 农户, 乡校',
      ja: '農村, 中山間, 過疎, 山間, 僻地, 離島, 地方の',
    },
    latin: 'rural*, village*, countryside, remote area*, remote communit*, aldea*, pueblo*, campesin*, vereda*',
  },
  {
    ...{ id: 'urban', axis: 'place', at: 2, zh: '城市, 都市, 城区', ja: '都市, 都心, 市街地' },
    latin: 'urban*, city, cities, metropol*, inner-city, ciudad*',
  },
  {
    ...{ id: 'small firms', axis: 'size', at: 0 },
    ...{
      zh: '中小企业, 小微, 小厂, 小企业, 规模以下, 个体户, 中小',
      ja: '中小企業, 小規模, 零細, 町工場, 小さな会社',
    },
    latin:
      'small business*, small firm*, small compan*, small and medium*, sme, smes, small enterprise*, microenterprise*, owner-manager*, pyme*, pequeña empresa, pequeñas empresas, microempresa*, negocio familiar, taller artesan*, artesan*, el propietario',
  },
  {
    ...{ id: 'large firms', axis: 'size', at: 2, zh: '大企业, 大厂, 上市公司, 集团公司', ja: '大企業, 大手, 上場企業' },
    latin: 'large compan*, large firm*, multinational*, listed compan*, gran empresa, grandes empresas, multinacional*',
  },
  {
    ...{ id: 'state firms', isApart: true, zh: '国有企业, 国企, 央企', ja: '国有企業, 公営企業' },
    latin: 'state-owned*, state owned*, public enterprise*, empresas públicas, empresa pública',
  },
  {
    ...{ id: 'newcomers', isApart: true },
    ...{
      zh: '新教师, 新入职, 入职, 新手, 新员工, 新护士, 青年教师, 初任',
      ja: '新人, 新任, 新入, 初任, 若手, 新卒, 入職, 配属直後, 就職',
    },
    latin:
      'newly qualified, newly hired, new teacher*, new nurse*, new graduate*, new employee*, beginner*, newcomer*, novice*, early career, first year*, mentor*, induction, training college*, principiante*, recién, novel, noveles, primer empleo',
  },
  {
    ...{ id: 'women', axis: 'gender', at: 0, zh: '女性, 妇女, 女孩, 女生, 母亲', ja: '女性, 女子, 母親, 妻' },
    latin: 'women, woman, girl, female*, mother*, wife, wives, mujer*, madre*, femenin*, chicas',
  },
  {
    ...{ id: 'men', axis: 'gender', at: 2, zh: '男性, 男孩, 男生', ja: '男性, 男子' },
    latin: 'men, boys, male, males, fathers, hombres, chicos, varones',
  },
  {
    ...{ id: 'pregnant women', isApart: true, zh: '孕妇, 孕期, 孕产, 产妇, 产检', ja: '妊娠, 妊婦, 産婦, 助産' },
    latin: 'pregnan*, expectant, midwi*, antenatal, prenatal, obstetric*, embaraz*, gestante*, gestación, matrona*',
  },
  {
    ...{ id: 'working parents', zh: '职场妈妈, 职业女性, 生育, 育儿', ja: '育児, 子育て, ワーキングマザー' },
    latin:
      'working mother*, working parent*, mothers, young children, childcare, parental leave, crianza, conciliación',
  },
  {
    ...{ id: 'families', zh: '家长, 父母, 家庭, 祖辈, 监护', ja: '家庭, 保護者, 親, 家族' },
    latin: 'parent*, family, families, at home, padres, familia*, hogar, hogares',
  },
  {
    ...{ id: 'family carers', zh: '照护者, 照料者, 家属, 家人', ja: '介護者, 家族' },
    latin: 'carer*, caregiver*, relatives, cuidador*, familiares',
  },
  {
    ...{ id: 'left behind', isApart: true, zh: '留守, 外出务工, 外出父母, 祖辈', ja: '' },
    latin: 'left behind, left-behind',
  },
  {
    ...{ id: 'nurses', zh: '护士, 护理人员, 夜班', ja: '看護師, 看護職, 病棟, 夜勤, 看護' },
    latin: 'nurse, nurses, nursing*, bedside, enfermer*, turno*',
  },
  {
    ...{ id: 'intensive care', isApart: true, zh: '重症, ICU', ja: '集中治療, ICU' },
    latin: 'intensive care, icu, critical care, cuidados intensivos, uci, paciente crítico',
  },
  {
    ...{ id: 'migrants', isApart: true, zh: '农民工, 随迁, 流动人口, 外来务工', ja: '外国人, 移民, 技能実習, 実習生' },
    latin: 'migrant*, immigrant*, refugee*, inmigrant*, refugiad*',
  },
  {
    ...{ id: 'indigenous', isApart: true, zh: '少数民族, 民族地区, 双语', ja: '先住民, アイヌ' },
    latin:
      'indigenous*, native communit*, mother tongue*, indígena*, originari*, lengua materna, bilingü*, lengua propia',
  },
  {
    ...{ id: 'disabled', isApart: true, zh: '残疾, 残障, 特殊需要, 特殊教育', ja: '障害, 障がい' },
    latin: 'disab*, special needs, special education*, impairment*, lgbt*, discapacidad*',
  },
  {
    ...{ id: 'poor', isApart: true, zh: '贫困, 低收入, 困难家庭', ja: '貧困, 低所得, 困窮' },
    latin: 'low-income, low income, poor, poverty, disadvantaged, pobre*, bajos ingresos',
  },
];

interface Group {
  id: string;
  axis: string | undefined;
  isApart: boolean;
  at: number;
  words: readonly string[];
}

const groupsOf = (script: Script): Group[] =>
  lines.flatMap(({ id, axis, at = 0, isApart = false, ...said }) => {
    const words = (said[script] ?? '').split(', ').filter(Boolean);
    return words.length > 0 ? [{ id, axis, at, isApart, words }] : [];
  });
const groups: Readonly<Record<Script, readonly Group[]>> = {
  zh: groupsOf('zh'),
  ja: groupsOf('ja'),
  latin: groupsOf('latin'),
};

const scriptOf = (text: string): Script =>
  /[\u3040-\u30ff]/u.test(text) ? 'ja' : /\p{Script=Han}/u.test(text) ? 'zh' : 'latin';

/** Those whom a title speaks of, and those whom it leaves out by that. */
export interface People {
  own: readonly Group[];
  others: readonly Group[];
}

/** One title is asked for thousands of facts. */
let lastTitle = '';
let lastPeople: People = { own: [], others: [] };

/** The people and settings that a title in lower case names. */
export function listPeople(title: string): People {
  if (title === lastTitle) return lastPeople;
  const known = groups[scriptOf(title)];
  const own = known.filter(({ words }) => words.some((word) => hasWord(title, word)));
  const isOpposed = (group: Group): boolean => {
    const ofAxis = own.filter(({ axis }) => axis !== undefined && axis === group.axis);
    return ofAxis.length > 0 && ofAxis.every(({ at }) => Math.abs(at - group.at) >= 2);
  };
  lastTitle = title;
  lastPeople = { own, others: known.filter(isOpposed) };
  return lastPeople;
}

const isOf = (text: string, of: readonly Group[]): boolean =>
  of.some(({ words }) => words.some((word) => hasWord(text, word)));

/** Whether a text in lower case speaks of those whom the title names; `of`: of these alone. */
export const speaksOfPeople = (text: string, { own }: People, of: readonly Group[] = own): boolean => isOf(text, of);

/** Whether it speaks of some who are set off against others, and whom the title does not name: of villages under a title on canteens. */
export const speaksOfUnnamed = (text: string, { own }: People): boolean =>
  groups[scriptOf(text)].some(
    (group) =>
      (group.axis !== undefined || group.isApart) && !own.some(({ id }) => id === group.id) && isOf(text, [group]),
  );

/** Whether it speaks of others in their stead. */
export const speaksOfOthers = (text: string, people: People): boolean =>
  isOf(text, people.others) && !isOf(text, people.own);
