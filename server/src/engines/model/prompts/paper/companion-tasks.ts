import type { Localized } from '@yanmo/contract/languages';
import type { Companion } from '../../../engine.ts';

/** What each document is and which headings it has; those stand in it as they are given here. */
export const companionTasks: Readonly<Record<Companion, Localized<(units: number) => string>>> = {
  proposal: {
    zh: (units) => `请写与这篇论文配套的开题报告，全文约 ${units} 字。依次分为以下几部分，每部分以单独一行“# 标题”开头：
# 选题背景与意义
# 国内外研究现状
# 研究内容与拟解决的关键问题
# 研究方法与技术路线
# 可行性与创新之处
# 进度安排
国内外研究现状按观点分歧归类评述，引用资料 works 里的文献；研究内容与论文的提纲、论点和概念一致，写成将要做的事；进度安排用表格，按“第 1—2 周”这样的相对时间写，不写具体日期。`,
    en: (
      units,
    ) => `Write the research proposal that goes with this paper, of about ${units} words. It has these parts, each begun by a line of its own "# heading":
# Background and significance
# State of research
# Content and key questions
# Methods and route
# Feasibility and novelty
# Schedule
The state of research is grouped by where studies disagree and cites the data "works"; the content agrees with outline, thesis and terms of the paper, as work still to be done; the schedule is a table in relative time such as "weeks 1–2", without calendar dates.`,
    es: (
      units,
    ) => `Escribe la propuesta de investigación que acompaña a este trabajo, de unas ${units} palabras. Tiene estas partes, cada una encabezada por una línea propia «# título»:
# Contexto y justificación
# Estado de la cuestión
# Contenido y preguntas clave
# Métodos y plan de trabajo
# Viabilidad y novedad
# Calendario
El estado de la cuestión se ordena por los desacuerdos y cita los datos «works»; el contenido coincide con el esquema, la tesis y los términos del trabajo, como tarea por hacer; el calendario es una tabla en tiempo relativo, como «semanas 1–2», sin fechas.`,
    ja: (
      units,
    ) => `この論文に添える研究計画書を、全体で約 ${units} 字で書いてください。次の部分からなり、それぞれ「# 見出し」の行で始めます。
# 研究の背景と意義
# 先行研究
# 研究内容と解決すべき要点
# 研究方法と進め方
# 実現可能性と新しさ
# 日程
先行研究は見解の相違ごとに整理し、資料 works の文献を引用します。研究内容はアウトライン、主張、用語と一致させ、これから行うこととして書きます。日程は表とし、「第 1〜2 週」のような相対的な時期で示し、日付は書きません。`,
  },
  task_book: {
    zh: (units) => `请写与这篇论文配套的任务书，全文约 ${units} 字。依次分为以下几部分，每部分以单独一行“# 标题”开头：
# 任务来源与目标
# 主要内容与要求
# 应提交的成果
# 进度与检查节点
# 主要参考资料的范围
要求写得可以检查；主要内容与论文提纲一致；进度用表格，按“第 1—2 周”这样的相对时间写，不写具体日期；参考资料部分说明范围，并引用资料 works 里的文献。`,
    en: (
      units,
    ) => `Write the task book that goes with this paper, of about ${units} words. It has these parts, each begun by a line of its own "# heading":
# Origin and goal of the task
# Content and requirements
# Results to hand in
# Schedule and checks
# Range of the sources
Requirements can be checked; the content agrees with the outline of the paper; the schedule is a table in relative time such as "weeks 1–2", without calendar dates; the last part says what range the sources have and cites the data "works".`,
    es: (
      units,
    ) => `Escribe el plan de trabajo que acompaña a este trabajo, de unas ${units} palabras. Tiene estas partes, cada una encabezada por una línea propia «# título»:
# Origen y objetivo de la tarea
# Contenido y requisitos
# Resultados que se entregan
# Calendario y controles
# Ámbito de las fuentes
Los requisitos se pueden comprobar; el contenido coincide con el esquema del trabajo; el calendario es una tabla en tiempo relativo, como «semanas 1–2», sin fechas; la última parte describe el ámbito de las fuentes y cita los datos «works».`,
    ja: (
      units,
    ) => `この論文に添える課題書を、全体で約 ${units} 字で書いてください。次の部分からなり、それぞれ「# 見出し」の行で始めます。
# 課題の由来と目標
# 主な内容と要件
# 提出する成果
# 日程と確認の節目
# 参考資料の範囲
要件は確認できる形で書き、内容は論文のアウトラインと一致させます。日程は表とし、「第 1〜2 週」のような相対的な時期で示し、日付は書きません。最後の部分では資料の範囲を述べ、資料 works の文献を引用します。`,
  },
  questionnaire: {
    zh: (units) => `请编写与这篇论文配套的调查问卷，约 ${units} 字。
第一行是“# 问卷名称”，接着一段说明（目的、匿名、用时、填写办法）。然后是“## 基本信息”，用“1. ”编号的列表给出 4 到 6 个单选题，选项写在题后。再按论文的概念或假设分成 3 到 5 个部分，每部分以“## 名称”开头，用一张五级量表：表头为 | 题项 | 非常不同意 | 不太同意 | 一般 | 比较同意 | 非常同意 |，每行一个陈述句，其余各格填 □，最后一行写“: 表题”。最后是“## 开放题”，2 到 4 个问题，和一句致谢。
题项一句只问一件事，不诱导，不用否定之否定；不写任何调查结果，不引用文献。`,
    en: (units) => `Write the questionnaire that goes with this paper, of about ${units} words.
The first line is "# name of the questionnaire", followed by a paragraph of introduction (purpose, anonymity, time needed, how to fill it in). Then "## About you" with a list numbered "1. " of 4 to 6 closed questions, the options after each. Then 3 to 5 parts that follow the concepts or hypotheses of the paper, each begun by "## name", each a five-point scale as a table: the head is | Statement | Strongly disagree | Disagree | Neutral | Agree | Strongly agree |, one statement a row, □ in the other cells, and a last line ": caption". Last "## Open questions" with 2 to 4 questions, and a sentence of thanks.
A statement asks one thing, does not lead and has no double negation. No results, no citations.`,
    es: (units) => `Escribe el cuestionario que acompaña a este trabajo, de unas ${units} palabras.
La primera línea es «# nombre del cuestionario», seguida de un párrafo de presentación (finalidad, anonimato, tiempo, modo de rellenarlo). Después, «## Datos personales» con una lista numerada «1. » de 4 a 6 preguntas cerradas y sus opciones. Luego, de 3 a 5 partes según los conceptos o hipótesis del trabajo, cada una encabezada por «## nombre» y con una escala de cinco grados en forma de tabla: la cabecera es | Afirmación | Muy en desacuerdo | En desacuerdo | Neutral | De acuerdo | Muy de acuerdo |, una afirmación por fila, □ en las demás celdas y una última línea «: título». Al final, «## Preguntas abiertas» con 2 a 4 preguntas y una frase de agradecimiento.
Cada afirmación pregunta una sola cosa, sin inducir ni usar dobles negaciones. Sin resultados ni citas.`,
    ja: (units) => `この論文に添える調査票を、約 ${units} 字で作成してください。
一行目は「# 調査票の名称」、続いて説明（目的、匿名性、所要時間、記入方法）の段落を置きます。次に「## あなたについて」とし、「1. 」の番号付きの一覧で選択式の質問を 4 から 6 問、選択肢とともに示します。続けて、論文の概念や仮説に沿った 3 から 5 の部分を「## 名称」で始め、五段階の尺度を表にします。見出しは | 項目 | まったくそう思わない | あまりそう思わない | どちらとも言えない | ややそう思う | とてもそう思う |、一行に一つの記述、ほかの欄は □、最後に「: 表題」の行を置きます。最後に「## 自由記述」として 2 から 4 問と、お礼の一文を書きます。
一つの項目で尋ねるのは一つのことだけとし、誘導や二重否定を避けます。調査結果や引用は書きません。`,
  },
  literature_review: {
    zh: (units) => `请写与这篇论文配套的文献综述，全文约 ${units} 字。分为以下几部分，每部分以单独一行“# 标题”开头：
# 综述的问题与文献范围
（中间两到三部分：按观点、方法或阶段归类，标题自拟，写出所归纳的观点本身，不写“研究现状”之类的空标题）
# 主要分歧及其来由
# 尚待回答的问题
按观点而不是按作者组织，比较各家的前提、方法与结论；资料 works 里的每篇文献都用 [@编号] 引到，只写摘要确实支持的内容；没有文献支持的判断写成有待查证的问题。`,
    en: (
      units,
    ) => `Write the literature review that goes with this paper, of about ${units} words. It has these parts, each begun by a line of its own "# heading":
# Question and range of the review
(then two or three parts by position, method or period, with headings of your own that state the position itself, not "state of research")
# Where the disagreements come from
# Questions still open
It is ordered by positions, never author by author, and compares premises, methods and findings; every work in the data "works" is cited as [@id], for what its abstract really supports; what no work supports is put as a question to be checked.`,
    es: (
      units,
    ) => `Escribe la revisión bibliográfica que acompaña a este trabajo, de unas ${units} palabras. Tiene estas partes, cada una encabezada por una línea propia «# título»:
# Pregunta y alcance de la revisión
(después, dos o tres partes por posturas, métodos o periodos, con títulos propios que enuncien la postura misma, no «estado de la cuestión»)
# De dónde vienen los desacuerdos
# Cuestiones abiertas
Se ordena por posturas, nunca autor por autor, y compara premisas, métodos y resultados; cada obra de los datos «works» se cita como [@id] para lo que su resumen respalda de verdad; lo que ninguna obra respalda se plantea como pregunta por comprobar.`,
    ja: (
      units,
    ) => `この論文に添える文献レビューを、全体で約 ${units} 字で書いてください。次の部分からなり、それぞれ「# 見出し」の行で始めます。
# レビューの問いと文献の範囲
（続く二、三の部分は立場、方法、時期ごとに分け、「研究動向」のような空疎な題ではなく、立場そのものを示す見出しを付けます）
# 見解の相違とその由来
# 残された問い
著者ごとではなく立場ごとに整理し、前提、方法、結論を比べます。資料 works の文献はすべて [@番号] で引用し、要旨が裏付ける内容だけを書きます。裏付けのない判断は、確かめるべき問いとして示します。`,
  },
};
