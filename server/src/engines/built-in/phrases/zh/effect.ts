import type { Phrases } from '../phrase.ts';

export const effect = {
  'effect.paths': [
    [
      '{object}影响{aspect}的作用路径与假设',
      '{object}影响{aspect}的机理',
      '{aspect}受{object}影响的路径',
      '~{object}作用于{aspect}的机理',
    ],
    ['从直接作用、传导环节和边界条件三方面推出可以检验的假设。'],
  ],
  'effect.direct': [
    ['{object}对{aspect}的直接作用', '{object}直接作用于{aspect}的理由'],
    ['依据{theory}说明作用的方向，提出全文的主假设。', '依据已有研究说明作用的方向，提出全文的主假设。'],
  ],
  'effect.directReason': [['{aspect}受{object}影响的依据'], ['从当事人的选择出发说明反应的来源，排除可能的反向解释。']],
  'effect.directClaim': [['{object}与{aspect}关系的主假设'], ['把推论写成可以被否定的假设，说明预期的方向。']],
  'effect.mediated': [
    ['经由{variable}的间接作用', '以{variable}为中介的传导'],
    ['说明{object}如何先改变{variable}，再由{variable}传到{aspect}，提出中介假设。'],
  ],
  'effect.stepOne': [['{object}如何改变{variable}'], ['交代前半段传导的依据与可观察的迹象。']],
  'effect.stepTwo': [['{variable}如何传导至{aspect}'], ['说明后半段传导成立的条件，以及传导中断的情形。']],
  'effect.moderated': [
    ['{variable}对作用强弱的调节', '{variable}构成的边界条件'],
    ['说明作用在{variable}不同的情形下为何有强弱之分，提出调节假设。'],
  ],
  'effect.rival': [
    ['{object}影响{aspect}的两种竞争解释', '解释{aspect}变化的两条思路'],
    ['让不同理论对同一现象作出各自的预期，找出能区分它们的观察点。'],
  ],
  'effect.prediction': [['{theory}对{aspect}变化的预期'], ['从{theory}推出作用的方向与条件，写明什么结果会与它不符。']],
  'effect.claims': [['区分不同解释的研究假设'], ['把各种预期并列成表，确定检验时应首先观察的差别。']],
  'effect.design': [
    [
      '检验{object}与{aspect}关系的变量与模型',
      '{object}与{aspect}的测度和模型设定',
      '变量测度与模型设定：以{aspect}为中心',
    ],
    ['说明样本从何而来、变量如何度量、模型为何如此设定。'],
  ],
  'effect.sample': [['{data}的选取与整理'], ['说明样本范围、筛选标准与缺失处理，数据待学生取得后填入。']],
  'effect.source': [['{data}的来源与时间范围'], ['列出取数的出处、起止时间与样本单位。']],
  'effect.screening': [['样本筛选与异常值的处理'], ['写明剔除规则，使他人可以照此重复。']],
  'effect.outcome': [
    ['被解释变量{aspect}的测度', '{aspect}的测度指标'],
    ['比较可选的指标，说明采用何者以及它遗漏了什么。'],
  ],
  'effect.driver': [
    ['解释变量{object}的度量', '{object}的度量方式'],
    ['给出度量的口径与替代指标，为稳健性检验预留选择。'],
  ],
  'effect.model': [
    ['以{tool}检验假设的思路', '{tool}与假设的检验'],
    ['写出模型形式，说明识别所依赖的假定与可能的内生性来源。'],
  ],
  'effect.test': [
    [
      '{object}影响{aspect}的实证检验',
      '{object}对{aspect}影响的实证结果与分析',
      '~{object}作用于{aspect}的检验结果与解读',
    ],
    ['按假设的次序逐一检验，只报告取得数据后的结果，空缺处留待填入。'],
  ],
  'effect.baseline': [['{object}对{aspect}的基准估计'], ['报告主假设的检验，讨论系数方向与实际含义。']],
  'effect.mediationTest': [['{variable}传导作用的检验'], ['分步检验传导链条，判断中介是完全的还是部分的。']],
  'effect.heterogeneity': [
    ['作用在不同群体间的差异', '{aspect}反应的群体差异'],
    ['按理论上应有差别的维度分组，避免事后挑选。'],
  ],
  'effect.byGroup': [['按{variable}分组的差异'], ['说明这一分组的理由，比较各组结果并给出解释。']],
  'effect.robustness': [
    ['替换指标与内生性的稳健性检验', '结论的稳健性检验'],
    ['更换度量、样本与方法，看主要结论是否仍然成立。'],
  ],
  'effect.groups': [
    ['{object}对{aspect}作用的条件与差异', '{aspect}在不同条件下的反应'],
    ['考察作用在何处更强、何处消失，借此区分前述的竞争解释。'],
  ],
  'effect.discuss': [
    ['{object}影响{aspect}的讨论与建议', '讨论与建议：{object}与{aspect}'],
    ['把结果放到已知的问题中讨论，逐一说明表现、成因与可行的应对。'],
  ],
  'effect.suggest': [
    ['针对{aspect}的政策与实践建议', '由检验结论引出的建议'],
    ['把建议与检验的假设一一对应，说明各项建议成立的前提。'],
  ],
  'factor.candidates': [
    ['影响{object}的可能因素与假设', '{object}的成因线索与研究假设'],
    ['依据理论挑出少数有解释力的因素，各自提出方向明确的假设。'],
  ],
  'factor.one': [
    ['{variable}与{object}', '{variable}对{object}的作用'],
    ['说明{variable}为何可能左右{object}，写出预期的方向和反例。'],
  ],
  'factor.claims': [['各因素之间的关系与研究假设'], ['区分直接因素与经由他者起作用的因素，画出待检验的关系图。']],
  'factor.design': [
    ['{object}的测量与调查设计', '考察{object}影响因素的变量与方法'],
    ['说明测量工具、调查对象和分析方法，使每个假设都有相应的题项。'],
  ],
  'factor.outcome': [['{object}的测量方式'], ['选定量表或指标，说明其维度、计分与适用人群。']],
  'factor.items': [['各影响因素的测量指标'], ['把各项因素转成可以测量的指标或题项，并安排预试。']],
  'factor.test': [
    ['{object}影响因素的检验与比较', '左右{object}的因素：检验与解读'],
    ['先看单个因素，再看它们共同起作用的情形，结果待数据取得后填入。'],
  ],
  'factor.rank': [['各因素作用的强弱比较'], ['比较标准化结果，区分可以干预与难以干预的因素。']],
  'factor.group': [['{object}的群体差异'], ['比较不同情形下的水平差别，说明差别的可能来源。']],
  'factor.joint': [['多因素共同作用下的{object}'], ['检验因素之间的交互，说明哪些组合最值得关注。']],
  'factor.suggest': [
    ['{improve}{object}的途径', '针对关键因素的{object}建议'],
    ['针对可以干预的因素提出建议，并写明由谁来做、怎样检验。'],
  ],
  'trial.design': [
    ['{object}作用于{aspect}的试验设计', '{object}影响{aspect}的试验材料与方法', '{object}的试验材料与方法'],
    ['交代材料、处理与对照、测定指标和统计方法，使试验可以重复。'],
  ],
  'trial.material': [['供试材料的来源与选取'], ['列出材料的来源、规格与选取标准。']],
  'trial.groups': [
    ['{object}的处理水平与对照设置', '处理组与对照组的设置'],
    ['说明处理梯度、重复次数与随机安排，排除混杂因素。'],
  ],
  'trial.indicators': [
    ['{aspect}的测定指标与时间点', '效应指标与测定时间'],
    ['选定主要与次要指标，写明测定方法与记录方式。'],
  ],
  'trial.analysis': [['试验安排与数据处理'], ['按{tool}的要求安排试验，统计方法与判断标准在开始前即已确定。']],
  'trial.result': [
    ['{aspect}对{object}的响应', '{object}处理下{aspect}的变化', '{object}作用下的主要变化'],
    ['按指标逐项报告处理间的差别，数据待试验完成后填入。'],
  ],
  'trial.main': [
    ['{object}不同水平下{aspect}的差别', '不同处理之间的总体差别'],
    ['比较处理与对照，判断差别是否超出随机波动。'],
  ],
  'trial.course': [
    ['{aspect}随时间的变化过程', '作用随时间与强度的变化'],
    ['描述响应出现、增强与减弱的过程，寻找转折点。'],
  ],
  'trial.condition': [
    ['{object}作用于{aspect}的条件与限度', '{object}作用的条件与限度'],
    ['改变条件再作比较，说明作用在何种范围内成立。'],
  ],
  'trial.discussion': [
    ['{object}影响{aspect}的机理讨论', '对{aspect}变化的解释', '~{object}变化的解释'],
    ['把观察到的变化与已知机理对照，区分证据与推测。'],
  ],
  'trial.mechanism': [
    ['{theory}对结果的解释', '从{theory}解释{aspect}的变化', '~{aspect}变化的机理'],
    ['用{theory}串起各项指标，指出还缺哪一环证据。', '把各项指标的变化串成一条因果链，指出还缺哪一环证据。'],
  ],
  'trial.alternative': [['其他可能解释的排除'], ['逐一考虑混杂、测量与随机三类解释，说明为何不采纳。']],
  'trial.use': [['{object}的应用条件与注意事项'], ['说明结论用于实践时的适用范围、用量或操作上的限制。']],
  'trace.source': [['{object}的特质与传播条件'], ['先说清施加影响的一方究竟包含什么，再看它凭借什么得以传播。']],
  'trace.core': [['{object}与{aspect}相关的要义'], ['提取可能被接受的观念或形式，避免笼统地谈影响。']],
  'trace.situation': [
    ['{object}得以传播的时代条件'],
    ['交代人物、{institution}与媒介如何使接触成为可能。', '交代人物、媒介与时代如何使接触成为可能。'],
  ],
  'trace.channel': [['从{object}到{aspect}：接受的途径'], ['用{data}证明接触确曾发生，说明接受者看重什么、舍弃什么。']],
  'trace.contact': [['接触{object}的直接与间接途径'], ['区分有据可查的接触与仅为推测的接触。']],
  'trace.choice': [['接受者对{object}的取舍'], ['说明选择背后的需要，解释为何有的内容未被接受。']],
  'trace.mark': [
    ['{object}在{aspect}中的体现', '{aspect}中的{object}印记'],
    ['在具体材料中指认影响，区分相似与承袭。'],
  ],
  'trace.thought': [['{aspect}在观念层面的变化'], ['比较接受前后的观念，指出可归于影响的部分。']],
  'trace.form': [['{aspect}在形式与做法上的变化'], ['从形式、结构或制度安排中找出对应的痕迹。']],
  'trace.limit': [
    ['{object}影响的转化与限度', '{aspect}对{object}的改造'],
    ['说明影响如何被改造，哪些变化不能归于它。'],
  ],
  'trace.change': [['{object}在接受中的变形'], ['指出误读、改写与再创造之处及其意义。']],
  'trace.other': [['{variable}等其他来源的作用', '其他来源的作用'], ['把别的因素放在一起权衡，避免夸大单一来源。']],
  'trial.chain': [['各作用环节的衔接'], ['按先后说明每个环节由哪项指标支持。']],
  'trial.missing': [['尚缺的证据'], ['列出还不能由本试验证明的环节及补证的办法。']],
  'sway.ground': [
    ['{era}{object}的展开及其条件', '{object}的展开及其条件'],
    ['先说清施加影响的一方当时是什么状况，凭借什么展开。'],
  ],
  'sway.state': [['{object}的规模与形式'], ['依据{data}说明其范围、参与者与运作方式。']],
  'sway.condition': [['{object}展开的制度与环境条件'], ['说明哪些条件使它得以展开，哪些条件限制了它。']],
  'sway.path': [['{object}作用于{aspect}的途径'], ['分途径说明影响怎样传到{aspect}，每条途径都举出证据。']],
  'sway.through': [
    ['经由{variable}的影响'],
    ['说明这一途径起作用的方式与时段，指出证据的强弱。', '比较这一途径与其他途径的轻重，说明判断的依据。'],
  ],
  'sway.result': [
    ['{aspect}因{object}而生的变化', '{aspect}的变化'],
    ['从不同层面指认变化，区分由此引起的与同时发生的。'],
  ],
  'sway.rule': [['{aspect}在制度与组织上的变化'], ['比较前后的规则与组织，说明哪些改变可归于此。']],
  'sway.life': [['{aspect}在日常与观念上的变化'], ['从具体做法与言论中观察变化，避免只看条文。']],
  'sway.limit': [['{object}影响的限度', '影响的限度与其他原因'], ['说明影响未及之处，并权衡其他原因。']],
  'sway.uneven': [['{object}影响的地域与群体差别'], ['比较受影响深浅不同的地方与人群，解释差别。']],
} as const satisfies Phrases;
