import type { Axis } from './setting-axis.ts';

export const care: Axis = {
  id: 'care',
  places: 'home community practice residence outpatient ward icu theatre emergency hospice farm',
  words: [
    {
      at: 'none',
      latin: 'ward off, warded, at home in, rest home*, home country, home office',
      zh: '医院感染管理, 家庭医学',
    },
    {
      at: 'all',
      zh: '医养结合, 医联体, 各级医院',
      ja: '医療介護連携, 地域包括',
      latin: 'across settings, any setting, all settings',
    },
    {
      at: 'home-community',
      zh: '居家, 社区居家, 社区养老, 社区护理, 上门护理, 家庭病床',
      ja: '在宅, 訪問看護, 訪問介護',
      latin:
        'home care, home visit*, community-dwelling, domiciliary, own home*, at home, in the community, living alone, community exercise, exercise class*, balance class*, weekly class*, class once a week, atención domiciliaria, en su domicilio, en casa',
    },
    { at: 'home-practice', zh: '社区', ja: '地域在住', only: 'fact', latin: 'community' },
    {
      at: 'community-practice outpatient',
      zh: '家庭医生, 社区医院, 社区卫生, 卫生院, 基层医疗, 村医',
      ja: 'かかりつけ医, 診療所',
      latin: 'primary care, general practice*, gp, gps, family doctor*, atención primaria, centro de salud',
    },
    {
      at: 'residence',
      zh: '养老院, 养老机构, 护理院, 敬老院, 机构养老',
      ja: '介護施設, 特別養護, 老人ホーム, 特養, グループホーム',
      latin:
        'nursing home*, care home*, residential care, long-term care facilit*, residencia de mayores, residencias de mayores, residencia de ancianos, residencias de ancianos',
    },
    { at: 'outpatient', only: 'title', zh: '门诊', ja: '外来', latin: 'outpatient*, clinic visit*, consulta externa' },
    {
      at: 'ward-theatre',
      zh: '病房, 病区',
      ja: '病棟, 病室',
      latin: 'ward, wards, inpatient*, in-patient*, acute hospital*, planta de hospitalización',
    },
    {
      at: 'ward-theatre',
      only: 'title',
      zh: '住院, 病床',
      ja: '入院',
      latin: 'bedside, hospital bed*, hospitalización',
    },
    // Whoever is discharged is at home next.
    {
      at: 'home-theatre',
      zh: '出院, 延续性护理, 延续护理, 转介',
      ja: '退院',
      latin: 'discharge*, transitional care, readmi*, alta hospitalaria',
    },
    {
      at: 'icu',
      zh: '重症监护, 重症, icu, 监护室',
      ja: '集中治療, icu',
      latin: 'intensive care, icu, icus, critical care, critically ill, cuidados intensivos, uci',
    },
    {
      at: 'theatre ward',
      only: 'title',
      zh: '手术室, 围手术期, 术中',
      ja: '手術室, 周術期',
      latin: 'operating theatre*, operating room*, perioperative, quirófano*',
    },
    {
      at: 'emergency',
      only: 'title',
      zh: '急诊',
      ja: '救急',
      latin: 'emergency department*, emergency room*, urgencias',
    },
    {
      at: 'hospice',
      zh: '安宁疗护病房, 安宁病房',
      ja: 'ホスピス, 緩和ケア病棟',
      latin: 'hospice*',
    },
    // What animals are given is no care of patients.
    {
      at: 'farm',
      only: 'fact',
      zh: '畜禽, 养殖场, 养殖业, 兽用, 兽药',
      ja: '家畜, 畜産',
      latin: 'livestock, farm animal*, farm use, in animals, ganado, ganadería',
    },
    { at: 'outpatient-emergency', only: 'title', zh: '医院', ja: '病院', latin: 'hospital*' },
  ],
};

export const work: Axis = {
  id: 'work',
  places: 'teaching health office forces riding firm',
  words: [
    { at: 'none', latin: 'military compan*, private military*' },
    {
      at: 'teaching',
      zh: '教师, 师资, 教职工, 校长, 幼师',
      ja: '教員, 教師, 教諭',
      latin: 'teacher*, schoolteacher*, headteacher*, docentes, profesorado, maestr*',
    },
    {
      at: 'health',
      zh: '护士, 医护, 护理人员, 医务人员, 医生',
      ja: '看護師, 看護職, 医師',
      latin: 'nurse, nurses, physician*, clinician*, enfermer*, personal sanitario',
    },
    // Whom they work for says whose work it is.
    {
      at: 'health',
      only: 'fact',
      zh: '患者, 病房, 病区',
      ja: '患者, 病棟, 病院',
      latin: 'patient, patients, hospital ward*, on the ward, pacientes, planta hospitalaria',
    },
    { at: 'office', zh: '公务员, 机关干部, 事业单位', ja: '公務員', latin: 'civil servant*, funcionari*' },
    { at: 'forces', zh: '军人, 官兵, 士兵', ja: '自衛官, 兵士', latin: 'soldier*, troops, platoon*, soldado*' },
    { at: 'riding', zh: '骑手, 外卖员, 网约车司机', ja: '配達員', latin: 'courier*, rider*, gig worker*, repartidor*' },
    {
      at: 'firm',
      only: 'fact',
      zh: '销售员, 程序员',
      ja: '会社員, 営業職',
      latin: 'salespeople, programmer*',
    },
    {
      at: 'firm',
      only: 'title',
      zh: '企业, 公司',
      ja: '企業, 会社, 社員, 従業員',
      latin: 'firm, firms, compan*, enterprise*, sme, smes, corporate, corporat*, empresa*, pymes',
    },
  ],
};

export const size: Axis = {
  id: 'size',
  places: 'self small medium large',
  words: [
    { at: 'self', zh: '自由职业, 自由职业者', ja: 'フリーランス', latin: 'freelance*, self-employed' },
    {
      at: 'self-small',
      zh: '小微, 微型企业, 个体户, 个体工商户',
      ja: '零細, 個人事業',
      latin: 'microenterprise*, microempresa*, sole trader*',
    },
    {
      at: 'small-medium',
      zh: '中小企业, 中小微, 初创, 规模以下',
      ja: '中小企業, 小規模',
      latin:
        'small and medium*, small business*, small firm*, small compan*, small employer*, sme, smes, start-up*, pyme, pymes, pequeña empresa, pequeñas empresas, pequeñas y medianas',
    },
    {
      at: 'large',
      zh: '大企业, 大公司, 大型企业, 集团公司, 跨国公司, 央企',
      ja: '大企業, 大手',
      latin:
        'large firm*, large compan*, large employer*, big compan*, multinational*, gran empresa, grandes empresas, multinacional*',
    },
    { at: 'large', only: 'title', zh: '上市公司', ja: '上場企業', latin: 'listed compan*, listed firm*' },
    // Whose trade or whose name says that they are large.
    {
      at: 'large',
      only: 'fact',
      zh: '房企, 恒大, 碧桂园, 万科, 美的, 格力, 海尔, 华为, 腾讯, 阿里巴巴, 比亚迪, 海底捞, 上市公司',
      ja: 'トヨタ, ソニー, 日産',
      latin: 'evergrande, enron, amazon, apple, google, tesla, walmart, inditex, mercadona, toyota',
    },
  ],
};

/** What a firm deals in, as far as facts on one trade say nothing of the next. */
export const trade: Axis = {
  id: 'trade',
  places: 'estate appliances cars catering drugs airlines parcels',
  words: [
    {
      at: 'estate',
      zh: '房企, 房地产企业, 房地产公司, 地产, 恒大, 碧桂园, 万科',
      latin: 'property developer*, evergrande',
    },
    { at: 'appliances', zh: '家电企业, 家电行业, 家电公司, 美的, 格力, 海尔' },
    { at: 'cars', zh: '车企, 汽车企业, 汽车公司, 新能源汽车, 比亚迪, 特斯拉', latin: 'carmaker*, tesla' },
    { at: 'catering', zh: '餐饮企业, 餐饮行业, 餐饮业, 火锅, 海底捞, 茶饮, 瑞幸', latin: 'restaurant*, starbucks' },
    { at: 'drugs', zh: '药企, 医药企业, 医药公司, 制药', latin: 'drug compan*, pharmaceutical compan*' },
    { at: 'airlines', zh: '航空公司', latin: 'airline*' },
    { at: 'parcels', zh: '快递公司, 快递企业, 顺丰', latin: 'courier compan*' },
  ],
};

export const premises: Axis = {
  id: 'premises',
  places: 'greenhouse home workshop store stable pond server',
  words: [
    { at: 'none', zh: '温室气体, 温室效应', ja: '温室効果', latin: 'greenhouse gas*, greenhouse effect' },
    { at: 'greenhouse', zh: '温室, 大棚', ja: '温室, ビニールハウス', latin: 'greenhouse*, polytunnel*, invernadero*' },
    { at: 'home', zh: '智能家居, 家居', ja: 'スマートホーム', latin: 'smart home*, home automation, domótica' },
    { at: 'home', only: 'fact', zh: '住户, 住宅, 家中', ja: '住宅', latin: 'householder*' },
    { at: 'workshop', zh: '车间, 厂房', ja: '工場内', latin: 'shop floor, workshop*' },
    { at: 'store', zh: '仓库, 仓储, 冷库, 冷藏车', ja: '倉庫', latin: 'warehouse*, cold store*, cold room*' },
    { at: 'stable', zh: '猪舍, 畜舍, 鸡舍, 牛舍', ja: '畜舎, 豚舎', latin: 'pig house*, poultry house*, barn' },
    { at: 'pond', zh: '鱼塘, 水产养殖, 养殖池', ja: '養殖池', latin: 'fish pond*' },
    { at: 'server', zh: '机房', latin: 'server room*' },
  ],
};

/** What a law asks for before an act is allowed. */
export const elements: Axis = {
  id: 'elements',
  places: 'limit time intent object cause',
  words: [
    {
      at: 'limit',
      zh: '限度, 防卫过当, 必要限度',
      ja: '過剰防衛',
      latin: 'reasonable force, excessive force, necesidad racional, racionalidad del medio',
    },
    {
      at: 'limit',
      only: 'own',
      zh: '过当, 明显超过, 重大损害, 相当性, 必要性, 均衡, 比例, 特殊防卫, 无限防卫, 手段, 强度',
      ja: '相当性, 必要性, やむを得ない',
      latin: 'proportiona*, excessive*, exceso',
    },
    {
      at: 'time',
      zh: '时间条件, 事后防卫, 事前防卫, 防卫不适时, 正在进行, 预备阶段',
      ja: '急迫性',
      latin: 'imminen*, pre-emptive strike*, inminen*, actualidad de la agresión',
    },
    {
      at: 'intent',
      zh: '防卫意图, 意图条件, 互殴, 约架, 防卫挑拨, 挑拨防卫',
      ja: '防衛の意思, 喧嘩',
      latin: 'self-induced, provocation by the defendant, provocación suficiente',
    },
    { at: 'object', zh: '对象条件, 防卫对象, 第三人, 假想防卫', ja: '対物防衛', latin: 'innocent third part*' },
    {
      at: 'cause',
      only: 'fact',
      zh: '起因条件, 起因, 受虐, 家暴, 家庭暴力',
      ja: '侵害の存在',
      latin: 'agresión ilegítima',
    },
  ],
};

/** A contract from its making to its end. */
export const contract: Axis = {
  id: 'contract',
  places: 'making validity doing ending remedy',
  words: [
    { at: 'making', zh: '要约, 承诺撤回, 合同订立, 缔约过失', latin: 'offer and acceptance' },
    { at: 'validity', zh: '无效合同, 合同效力, 可撤销' },
    { at: 'ending', zh: '合同解除, 解除权, 解除合同' },
  ],
};

/** What of a work is looked at: whether it is sound, what it costs, whom it hurts, when it is done. */
export const worth: Axis = {
  id: 'worth',
  places: 'quality cost safety schedule',
  words: [
    { at: 'none', zh: '成本效益, 质量成本, 安全质量' },
    { at: 'all', zh: '质量安全, 安全与质量, 质量与安全, 质量与成本, 三控' },
    { at: 'quality', zh: '施工质量, 工程质量, 质量通病, 质量控制, 质量问题, 质量缺陷' },
    { at: 'cost', zh: '造价, 成本控制, 成本管理, 成本失控, 成本超支, 增量成本' },
    { at: 'safety', zh: '施工安全, 安全管理, 安全事故, 高处坠落, 坍塌事故' },
    { at: 'schedule', zh: '工期延误, 进度管理, 进度控制, 进度滞后' },
  ],
};
