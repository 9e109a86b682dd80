import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';

type Sides = readonly (readonly [RegExp, readonly string[]])[];

/** What a supervisor looks for first in a case of this matter, so that the frame fits no other. */
const sidesOf: Record<Language, Sides> = {
  zh: [
    [/国际化|海外|跨国|出海|走出去/u, ['目标市场与进入方式', '海外生产与供应', '本地化经营与品牌']],
    [/并购|收购/u, ['并购动因与对象选择', '估值、支付与融资', '并购后的整合']],
    [/内部控制|内控/u, ['控制环境', '风险评估与控制活动', '信息沟通与监督']],
    [/舞弊|造假/u, ['舞弊手段与过程', '动机与机会', '内外部监督的失灵']],
    [/股权激励|薪酬|绩效|激励/u, ['激励对象与方式', '考核条件与兑现', '员工的反应']],
    [/成本/u, ['成本的构成', '采购与生产环节的控制', '成本考核']],
    [/融资|资本结构/u, ['融资渠道与结构', '融资成本', '偿债安排与风险']],
    [/偿债/u, ['短期偿债能力', '长期偿债能力', '与同业的差距']],
    [/盈利能力/u, ['经营与资产的盈利水平', '盈利的构成与持续性', '与同业的差距']],
    [/财务共享/u, ['组织与流程再造', '信息系统与数据标准', '人员转型与绩效']],
    [/财务(?!共享|管理|机器人)|盈利(?!模式)|偿债|业绩/u, ['盈利能力', '偿债能力', '营运与成长能力']],
    [/供应链|物流|库存/u, ['采购与供应商', '仓储与配送', '信息共享与协同']],
    [/商业模式|盈利模式/u, ['价值主张与顾客', '关键资源与伙伴', '收入与成本']],
    [/数字化|智能化/u, ['投入与组织', '业务流程的改造', '数据应用与人才']],
    [/服务营销|服务质量/u, ['服务产品与环境', '人员与服务流程', '价格、渠道与促销']],
    [/营销|推广|品牌/u, ['产品与目标顾客', '定价与渠道', '传播与促销']],
    [/竞争战略|发展战略|战略/u, ['战略定位', '业务组合与资源投入', '组织与实施']],
    [/旅游/u, ['资源与产品', '客源与营销', '经营主体与利益分配']],
    [/社区治理|基层治理|乡村治理|物业/u, ['治理主体与分工', '议事与协商', '服务与资源']],
    [/危机公关|危机管理|舆情/u, ['危机的起因与发展', '回应的时机与口径', '公众与媒体的反应']],
    [/人才|培训|招聘/u, ['选人与用人', '培训与发展', '考核与留任']],
  ],
  en: [
    [
      /market entry|expansion|internationali[sz]|overseas|going global/iu,
      ['Choice of market and mode of entry', 'Adapting product and price', 'Partners, rules and competitors'],
    ],
    [
      /merger|acquisition|takeover/iu,
      ['Motives and choice of target', 'Valuation and payment', 'Integration after the deal'],
    ],
    [/electric vehicle|EV strateg/iu, ['Models and technology', 'Batteries and supply', 'Markets and pricing']],
    [/service (?:quality|marketing)/iu, ['The service and its setting', 'People and processes', 'Price and promotion']],
    [
      /marketing|brand|advertis|campaign/iu,
      ['Product and target customers', 'Price and channels', 'Communication and promotion'],
    ],
    [/business model/iu, ['Value offered and customers', 'Key resources and partners', 'Income and costs']],
    [
      /\bfinancial|\bratios?\b|profitab|\bperformance of/iu,
      ['profitability', 'liquidity and solvency', 'efficiency and growth'],
    ],
    [/supply chain|logistics/iu, ['Sourcing and suppliers', 'Storage and delivery', 'Sharing information']],
    [/digital|automation/iu, ['Investment and organisation', 'Changes in processes', 'Data and skills']],
    [/corporate governance|internal control/iu, ['Board and ownership', 'Risk and control', 'Audit and disclosure']],
    [
      /human resource|talent|\btraining\b|motivation|\bculture\b/iu,
      ['Choosing people', 'Training and development', 'Reward and retention'],
    ],
    [
      /crisis (?:communication|management)/iu,
      ['How the crisis grew', 'Timing and content of the response', 'Reactions of public and media'],
    ],
    [/strateg|competitive/iu, ['Strategic position', 'Businesses and resources', 'Organisation and execution']],
  ],
  es: [
    [
      /internacionalizaci|expansión|entrada (?:al|en el) mercado/iu,
      ['elección del mercado y modo de entrada', 'adaptación de producto y precio', 'socios, normas y competidores'],
    ],
    [/fusión|adquisici/iu, ['motivos y elección del objetivo', 'valoración y pago', 'integración posterior']],
    [
      /marketing|mercadotecnia|marca|publicid/iu,
      ['producto y público objetivo', 'precio y canales', 'comunicación y promoción'],
    ],
    [/modelo de negocio/iu, ['propuesta de valor y clientes', 'recursos y socios clave', 'ingresos y costes']],
    [/cadena de suministro|logística/iu, ['compras y proveedores', 'almacenaje y reparto', 'información compartida']],
    [/digital/iu, ['inversión y organización', 'cambio de procesos', 'datos y capacidades']],
    [/recursos humanos|talento|capacitación/iu, ['selección', 'formación y desarrollo', 'incentivos y retención']],
    [/estrateg|competitiv/iu, ['posición estratégica', 'negocios y recursos', 'organización y ejecución']],
  ],
  ja: [
    [/海外展開|海外進出|国際化|グローバル/u, ['進出先と参入方法', '商品と価格の現地化', '提携・規制・競合']],
    [/買収|合併|M&A/u, ['動機と対象の選定', '評価と支払い', '買収後の統合']],
    [/マーケティング|ブランド|広告|販売/u, ['商品と標的顧客', '価格と販路', '情報発信と販売促進']],
    [/ビジネスモデル/u, ['提供価値と顧客', '資源と提携先', '収益と費用']],
    [/サプライチェーン|物流|在庫/u, ['調達と取引先', '保管と配送', '情報の共有']],
    [/DX|デジタル/u, ['投資と組織', '業務の変化', 'データと人材']],
    [/人材|人事|働き方/u, ['採用と配置', '育成', '評価と定着']],
    [/戦略|競争/u, ['戦略上の位置', '事業と資源', '組織と実行']],
  ],
};

export const findSides = ({ text, language }: Pick<TitleUnderstanding, 'text' | 'language'>): readonly string[] =>
  sidesOf[language].find(([words]) => words.test(text))?.[1] ?? [];
