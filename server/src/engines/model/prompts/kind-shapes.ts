import type { Localized } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';

/** What a supervisor expects of a paper of each kind: how its main chapters follow from one another, and what answers its question. */
export const kindShapes: Readonly<Record<TitleKind, Localized>> = {
  'status-and-remedies': {
    zh: '现状与对策：现状（有据可查的事实）、具体问题、各问题的成因、对策；问题、成因、对策逐条对应。技术或病害类题目写表现、原因、防治。',
    en: 'State and remedies: the state of things by checkable facts, particular problems, the cause of each, remedies, paired one to one. For a disease or a defect: signs, causes, prevention and treatment.',
    es: 'Situación y medidas: situación con hechos comprobables, problemas concretos, causa de cada uno y medidas, emparejados uno a uno. Para una enfermedad o un defecto: signos, causas, prevención y tratamiento.',
    ja: '現状と対策：確かめられる事実による現状、具体的な問題、それぞれの原因、対策を一対一で対応させる。病気や欠陥なら症状、原因、予防と処置。',
  },
  'relation-test': {
    zh: '关系检验：作用机理、研究假设、数据与变量（或观测与样本）、模型与检验、结果应怎样解读、启示。题目点名的中介或调节变量必须检验；研究自然对象时用观测数据，没有问卷和受访者。',
    en: 'Test of a relation: mechanism, hypotheses, data and measures, model and test, how the results are to be read, implications. A mediator or moderator named in the title is the one tested; a natural object is observed, it has no respondents.',
    es: 'Contraste de una relación: mecanismo, hipótesis, datos y medidas, modelo y contraste, lectura de los resultados, implicaciones. Se contrasta el mediador o moderador que nombra el título; un objeto natural se observa, no tiene encuestados.',
    ja: '関係の検証：作用の仕組み、仮説、データと測定、モデルと検証、結果の読み方、示唆。題目が挙げる媒介・調整変数を必ず検証する。自然物は観測の対象であり、回答者はいない。',
  },
  'design-artefact': {
    zh: '设计与实现：需求、总体结构、关键部分的设计、实现、测试。算法类写数据、模型、训练与对比实验；结构或装置类写荷载或工况、计算、校核；视觉、产品、空间设计写调研、概念、方案、评价。',
    en: 'Design: needs, architecture, the decisive parts, realisation, tests. An algorithm: data, model, training, comparison with baselines. A structure or device: loads, calculation, checks. Visual, product or space design: study of users, concept, scheme, evaluation.',
    es: 'Diseño: necesidades, arquitectura, partes decisivas, realización, pruebas. Un algoritmo: datos, modelo, entrenamiento, comparación. Una estructura o un dispositivo: cargas, cálculo, comprobaciones. Diseño visual, de producto o de espacios: estudio de usuarios, concepto, propuesta, evaluación.',
    ja: '設計と実装：要件、全体構成、要となる部分の設計、実装、試験。アルゴリズムならデータ、モデル、学習、比較実験。構造物や装置なら荷重、計算、照査。視覚・製品・空間のデザインなら利用者の調査、概念、案、評価。',
  },
  'doctrinal-law': {
    zh: '法律释义：现行规范、规范的缺口或冲突、学说与裁判中的不同解释、本文的解释、完善建议。不用问卷、实验和回归。',
    en: 'Doctrinal law: the norms in force, their gap or conflict, the readings of scholars and courts, the reading defended here, a proposal. No survey, experiment or regression.',
    es: 'Dogmática jurídica: normas vigentes, laguna o conflicto, interpretaciones de la doctrina y de los tribunales, interpretación propia, propuesta. Sin encuestas, experimentos ni regresiones.',
    ja: '法解釈：現行規範、その欠缺または抵触、学説と裁判例の解釈、本稿の解釈、提案。質問紙、実験、回帰分析は用いない。',
  },
  'text-interpretation': {
    zh: '文本解读：作品与语境、要解读的段落、人物、意象或手法、层层推进的读解、由此见出的意义。以作品本身为证据，不用问卷和统计。',
    en: 'Interpretation: the work and its context, the passages, figures, images or devices read, the reading built step by step, what it shows. The work itself is the evidence; no survey, no statistics.',
    es: 'Interpretación: la obra y su contexto, los pasajes, figuras, imágenes o recursos leídos, la lectura construida paso a paso, lo que revela. La prueba es la obra misma; ni encuestas ni estadística.',
    ja: '作品解釈：作品とその文脈、読み解く箇所・人物・形象・手法、段階を追った読み、そこから見える意味。根拠は作品そのものであり、質問紙や統計は用いない。',
  },
  'history-narrative': {
    zh: '历史叙述：缘起与条件、分期及依据、各期经过、变化的动因、影响与评价。以史料为据。',
    en: 'History: origins and conditions, periods and their grounds, the course of each, what drove the change, consequences and judgement. Sources are the evidence.',
    es: 'Historia: orígenes y condiciones, periodos y su fundamento, desarrollo de cada uno, causas del cambio, consecuencias y valoración. La prueba son las fuentes.',
    ja: '歴史叙述：成立とその条件、時期区分と根拠、各期の経過、変化の要因、影響と評価。史料を根拠とする。',
  },
  'clinical-study': {
    zh: '临床研究：对象与纳入标准、分组或观察、干预或护理措施、观察指标、统计方法、结果、讨论、伦理。护理体会与个案报告不设对照组。',
    en: 'Clinical study: subjects and criteria, groups or observation, intervention or care, indicators, statistics, results, discussion, ethics. A report of experience or of a case has no control group.',
    es: 'Estudio clínico: sujetos y criterios, grupos u observación, intervención o cuidados, indicadores, estadística, resultados, discusión, ética. Un informe de experiencia o de caso no tiene grupo control.',
    ja: '臨床研究：対象と基準、群分けまたは観察、介入または看護、指標、統計、結果、考察、倫理。経験や症例の報告に対照群はない。',
  },
  'lab-experiment': {
    zh: '实验研究：材料与试剂（或供试材料）、处理或制备、测定与表征、各因素的结果、机理讨论。没有问卷和访谈。',
    en: 'Laboratory study: materials, treatment or preparation, measurement or characterisation, results factor by factor, mechanism. No questionnaire, no interview.',
    es: 'Estudio experimental: materiales, tratamiento o preparación, medición o caracterización, resultados por factor, mecanismo. Sin cuestionarios ni entrevistas.',
    ja: '実験研究：材料、処理または調製、測定と評価、要因ごとの結果、機構の考察。質問紙や聞き取りは用いない。',
  },
  'theory-essay': {
    zh: '理论阐释：概念与问题的由来、论证的层次、争议与回应（数学与自然科学的题目写推导、推广与应用）、意义。不用问卷、实验和回归。',
    en: 'Theory: where concept and question come from, the steps of the argument, objections and replies (in mathematics and science: derivation, extension, application), significance. No survey, experiment or regression.',
    es: 'Teoría: origen del concepto y de la pregunta, pasos del argumento, objeciones y respuestas (en matemáticas y ciencias: deducción, extensión, aplicación), alcance. Sin encuestas, experimentos ni regresiones.',
    ja: '理論的考察：概念と問いの由来、論証の段階、異論と応答（数学・自然科学では導出、拡張、応用）、意義。質問紙、実験、回帰分析は用いない。',
  },
  review: {
    zh: '综述：范围与检索、按进路或主题归并的成果、方法与材料的评价、分歧、展望。本身不做实验和调查。',
    en: 'Review: scope and search, findings grouped by strand, methods weighed, disputes, outlook. It does no experiment and no survey of its own.',
    es: 'Revisión: alcance y búsqueda, resultados por líneas, valoración de los métodos, controversias, perspectivas. No hace experimentos ni encuestas propias.',
    ja: '文献レビュー：範囲と検索、系統ごとの成果、方法の評価、論争、展望。自らは実験や調査を行わない。',
  },
  'case-study': {
    zh: '案例研究：选择该案例的理由、分析框架、案例的经过与事实、依框架的分析、可以推及他处的启示及其限度。',
    en: 'Case study: why this case, the framework, course and facts of the case, analysis by the framework, what carries over and what does not.',
    es: 'Estudio de caso: por qué este caso, el marco, desarrollo y hechos, análisis según el marco, qué puede trasladarse y qué no.',
    ja: '事例研究：その事例を選ぶ理由、分析枠組み、事例の経過と事実、枠組みによる分析、他に及ぼせる示唆とその限界。',
  },
  'policy-analysis': {
    zh: '政策分析：政策要解决的问题与目标、政策工具、执行过程、效果与副作用、调整建议。',
    en: 'Policy analysis: the problem and the aims, the instruments, how they are carried out, effects and side effects, adjustments.',
    es: 'Análisis de políticas: problema y objetivos, instrumentos, ejecución, efectos y efectos secundarios, ajustes.',
    ja: '政策分析：政策が解こうとする問題と目標、手段、実施の過程、効果と副作用、修正の提案。',
  },
  'teaching-design': {
    zh: '教学设计：学情与教材、教学目标、活动设计、实施过程、评价、反思。',
    en: 'Teaching design: learners and content, aims, activities, carrying out, evaluation, reflection.',
    es: 'Diseño didáctico: alumnado y contenido, objetivos, actividades, puesta en práctica, evaluación, reflexión.',
    ja: '授業設計：学習者と教材、目標、活動、実施、評価、省察。',
  },
};
