/** What a firm loses, by its causes and what helps: trade has customers and rivals, and no parties who are drawn in. */
const losses: readonly (readonly [RegExp, readonly (readonly [cause: string, measure: string])[]])[] = [
  [
    /(?:会员|客户|顾客|用户|读者|学员|客源|乘客|粉丝|订户|储户)(?:的)?(?:流失|退订|流出)/u,
    [
      ['价格与权益缺少吸引力', '按价值分层设置权益与价格'],
      ['服务体验与承诺有落差', '改进关键接触环节的服务'],
      ['竞争者与替代渠道的分流', '以差异化服务与线上渠道应对'],
      ['客户关系缺少维护', '分群回访与流失预警'],
    ],
  ],
  [
    /(?:库存|存货|产品)(?:的)?(?:积压|滞销)|滞销/u,
    [
      ['需求预测失准', '以销售数据改进预测'],
      ['采购与生产批量偏大', '小批量、多频次补货'],
      ['产品与市场需求脱节', '按销售情况调整品种'],
      ['处理与退换渠道不畅', '分级促销与调拨处理'],
    ],
  ],
  [
    /(?:业绩|销量|利润|营收|客流)(?:的)?(?:下滑|下降|萎缩)|亏损/u,
    [
      ['市场需求与竞争格局的变化', '重新定位目标市场'],
      ['产品与服务更新迟缓', '加快产品与服务的更新'],
      ['成本费用居高不下', '梳理并压缩成本费用'],
    ],
  ],
  [
    /投诉/u,
    [
      ['服务与承诺不符', '如实承诺并规范服务标准'],
      ['一线人员响应迟缓', '授权一线、限时响应'],
      ['沟通与补偿方式不当', '规范沟通口径与补偿标准'],
      ['投诉记录未用于改进', '归类投诉并定期复盘'],
    ],
  ],
  [
    /差评|退货率|退货/u,
    [
      ['产品与描述不符', '如实描述并严控质量'],
      ['配送与售后处理迟缓', '缩短响应与处理时间'],
      ['沟通与补偿方式不当', '规范沟通口径与补偿标准'],
    ],
  ],
];

/** What brings such a loss about and what helps against it; none where the object is no loss of trade. */
export const findTradeLoss = (object: string): readonly (readonly [string, string])[] =>
  losses.find(([name]) => name.test(object))?.[1] ?? [];

/** Stocks and takings are nobody's habit: they pile up or fall by stages and seasons. */
export const isOfGoods = (object: string): boolean => /积压|滞销|亏损|下滑|下降|萎缩/u.test(object);

const sorts =
  /^(?<sort>.*?(?:药店|药房|健身房|餐厅|餐馆|饭店|超市|酒店|民宿|企业|公司|银行|医院|学校|小学|中学|初中|高中|高校|幼儿园|商场|书店|便利店|咖啡馆|咖啡店|影院|培训机构|门店|社区|小区|景区|快递站))的?(?<rest>\p{Script=Han}{3,})$/u;
const named =
  /(?:药店|药房|健身房|餐厅|餐馆|饭店|超市|酒店|民宿|企业|公司|银行|医院|学校|小学|中学|初中|高中|大学|学院|幼儿园|商场|书店|便利店|咖啡馆|咖啡店|影院|机构|门店|店|社区|小区|景区|站)$/u;

/** 豫北Y药房会员流失: one of a sort has the name of its sort already, and the sort is not said behind it again. */
export function nameOfCase(object: string, where: string | undefined): string | null {
  const rest = where && named.test(where) ? sorts.exec(object)?.groups?.rest : undefined;
  return rest ?? null;
}
