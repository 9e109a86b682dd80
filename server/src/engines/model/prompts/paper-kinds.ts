import type { Level, PaperType } from '@yanmo/contract/codes';
import type { Localized } from '@yanmo/contract/languages';

/** What a type of paper is and how its chapters go; the shape an outline must have. */
export const typeShapes: Readonly<Record<PaperType, Localized>> = {
  thesis: {
    zh: '毕业论文：绪论（背景、问题、意义、思路）之后是概念与理论依据，再到按题目关系展开的主体各章，最后是结论与展望。主体各章占全文的六成以上。',
    en: 'a thesis: an introduction (background, question, contribution, approach), concepts and theory, main chapters that follow the relation in the title, and a conclusion. The main chapters hold at least 60 % of the text.',
    es: 'una tesis: introducción (contexto, pregunta, aportación, planteamiento), conceptos y teoría, capítulos centrales según la relación del título y conclusiones. Los capítulos centrales ocupan al menos el 60 % del texto.',
    ja: '学位論文：序論（背景、問い、意義、進め方）、概念と理論的根拠、題目の関係に沿った本論の各章、結論。本論が全体の六割以上を占めます。',
  },
  course_paper: {
    zh: '课程论文：篇幅短，开篇直接提出问题，用两到三章把一个问题讲透，结尾给出自己的判断。',
    en: 'a course paper: short; it states its question at once, treats one question thoroughly in two or three chapters and ends with a judgement of its own.',
    es: 'un trabajo de asignatura: breve; plantea la pregunta desde el inicio, trata a fondo una sola cuestión en dos o tres capítulos y termina con un juicio propio.',
    ja: '授業レポート：短い文章で、冒頭で問いを示し、二、三章で一つの問題を掘り下げ、最後に自分の判断を述べます。',
  },
  literature_review: {
    zh: '文献综述：说明检索范围与取舍标准，按观点、方法或阶段归类评述（不按作者罗列），比较分歧，指出尚未回答的问题。',
    en: 'a literature review: scope of the search and criteria of selection, then groups by position, method or period (never author by author), a comparison of the disagreements and the questions still open.',
    es: 'una revisión bibliográfica: alcance de la búsqueda y criterios de selección; después, grupos por postura, método o periodo (nunca autor por autor), comparación de los desacuerdos y cuestiones abiertas.',
    ja: '文献レビュー：検索範囲と採否の基準を述べ、立場・方法・時期ごとに分類して論じ（著者の羅列にしない）、見解の相違を比べ、未解決の問いを示します。',
  },
  proposal: {
    zh: '开题报告：选题依据与意义、国内外研究现状、研究内容与拟解决的关键问题、研究方法与技术路线、可行性与创新之处、进度安排。',
    en: 'a research proposal: reasons for the topic, state of research, content and key questions, methods and route, feasibility and novelty, schedule.',
    es: 'una propuesta de investigación: justificación, estado de la cuestión, contenido y preguntas clave, métodos y plan, viabilidad y novedad, calendario.',
    ja: '研究計画書：題目選定の理由と意義、先行研究、研究内容と解決すべき要点、方法と進め方、実現可能性と新しさ、日程。',
  },
  task_book: {
    zh: '任务书：任务来源与目标、主要内容与技术要求、应提交的成果、进度与检查节点、主要参考资料的范围。',
    en: 'a task book: origin and goal of the task, content and requirements, results to hand in, schedule with checks, range of the sources.',
    es: 'un plan de trabajo: origen y objetivo de la tarea, contenido y requisitos, resultados que se entregan, calendario con controles, ámbito de las fuentes.',
    ja: '課題書：課題の由来と目標、主な内容と要件、提出する成果、日程と確認の節目、参考資料の範囲。',
  },
  journal_article: {
    zh: '期刊论文：引言（问题与贡献）、文献与假设或理论框架、研究设计、结果分析、讨论与结论；结构紧凑，每章只承担一个论证任务。',
    en: 'a journal article: introduction (question and contribution), literature with hypotheses or framework, design, results, discussion and conclusion; compact, one argument a chapter.',
    es: 'un artículo de revista: introducción (pregunta y aportación), bibliografía con hipótesis o marco, diseño, resultados, discusión y conclusión; compacto, un argumento por capítulo.',
    ja: '学術誌論文：序論（問いと貢献）、先行研究と仮説または枠組み、研究設計、結果、考察と結論。簡潔にまとめ、一章に一つの論証を担わせます。',
  },
  survey_report: {
    zh: '调查报告：调查背景与目的、对象与方法（问卷、抽样、实施）、调查结果分项呈现（数据由学生补充）、成因分析、建议。',
    en: 'a survey report: background and aim, subjects and method (questionnaire, sample, conduct), results item by item (the student supplies the data), causes, recommendations.',
    es: 'un informe de encuesta: contexto y objetivo, población y método (cuestionario, muestra, realización), resultados por apartados (los datos los aporta el estudiante), causas y recomendaciones.',
    ja: '調査報告書：調査の背景と目的、対象と方法（質問票、抽出、実施）、結果を項目ごとに提示（データは学生が補う）、要因の分析、提案。',
  },
};

export const levelDemands: Readonly<Record<Level, Localized>> = {
  VOCATIONAL: {
    zh: '专科：贴近岗位与实例，理论够用即可，重在说清做法。',
    en: 'vocational college: close to practice and cases, only as much theory as is needed, clear about how things are done.',
    es: 'formación profesional superior: cercano a la práctica y a los casos, con la teoría necesaria y claro en el procedimiento.',
    ja: '短期大学・専門学校：実務と事例に近く、理論は必要な範囲にとどめ、やり方を明確に述べます。',
  },
  UNDERGRADUATE: {
    zh: '本科：问题明确，有理论依据，方法得当，论证完整。',
    en: 'undergraduate: a clear question, a theoretical basis, a fitting method, a complete argument.',
    es: 'grado: pregunta clara, base teórica, método adecuado y argumentación completa.',
    ja: '学部：問いが明確で、理論的根拠があり、方法が適切で、論証が完結していること。',
  },
  MASTER: {
    zh: '硕士：在已有研究的缺口上提出问题，有自己的分析框架、检验与讨论，说明创新与局限。',
    en: 'master’s: the question comes from a gap in research; a framework of its own, a test and a discussion, novelty and limits stated.',
    es: 'máster: la pregunta nace de una laguna de la investigación; marco de análisis propio, contraste y discusión, con la novedad y los límites expresados.',
    ja: '修士：先行研究の欠落から問いを立て、独自の分析枠組み、検証と考察を備え、新しさと限界を述べます。',
  },
  FINAL: {
    zh: '课程作业：紧扣课程内容，篇幅短，观点清楚。',
    en: 'course work: close to the course, short, with a clear position.',
    es: 'trabajo de curso: ceñido a la asignatura, breve y con una postura clara.',
    ja: '授業の課題：授業内容に即し、短く、主張が明確であること。',
  },
};
