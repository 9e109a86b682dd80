import type { Script } from './setting-axis.ts';

/** Some among many, of whom a title that does not name them asks nothing: what is said of them is not said of all. */
type SpecialGroup = Readonly<Partial<Record<Script, string>>> & {
  id: string;
  /** Words of titles to which the group belongs although they do not name it. */
  within?: Readonly<Partial<Record<Script, string>>>;
};

/** What looks like one of them and is none. */
export const nobody: Readonly<Partial<Record<Script, string>>> = {
  zh: '老龄化, 农业农村, 非妊娠, 非孕, 老幼',
  ja: '高齢化, 高齢社会, 高齢多死',
  latin: 'non-pregnant, population ageing',
};

/** The old beside the young are everybody. */
export const theYoung = 'young';

export const specialGroups: readonly SpecialGroup[] = [
  {
    ...{ id: 'pregnant', zh: '孕妇, 孕期, 妊娠, 产妇, 哺乳期', ja: '妊娠, 妊婦, 産婦, 授乳' },
    within: { zh: '产后, 母婴, 孕产', ja: '産後, 母子' },
    latin:
      'pregnan*, breastfeeding, postpartum, postnatal, maternal, maternity, puerperio, embaraz*, gestante*, lactancia',
  },
  {
    ...{ id: 'minors', zh: '未成年, 幼儿, 婴幼儿, 小儿, 儿童患者', ja: '未成年, 幼児, 乳児, 小児' },
    within: {
      zh: '学校, 校园, 学生, 课堂, 班级, 家庭教育, 教养, 少年, 儿童, 亲子, 抚养, 产后, 生育, 母乳',
      ja: '産後, 育児, 学校, 学級, 生徒, 少年, 児童, 子ども',
      latin:
        'school*, pupil*, student*, classroom*, child*, juvenile*, parent*, famil*, escolar*, niñ*, infan*, padres, custodia, postpartum, maternal*, breastfeed*, birth, embaraz*, lactancia',
    },
    latin: 'minors, under-18s, underage, toddler*, infant, infants, menores de edad',
  },
  {
    ...{ id: 'old', zh: '老年, 老人, 高龄', ja: '高齢, 老人' },
    within: {
      zh: '老龄, 孝, 养老, 适老, 照护, 痴呆, 临终, 安宁',
      ja: '介護, 認知症, 終末期, 老後',
      latin: 'ageing, aging, old age, dementia*, care home*, nursing home*, palliative*, pension*, envejec*, demencia',
    },
    latin:
      'older adult*, older people, older patient*, elderly, pensioner*, personas mayores, adultos mayores, ancian*',
  },
  {
    ...{ id: 'prisoners', zh: '服刑, 囚犯, 狱中', ja: '受刑者, 刑務所' },
    within: {
      zh: '刑, 监狱, 犯罪, 认罪',
      ja: '刑, 矯正',
      latin: 'prison*, punish*, sentenc*, crim*, penal*, penitenciari*',
    },
    latin: 'prisoner*, inmate*, incarcerat*, preso, presos, reclus*',
  },
  {
    ...{ id: 'migrants', zh: '农民工, 随迁, 流动人口', ja: '技能実習, 外国人労働者, 移民' },
    latin: 'migrant worker*, refugee*, asylum seeker*, undocumented, inmigrante*, refugiad*',
  },
  {
    ...{ id: 'disabled', zh: '残疾, 残障, 听障, 视障', ja: '障害者, 障がい' },
    within: {
      zh: '特殊, 融合教育, 自闭症, 无障碍',
      ja: 'インクルーシブ, 特別支援, バリアフリー',
      latin: 'inclusive, inclusion, special needs, special education*, autis*, accessib*, inclusiv*, disab*',
    },
    latin: 'disabled people, wheelchair*, deaf, blind people, personas con discapacidad',
  },
  {
    ...{ id: 'minorities', zh: '少数民族, 民族地区', ja: '先住民, アイヌ' },
    latin: 'indigenous*, aboriginal*, indígena*',
  },
  {
    ...{ id: 'freelancers', zh: '自由职业, 自由职业者', ja: 'フリーランス' },
    latin: 'freelance*, self-employed, gig worker*',
  },
  {
    ...{ id: 'hotels', zh: '酒店, 客房', ja: 'ホテル, 旅館' },
    within: {
      zh: '旅游, 餐饮, 服务业, 民宿, 住宿',
      ja: '観光, 旅行, 宿泊',
      latin: 'touris*, hospitality, food waste, overtourism, turis*, hostel*',
    },
    latin: 'hotel, hotels, hotel staff, hoteles',
  },
  {
    ...{ id: 'battered', zh: '家暴, 受虐', ja: 'DV被害' },
    within: { zh: '家庭暴力, 婚姻, 离婚' },
    latin: 'battered, abused partner*, maltratad*',
  },
  {
    ...{ id: 'rural', zh: '农村, 乡村, 山区, 村小', ja: '農村, 過疎, 中山間, 離島' },
    within: {
      zh: '农业, 农产品, 农民, 农户, 种植, 养殖, 土地, 三农, 助农, 县域, 乡土, 田园, 宅基地, 承包, 民宿, 旅游, 非遗, 戏',
      ja: '農業, 農家, 就農, 農産物, 地域',
      latin: 'farm*, smallholder*, agri*, agro*, crop*, food, land, desertification, campo',
    },
    latin: 'rural*',
  },
  {
    ...{ id: 'ill twice', zh: '合并高血压, 合并冠心病, 合并肾病, 合并心脑血管, 合并糖尿病', ja: 'を合併した' },
    latin: 'comorbid*',
  },
  {
    ...{ id: theYoung, zh: '孩子, 儿童, 小孩, 家长, 学生, 年轻人, 青年', ja: '子ども, 子供, 若者, 学生' },
    latin: 'children, young people, students, niños, jóvenes',
  },
  {
    ...{ id: 'poor countries', zh: '发展中国家, 欠发达国家', ja: '発展途上国, 途上国' },
    latin: 'developing countries, developing country, poorer countries, low-income countries, países en desarrollo',
  },
];
