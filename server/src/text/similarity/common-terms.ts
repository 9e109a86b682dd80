/**
 * What most texts of a language hold: it leads to none of them. Beginnings of words and pairs of characters, as the terms of texts are cut;
 * the most frequent of our own knowledge files, and the words that join others.
 */
const lists = {
  en: `and the that for are measu with from one theor not what inter can cause which befor who compa shoul chang its each may diffe witho
    recor first contr than how their time peopl stand where leave trans more data every work show into betwe other must them only
    publi use has after teach out when place share wheth count make analy quest some exper schoo have state produ rules follo model
    over order conce canno would small new under train separ versu again expla servi answe they techn while infor marke treat compl
    point readi sampl most desig price sourc many two syste toget all resul limit class short shows effec pract commo repor error
    judge need same throu makes respo few evide reaso suppo quali parti learn resea suppl cost about keep perso proce offic conte
    value histo struc check field choic sever criti long decid own form too autho set littl care test prote descr singl any was condi
    anoth weak weigh claim bring both works trade give local group needs once often defen objec power famil decis since paper stude
    commu does distr good compe colle effic accou trust expec retur say agree corre numbe speci means see gives case loss open skill
    settl obser large part alone early becom requi revie bette old socia langu pay visit staff self come mater later firms conve relat
    priva read organ inten hold natur devel well force scale nothi close start manag tests risk right reade regul fixed level repea
    asks perfo prese lets labou conta surve ident reach cultu side life much help credi cover money habit low facto will becau find
    fear cases withi gener deman matte whole let healt never build speak subje gover those nobod emplo raise among meani funct incom
    metho centr instr study human child real look turns belie users clear sprea house varia studi depen still made text light growt
    way you your she her his him our been had did there these this such very could just like being upon shall might ever also even but
    were said says went came know think great man men day year thing`,
  es: `los que las una del con por entre inter sin cada compa para más contr forma prueb puede datos teorí infor cambi estud son muest
    solo norma qué resul parti permi siste varia análi disti conce sobre perso proce quien sus produ tiemp compr texto antes pregu
    requi separ como parte condi regis propi uso autor difer medid grupo conte efect trans corre respo valor expli comun frent diseñ
    mater falta mismo objet funci conoc fuent donde neces compl inves traba respu unida conse mejor trata facto indic lectu centr
    histo críti exper orden super obser porqu coord obra consi repar organ tarea preci merca deja princ ensay error vez algun campo
    encue convi exige coste revis públi model senti hecho escas const instr lugar nivel repro descr consu corri según misma prime
    conju calid causa técni pues estad crite local decid decis regla cuest mucho llega docum palab propo poco descu escri dos todo
    queda evalu publi relac modo repet gener casos señal métod sosti ofici reduc compe númer desde lecto escal común aplic prefi ante
    espec igual servi debe alumn razon capac defen labor empre desig usuar previ caso confi dan nadie oblig lleva recue deber otro
    cuent signi bien punto defin pacie práct ajust rendi conta famil mient discu dista dispe quién apren obras auton lista hace elecc
    estab despu hay mayor direc cumpl motiv fallo hasta socia unos media revel otra peque decla limit recur conti estru conve alter
    cómo cuand térmi pide probl tiene cultu acces proto notas relat esper unas prote condu otros creen situa puest extra vario fecha
    carga aleja sigue toda lengu recon saber barri suelo ferti estim sola infer dejan argum inten entor demas fuera exces poder escue
    redac compo progr ven nombr frecu narra talen venta este esta estos estas ese esa esos esas eso esto aquel muy ser está están fue
    fuero era han había sido tambi pero cual cuale nos les ella ellas ellos usted sino así aún enton nuest todos todas`,
  zh: `理论 研究 数据 主张 说明 时间 记录 比较 分析 解释 标准 程度 使用 结果 可能 判断 学生 信息 企业 能力 要求 问题
    条件 决定 检验 往往 学者 社会 结构 设计 处理 评价 关系 教师 变化 材料 技术 机构 影响 服务 系统 容易 成本 管理
    理由 选择 改变 讨论 作品 由此 任务 组织 文本 市场 部分 自己 资源 支持 模型 共同 质量 得到 规范 环境 目标 直接
    责任 部门 究者 内容 来源 制度 依据 风险 平台 方式 控制 差异 未必 结论 训练 指标 实际 集中 价值 形式 什么 论者
    批评 同样 单位 方法 统计 人员 投入 观察 证据 学习 项目 缺少 语言 作用 真实 过程 出现 功能 自然 收入 范围 工作
    地方 经验 家庭 指出 报告 同时 稳定 比例 学校 需要 读者 如何 产品 能否 空间 样本 知识 公开 作者 长期 者主 反映
    方案 安排 资料 教育 本身 保护 网络 考核 重复 劳动 需求 概念 主义 评估 论文 给出 减少 约束 测量 用来 文化 分布
    专业 岗位 前提 只能 行动 差别 水平 前后 实验 区分 常见 公共 经济 关键 安全 数字 患者 多少 效率 误差 用户 政策
    可用 价格 意义 担心 检查 主要 描述 调查 考察 写明 执行 农户 调整 清楚 培训 理解 利益 提高 收益 环节 具体 心理
    法律 承担 访谈 固定 完成 提醒 生活 人物 效果 提供 反应 独立 发现 意见 变量 代价 者认 次数 生产 量表 构成 数量
    无人 教学 增加 发生 规模 强调 覆盖 压力 分别 设备 自由 反复 日常 可靠 怎样 消费 习惯 列出 内部 明显 避免 渠道
    行业 反馈 合作 健康 位置 取舍 活动 论证 操作 做法 问卷 机会 应当 试验 流程 估计 可见 主体 规定 来自 确定 差距
    方能 分配 课程 经营 代表 边界 建立 类型 事实 会使 地区 传统 情况 相互 强度 计算 事后 依赖 无法 相同 尺度 效应
    资金 国家 工具 费用 表现 程序 替代 形成 办法 衡量 信任 保障 中心 下降 造成 双方 流动 分开 变成 清单 证明 常用
    进入 现场 相关 交易 全部 历史 情形 生态 课堂 失去 经费 竞争`,
  ja: `立場 研究 同じ だけ 結果 記録 分析 理論 説明 時間 条件 よっ 資料 より 利用 批判 情報 対象 ータ んじ 必要 デー
    どう 重ん 解釈 判断 主張 評価 地域 作品 方法 関係 効果 分け べき 大き 比較 組み 取り 意味 概念 合わ 試験 変わ
    設計 項目 決め 基準 費用 調査 よう わせ 受け 究者 読み 論争 責任 組織 共通 段階 比べ 求め 複数 書き づく 定め
    文書 ステ 考え 全体 変化 理由 ほど 選択 内容 信頼 基づ 用者 実験 技術 社会 事例 影響 シス テム 証拠 結論 教育
    モデ 質問 根拠 前提 規則 学習 患者 調べ 手順 過程 見え 形式 範囲 偏り 測定 制度 読者 多く 環境 文献 計画 割合
    続き 理解 手続 管理 処理 可能 実際 状態 市場 決定 指標 行動 語り 指摘 説く 水準 問題 並べ 問紙 能力 デル 論者
    反論 構成 現場 結び 区別 つき 経験 変え 課題 引き 検証 びつ 標本 立つ 明確 生じ 農家 きだ づけ 文脈 場面 対応
    支持 支援 失わ 答え 程度 機関 報告 集団 観察 企業 要素 統計 スト 時期 切り 境界 文化 支え 作業 期間 負担 させ
    言葉 生産 ほう 利益 誤り 規模 時代 記述 わり 操作 裁判 尺度 認め 成果 専門 規定 設定 機能 論じ り手 応じ 状況
    要件 変数 用語 引用 事実 学校 連携 史料 安定 単位 通じ 対立 訓練 保護 教師 統合 主体 部門 述べ 意図 構造 誤差
    集め 実施 変更 まう 検討 要求 主義 おく まり 担当 自己 当事 事者 ング 対照 適用 推定 反応 主題 手段 きく 定義
    同時 ース つけ 少数 平均 分散 保存 価値 調整 授業 イン 診療 土壌 きさ 避け 内部 見つ 先行`,
};

export const commonTerms: readonly string[] = Object.values(lists).flatMap((list) => list.split(/\s+/u));
