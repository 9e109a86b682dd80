import type { Axis } from './setting-axis.ts';

export const life: Axis = {
  id: 'life',
  places: 'infant nursery primary lower upper vocational university college adult old',
  grown: 'university-adult',
  words: [
    {
      at: 'none',
      zh: '中学习, 中学会, 中学到, 中学得, 升入高中, 升入大学, 延续到小学, 延续到初中, 延续到大学, 升入小学, 升入初中, 考上大学, 做中学, 制中学, 教学中学, 课堂中学, 学习中学, 过程中学, 活动中学, 游戏中学, 项目中学, 阅读中学, 生活中学, 管理中学, 作业中学, 训练中学, 合作中学, 其中学, 课中学, 中年级, 老龄化, 人口老龄, 从学前, 向学前, 返乡大学生, 大学生志愿者, 支教大学生, 硕士学历, 博士学历, 硕士学位, 博士学位, 本科学历, 入学前, 开学前, 上学前, 放学前, 教学前, 科学前, 医学前, 升学前, 大学习, 从小学习, 从小学琴, 从小学画, 扩大学, 提高中, 高职称, 提高职, 高职位, 高职业, 其中职, 老人与海, 老人机, 大学附属',
      ja: '大学病院, 大学入試センター, 高校野球, 高齢化',
      latin:
        'university of, university hospital*, university researcher*, university press, atención primaria, primary care, hospital universitario, barely adult, population ageing, ageing population*, ageing societ*, demographic ageing, envejecimiento de la población, envejecimiento demográfico, adult children, child care',
    },
    {
      at: 'all',
      zh: '各学段, 大中小学, 全年龄, 老少, 老老少少, 中青年',
      ja: '全世代, 世代間, 多世代, 小中高大',
      latin:
        'secondary and higher, schools and universities, all ages, of any age, every age, lifespan, generations, todas las edades',
    },
    {
      at: 'infant',
      isKin: true,
      zh: '新生儿, 婴儿',
      ja: '乳児, 新生児',
      latin: 'newborn*, neonat*, recién nacid*, lactantes',
    },
    {
      at: 'infant-nursery',
      isKin: true,
      zh: '婴幼儿, 托育, 托幼',
      ja: '乳幼児, 保育',
      latin: 'infants, infant, toddler*, nursery, nurseries, guardería*',
    },
    {
      at: 'nursery',
      zh: '幼儿, 幼儿园, 学前, 学龄前, 幼师, 入园',
      ja: '幼児, 園児, 幼稚園, 就学前',
      latin:
        'preschool*, pre-school*, kindergarten*, nursery school*, early years, early childhood, preescolar*, educación infantil',
    },
    { at: 'nursery-primary', zh: '幼小衔接', ja: '幼小', latin: 'educación infantil y primaria' },
    {
      at: 'primary',
      zh: '小学, 小学生, 村小, 低龄寄宿',
      ja: '小学校, 小学生',
      latin:
        'primary school*, primary pupil*, primary teacher*, primary classroom*, primary education, elementary school*, elementary teacher*, multi-grade, multigrade, educación primaria, escuela primaria, escuelas primarias, de primaria, multigrado',
    },
    // Of a university the lower years too.
    { at: 'primary university', zh: '低年级' },
    { at: 'primary-lower', zh: '义务教育, 九年一贯, 小升初, 中小衔接', ja: '小中学校, 小中学生, 義務教育' },
    { at: 'primary-upper', only: 'title', zh: '乡村教师, 农村教师, 特岗教师' },
    {
      at: 'primary-upper',
      zh: '中小学, 中小学生, 中小学校, 基础教育',
      ja: '小中高, 児童生徒',
      latin:
        'primary and secondary, secondary and primary, primary or secondary, primary to secondary, schoolchildren, school-age*, k-12, escolares, primaria y secundaria',
    },
    {
      at: 'primary-vocational',
      zh: '少年, 青少年',
      ja: '少年, 青少年',
      latin: 'juvenile*, schoolboy*, schoolgirl*, teenager*, teenage*, adolescen*',
    },
    {
      at: 'lower',
      zh: '初中, 初中生, 初一, 初二, 初三, 中考',
      ja: '中学校, 中学生',
      latin: 'middle school*, junior high*, lower secondary, secundaria básica',
    },
    {
      at: 'lower-upper',
      zh: '中学, 中学生',
      ja: '中高生, 中高一貫, 思春期',
      latin:
        'secondary school*, secondary pupil*, secondary teacher*, secondary education, secondary classroom*, secondary mathematics, high school*, gcse*, educación secundaria, de secundaria, la eso',
    },
    {
      at: 'upper',
      zh: '高中, 高中生, 高一学生, 高二学生, 高三, 普高',
      ja: '高校, 高校生, 高等学校',
      latin: 'upper secondary, sixth form*, a-level*, bachillerato',
    },
    { at: 'upper university college', zh: '高考', only: 'fact' },
    { at: 'vocational', zh: '中职, 中职生, 技校, 职高, 中专', latin: 'formación profesional de grado medio' },
    {
      at: 'vocational college',
      zh: '职业院校, 职业学校, 职业教育, 中高职, 职校',
      ja: '専門学校',
      latin: 'vocational*',
    },
    { at: 'college', zh: '高职, 高职院校, 高职生, 职业学院, 专科生' },
    {
      at: 'university-college',
      zh: '大学, 大学生, 高校, 大一, 大二, 大三, 大四',
      ja: '大学, 大学生, 大学院',
      latin:
        'university*, universities, undergraduate*, college student*, higher education, universitari*, universidad*, educación superior',
    },
    { at: 'university', zh: '本科, 本科生, 研究生, 硕士生, 博士生', latin: 'postgraduate*, doctoral' },
    {
      at: 'infant-lower',
      isKin: true,
      zh: '儿童, 小儿, 患儿',
      ja: '児童, 子ども, 子供',
      latin: 'children, child, niñ*, infancia',
    },
    {
      at: 'infant-vocational',
      zh: '未成年人, 未成年',
      ja: '未成年',
      latin: 'minors, under-18s, under-age, underage, menores de edad, los menores',
    },
    { at: 'infant-upper', zh: '亲子', only: 'fact' },
    {
      at: 'lower-university',
      latin: 'young people, juvenil, los jóvenes',
      ja: '若者, 若年',
    },
    {
      at: 'lower-adult',
      isKin: true,
      zh: '青年, 年轻人',
      latin: 'youth, young worker*, jóvenes, young men, young women',
    },
    {
      at: 'university-adult',
      isKin: true,
      zh: '上班族, 中年, 青壮年',
      ja: '中年, 社会人',
      latin: 'young adults, young adult, middle-aged, mediana edad',
    },
    {
      at: 'university-old',
      isKin: true,
      zh: '成年人, 成人',
      ja: '成人, 大人',
      latin: 'adults, adult patient*, adult worker*, adultos, prime-age',
    },
    { at: 'adult-old', isKin: true, zh: '中老年', ja: '中高年', latin: 'older worker*' },
    {
      at: 'old',
      isKin: true,
      zh: '老年, 老年人, 老人, 老龄, 高龄, 长者, 银发, 空巢, 适老',
      ja: '高齢, 老人, 老年, シニア, 老後',
      latin:
        'older adult*, older people, older patient*, older person*, older user*, older resident*, elderly, senior citizen*, old age, pensioner*, retired people, personas mayores, adultos mayores, adulto mayor, ancian*, tercera edad',
    },
  ],
};

export const place: Axis = {
  id: 'place',
  places: 'rural town urban',
  words: [
    {
      at: 'all',
      zh: '城乡, 进城, 入城, 返乡, 城镇化, 城市化, 乡城, 城市热岛',
      ja: '都市と農村, 都市農村, 都市近郊, ヒートアイランド',
      latin:
        'urban heat, heat island, rural-urban, urban-rural, urban and rural, rural and urban, urbano-rural, rurales y urbanas',
    },
    {
      at: 'rural',
      zh: '农村, 乡村, 村小, 村里, 村民, 村庄, 农户, 山区, 教学点, 留守儿童, 乡下',
      ja: '農村, 中山間, 過疎, 山間, 僻地, 離島',
      latin: 'rural*, village*, countryside, multi-grade, aldea*, campesin*, vereda*, multigrado',
    },
    { at: 'rural-town', zh: '乡镇, 县域, 县城, 镇上', ja: '地方都市' },
    {
      at: 'urban',
      zh: '城区, 大城市, 一线城市, 都市, 市区, 城市学校, 城市社区, 城市小区, 城市儿童, 城市老人, 城市住区',
      ja: '都市部, 大都市, 都心, 首都圏',
      latin: 'urban*, inner-city, big city, big cities, large cities, metropol*, grandes ciudades',
    },
    { at: 'urban', only: 'own', zh: '公园, 街区, 居住区' },
    { at: 'urban', only: 'title', zh: '城市, 智慧城市', ja: '都市', latin: 'city, cities, ciudad*' },
  ],
};
