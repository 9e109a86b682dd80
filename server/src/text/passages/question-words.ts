import type { Language } from '@yanmo/contract/languages';

/** Words by which somebody asks about a text, and which say nothing of what they ask for. */
const words: Readonly<Record<Language, string>> = {
  zh: `的 了 吗 呢 吧 啊 呀 么 嘛 地 得 着 过 是 有 在 和 与 及 或 就 都 也 还 又 再 才 很 太 最 更 被 把 让 给 对 到 从 向 用 以 为 于 之 其 这 那 哪 个 些 种 该 所 而 并 但 若 则 即
    我 你 您 他 她 它 我们 你们 他们 它们 自己 请问 请 问 一下 一个 一篇 一段 一种 一点 一些 一共 这个 那个 这些 那些 这样 那样 这种 那种 哪些 哪个 哪里 哪儿 哪种 哪一 哪年 哪几 那里 这里 其中 怎么 怎样 怎么样 如何 为什么 为何 为啥 何 何时 何种 什么 什么样 样 一般 特别
    什么时候 啥 多少 几 几个 几种 几次 几年 几项 多大 多长 多久 多高 可以 可不可以 能不能 能 会 要 应该 是否 是不是 有没有 有无 有何 有什么 是什么 有多少 有哪些 知道 觉得 告诉 告诉我 看看 说说 讲讲 谈谈 列出 列举 指出 提到 提及 谈到 讲到 说到 写到 说 讲 写 提 认为 说明 介绍 描述 解释 回答 给出 做出
    文章 本文 论文 文中 文 该文 原文 这篇 那篇 这份 那份 文件 文档 作者 里 里面 里头 中 内 上 下 当中 之中 方面 部分 内容 具体 主要 大概 大约 分别 根据 按照 依据 按 据 关于 有关 对于 来说 而言 因为 所以 如果 的话 时候 之后 以后 以前 之前 使 使用 进行 由 比 比较 总共 共 叫 叫做 称为 算 来 去 做 需要 必须 一 二 两 三 第
    呢 出 没有 不 没 吧 谁 哪位 位 名 等 等等 各 每 每个 起 起来 出来 得到 得出 帮 帮我 帮忙 想 想要 我想 请教 了解 究竟 到底 还是 以及 及其`,
  en: `a an the of in on at to for from by with as about into onto over under between among within without through during before after and or but if then than that this these those there here it its they them
    their he she his her we our us i me my you your is are was were be been being am do does did done doing has have had having can could may might must shall should will would not no nor so such
    what which who whom whose when where why how much many long often far kind sort type types kinds any some each every all both either one ones other others another more most less least very just only also too
    please tell give show find list name say says said state states stated mention mentions mentioned describe describes described explain explains explained according discuss discusses discussed report reports reported
    paper article document file text author authors writer passage page chapter section book here above below does use used using uses get gets got make makes made take takes took s t
    exactly roughly approximately actually there anything something happen happens happened called call mean means meant`,
  es: `el la los las lo un una unos unas de del al a en con por para sobre entre desde hasta hacia según sin bajo tras durante y e o u ni pero si que qué cual cuál cuales cuáles quien quién quienes quiénes cuando cuándo
    donde dónde como cómo cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas porque porqué es son era eran fue fueron ser sido está están estaba estaban estar hay había haber ha han he hace hacen hacer hizo hicieron se su sus
    me mi mis te tu tus nos nuestro nuestra le les esto esta este estos estas eso esa ese esos esas aquel aquella ello ella ellos ellas yo usted ustedes no sí ya más menos muy tan tanto también solo sólo cada todo toda todos todas otro otra otros otras
    algún alguna algunos algunas tipo tipos dice dicen decir menciona mencionan mencionado describe describen explica explican indica indican señala señalan presenta presentan dime di muestra nombra enumera favor puede pueden podría debe deben tiene tienen tener
    artículo documento archivo texto autor autora autores trabajo página capítulo apartado aquí utiliza utilizan utilizó utilizaron usa usan usó usaron llama llaman cuya cuyo cuyas cuyos`,
  ja: `は が の を に へ と で も や か から まで より など ね よ な だ です ます でした ました である であった する した して され された される い いる いた ある あった なる なった れる られる ない なかった この その あの どの これ それ あれ どれ ここ そこ どこ
    こと もの とき ところ ため について に関して に対して に対する による によって にとって として とは って という といった 何 なに なん 何が 何を 何の どう どのような どのように どんな なぜ どうして いつ 誰 だれ いくつ いくら どれくらい どのくらい どれほど
    何人 何年 何回 何件 何種類 何割 何歳 教えて 教え ください 下さい くれ 説明 述べ 述べて 書か 書い 書いて 挙げ 挙げて 言及 触れ 記載 紹介 知り たい ほしい でしょ でしょう ましょう 論文 本文 本稿 文章 資料 ファイル 文書 著者 筆者 この論文 中 内 的 それぞれ 主 主に 具体 よる よれ ば 用い 用いる 使わ 使う 使っ 使用 行わ 行っ 行う どちら 一つ 一 二 三 つ 的に また 及び および 我々 私 さ し せ そして`,
};

/** What is asked for in so many words, and seldom said by what answers it (原因, 比例, time, reason). */
const kinds: Readonly<Record<Language, string>> = {
  zh: '原因 理由 变化 比例 时间 情况 结果 数量 特点 作用 方式 方法 条件 程度 影响 区别 建议 措施 步骤 目的 标准 钱 价格 人',
  en: 'time way ways reason reasons change changes number amount percentage percent share proportion rate level result results effect effects difference role purpose main happen weaknesses weakness strengths advice kind part year date',
  es: 'razón razones motivo motivos tiempo vez día días año años manera modo cantidad porcentaje proporción nivel resultado resultados efecto efectos diferencia papel finalidad cosa dinero',
  ja: '理由 原因 割合 時間 結果 特徴 方法 数 程度 影響 変化 目的 違い 役割 人 場合 費用',
};

/** Words that begin a question, or stand where its answer would. */
const asking: Readonly<Record<Language, string>> = {
  zh: '什么 哪些 哪个 哪种 哪家 哪里 哪儿 哪年 哪 多少 几 几个 几种 谁 多大 多长 多久 多高 怎么 怎样 如何 为什么 是什么 有哪些 有什么 有多少 什么样 什么时候 何时 何种',
  en: 'what which how who whom whose why when where',
  es: 'qué que cuál cuáles cuánto cuánta cuántos cuántas quién quiénes cómo cuándo dónde',
  ja: '何 なに なん 何人 何年 何回 何件 何割 何冊 何台 何歳 どんな どのような どの どれ どう いくら いくつ いつ どこ 誰 だれ なぜ どのくらい どれくらい',
};

const sets = new Map<string, ReadonlySet<string>>();

function setOf(name: string, words: string): ReadonlySet<string> {
  const known = sets.get(name) ?? new Set(words.split(/\s+/u));
  sets.set(name, known);
  return known;
}

export const idleWordsOf = (language: Language): ReadonlySet<string> => setOf(`idle ${language}`, words[language]);
export const kindWordsOf = (language: Language): ReadonlySet<string> => setOf(`kinds ${language}`, kinds[language]);
export const askingWordsOf = (language: Language): ReadonlySet<string> => setOf(`asking ${language}`, asking[language]);
