import type { CoverAnswerId, QuestionId } from '@yanmo/contract/interview';
import type { Localized } from '@yanmo/contract/languages';

interface Question {
  /** `{object}`: what the title is about; `{people}`: things, people and cases that it names and of which nothing is known. */
  text: string;
  hint: string;
}

/** As they are asked, in the language of the page. */
export const questionWords: Localized<Readonly<Record<QuestionId, Question>>> = {
  zh: {
    definition: { text: '您在论文里怎样界定“{object}”？', hint: '一两句话即可：它指什么，不包括什么。' },
    people: {
      text: '关于{people}，您知道哪些具体情况？',
      hint: '本站几乎没有这方面的专门资料。每行写一条：它有什么特别之处，您见过的事、数据或出处。',
    },
    setting: {
      text: '您研究的是哪里、哪一段时间？',
      hint: '地点、单位或作品，起止年份，规模。例如：某县 12 个村，2021—2024 年。',
    },
    actors: {
      text: '涉及哪些人或机构？他们各自看重什么？',
      hint: '每行写一方，例如：快递网点担心单量不足，不愿下乡。',
    },
    problems: { text: '您实际看到了哪些问题？', hint: '每行写一个，尽量具体，写您见过或听说过的事。' },
    causes: { text: '在您看来，这些问题是怎么来的？', hint: '每行写一个原因，并注明它造成了什么。' },
    rules: { text: '主要涉及哪些法条、政策或标准？', hint: '写全名和条款号，并用一句话说明它规定了什么。' },
    passages: { text: '您打算细读哪些段落、人物或意象？', hint: '写出出处，并用一句话说明您从中读出了什么。' },
    materials: { text: '您手头有哪些史料、文本或资料？', hint: '写明名称和年代，并用一句话说明它记载了什么。' },
    requirements: { text: '它要满足哪些要求，做到什么程度算成功？', hint: '每行写一条：功能、性能或教学目标。' },
    method: { text: '您做了什么，怎么做的？', hint: '方法、工具、对象和数量。例如：发放问卷 320 份，回收 298 份。' },
    data: {
      text: '您手头有哪些数据？',
      hint: '每行写一条，带上对象和单位。例如：样本村生鲜损耗率为 18.5%。数字会原样写进正文。',
    },
    example: { text: '有没有一个具体的例子？', hint: '谁，在什么时候，做了什么，结果怎样。' },
    objections: { text: '别人可能怎样反驳您？您怎么回答？', hint: '先写反对的理由，再写您的回应。' },
    view: { text: '您自己的看法是什么？', hint: '这篇论文最想让读者相信的一两句话。' },
    english_title: { text: '论文的英文题目是什么？', hint: '印在英文摘要页上；不填则留空，由您以后补上。' },
    cover: { text: '封面上要印哪些信息？', hint: '不填的项目会留出横线，打印后可以手写。' },
  },
  en: {
    definition: {
      text: 'How do you define “{object}” in this paper?',
      hint: 'A sentence or two: what it means, and what it leaves out.',
    },
    people: {
      text: 'What do you know of {people} in this matter?',
      hint: 'Little or nothing in particular is known of it here. One a line: what is special about it, what you saw, figures with their source.',
    },
    setting: {
      text: 'Where and when does your study take place?',
      hint: 'Place, organisation or work, years, size. For example: twelve villages of one county, 2021–2024.',
    },
    actors: {
      text: 'Who is involved, and what does each of them want?',
      hint: 'One a line. For example: couriers fear too few parcels and avoid the villages.',
    },
    problems: {
      text: 'Which problems have you seen yourself?',
      hint: 'One a line, as concrete as you can: what you saw or were told.',
    },
    causes: {
      text: 'Where do these problems come from, in your view?',
      hint: 'One cause a line, with what it brings about.',
    },
    rules: {
      text: 'Which laws, policies or standards matter most?',
      hint: 'Full name and article, and in one sentence what it says.',
    },
    passages: {
      text: 'Which passages, characters or images will you read closely?',
      hint: 'Say where they stand, and in one sentence what you see in them.',
    },
    materials: {
      text: 'Which sources do you have at hand?',
      hint: 'Name and date, and in one sentence what each records.',
    },
    requirements: {
      text: 'What must it achieve, and when is it a success?',
      hint: 'One requirement a line: functions, performance, learning goals.',
    },
    method: {
      text: 'What did you do, and how?',
      hint: 'Method, tools, people and numbers. For example: 320 questionnaires handed out, 298 returned.',
    },
    data: {
      text: 'Which figures do you have?',
      hint: 'One a line, with what was counted and the unit. For example: fresh produce losses in the villages are 18.5%. Numbers go into the text as they are.',
    },
    example: { text: 'Is there one concrete example?', hint: 'Who did what, when, and what came of it.' },
    objections: {
      text: 'How might somebody object, and what would you answer?',
      hint: 'First the objection, then your reply.',
    },
    view: {
      text: 'What do you think yourself?',
      hint: 'The one or two sentences that a reader should come away with.',
    },
    english_title: {
      text: 'What is the English title of the paper?',
      hint: 'It stands above the English abstract; left empty, it is yours to add later.',
    },
    cover: { text: 'What should stand on the cover?', hint: 'What you leave out becomes a line to fill in by hand.' },
  },
  es: {
    definition: {
      text: '¿Cómo defines «{object}» en este trabajo?',
      hint: 'Una o dos frases: qué significa y qué deja fuera.',
    },
    people: {
      text: '¿Qué sabes de {people} en esta materia?',
      hint: 'Aquí hay poco o nada en particular sobre ello. Una por línea: qué cambia en este caso, lo que has visto, cifras con su fuente.',
    },
    setting: {
      text: '¿Dónde y cuándo se sitúa tu estudio?',
      hint: 'Lugar, institución u obra, años, tamaño. Por ejemplo: doce pueblos de una comarca, 2021–2024.',
    },
    actors: {
      text: '¿Quiénes intervienen y qué busca cada uno?',
      hint: 'Uno por línea. Por ejemplo: los repartidores temen tener pocos paquetes y evitan los pueblos.',
    },
    problems: {
      text: '¿Qué problemas has visto tú?',
      hint: 'Uno por línea, lo más concreto posible: lo que viste o te contaron.',
    },
    causes: { text: '¿De dónde vienen esos problemas, a tu juicio?', hint: 'Una causa por línea, con lo que provoca.' },
    rules: {
      text: '¿Qué leyes, políticas o normas son las más importantes?',
      hint: 'Nombre completo y artículo, y en una frase lo que dice.',
    },
    passages: {
      text: '¿Qué pasajes, personajes o imágenes leerás de cerca?',
      hint: 'Di dónde están y, en una frase, qué ves en ellos.',
    },
    materials: { text: '¿Qué fuentes tienes a mano?', hint: 'Nombre y fecha, y en una frase lo que recoge cada una.' },
    requirements: {
      text: '¿Qué debe lograr y cuándo será un éxito?',
      hint: 'Un requisito por línea: funciones, rendimiento, objetivos de aprendizaje.',
    },
    method: {
      text: '¿Qué hiciste y cómo?',
      hint: 'Método, herramientas, personas y cifras. Por ejemplo: 320 cuestionarios entregados, 298 devueltos.',
    },
    data: {
      text: '¿Qué datos tienes?',
      hint: 'Uno por línea, con lo que se contó y la unidad. Por ejemplo: las pérdidas de producto fresco son del 18,5 %. Las cifras pasan al texto tal cual.',
    },
    example: { text: '¿Hay un ejemplo concreto?', hint: 'Quién hizo qué, cuándo, y qué resultó de ello.' },
    objections: {
      text: '¿Qué se te podría objetar y qué responderías?',
      hint: 'Primero la objeción, después tu respuesta.',
    },
    view: { text: '¿Qué piensas tú?', hint: 'La frase o las dos frases con las que debería quedarse el lector.' },
    english_title: {
      text: '¿Cuál es el título del trabajo en inglés?',
      hint: 'Va sobre el resumen en inglés; si lo dejas vacío, podrás añadirlo después.',
    },
    cover: {
      text: '¿Qué debe figurar en la portada?',
      hint: 'Lo que dejes vacío será una línea para rellenar a mano.',
    },
  },
  ja: {
    definition: {
      text: '論文では「{object}」をどのように定義しますか。',
      hint: '一、二文で。何を指し、何を含まないか。',
    },
    people: {
      text: '{people}について、どのような実情を知っていますか。',
      hint: '固有の資料がここにはほとんどありません。一行に一つ、ほかと違う点、見聞きしたこと、数値と出典を書いてください。',
    },
    setting: {
      text: 'どこの、いつを対象にしますか。',
      hint: '場所・組織・作品、期間、規模。例：ある県の 12 の村、2021〜2024 年。',
    },
    actors: {
      text: 'だれが関わり、それぞれ何を望んでいますか。',
      hint: '一行に一者ずつ。例：配達業者は荷物の少なさを懸念し、村へ行きたがらない。',
    },
    problems: {
      text: '実際にどのような問題を見ましたか。',
      hint: '一行に一つ、見たことや聞いたことをなるべく具体的に。',
    },
    causes: {
      text: 'その問題はどこから生じたと考えますか。',
      hint: '一行に一つ、何を引き起こしたかも書いてください。',
    },
    rules: { text: '主にどの法令・政策・基準が関わりますか。', hint: '正式名称と条番号、内容を一文で。' },
    passages: { text: 'どの箇所・人物・イメージを精読しますか。', hint: '出典と、そこから読み取ったことを一文で。' },
    materials: { text: '手元にどのような資料がありますか。', hint: '名称と年代、記されていることを一文で。' },
    requirements: { text: '何を満たし、どこまでできれば成功ですか。', hint: '一行に一つ：機能、性能、学習目標。' },
    method: {
      text: '何を、どのように行いましたか。',
      hint: '方法、道具、対象、人数。例：調査票 320 部を配布し、298 部を回収した。',
    },
    data: {
      text: '手元にどのようなデータがありますか。',
      hint: '一行に一つ、対象と単位を添えて。例：調査した村の生鮮品の損耗率は 18.5% である。数値はそのまま本文に使います。',
    },
    example: { text: '具体的な例はありますか。', hint: 'だれが、いつ、何をして、どうなったか。' },
    objections: { text: 'どのような反論が考えられ、どう答えますか。', hint: 'まず反論、次にあなたの答え。' },
    view: { text: 'あなた自身はどう考えますか。', hint: '読者に伝えたいことを一、二文で。' },
    english_title: { text: '論文の英語の題目は何ですか。', hint: '英文要旨の上に印刷します。空欄なら後から補えます。' },
    cover: { text: '表紙に何を印刷しますか。', hint: '空欄の項目は、手書き用の線になります。' },
  },
};

export const coverLabels: Localized<Readonly<Record<CoverAnswerId, string>>> = {
  zh: {
    ...{ cover_school: '学校', cover_department: '学院', cover_major: '专业', cover_class: '班级' },
    ...{ cover_author: '姓名', cover_number: '学号', cover_supervisor: '指导教师', cover_date: '日期' },
  },
  en: {
    ...{ cover_school: 'University', cover_department: 'Department', cover_major: 'Programme', cover_class: 'Class' },
    ...{ cover_author: 'Author', cover_number: 'Student number', cover_supervisor: 'Supervisor', cover_date: 'Date' },
  },
  es: {
    ...{ cover_school: 'Universidad', cover_department: 'Facultad', cover_major: 'Titulación', cover_class: 'Grupo' },
    ...{ cover_author: 'Autor', cover_number: 'N.º de matrícula', cover_supervisor: 'Tutor', cover_date: 'Fecha' },
  },
  ja: {
    ...{ cover_school: '大学', cover_department: '学部', cover_major: '専攻', cover_class: 'クラス' },
    ...{ cover_author: '氏名', cover_number: '学籍番号', cover_supervisor: '指導教員', cover_date: '日付' },
  },
};
