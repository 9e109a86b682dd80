import type { Language } from '@yanmo/contract/languages';

/** Words by which a question is put and which say nothing of what it is about. */
const words: Readonly<Record<Language, string>> = {
  zh: `够不够 够不够用 够用 够吗 会不会 太土 行吗 区分 出现 举 类 说服 接受 得出 一百来 家乡 要写 能写 会写 写成 写到 写进 写在 写些 不合 合不 太多 太少 已经有 一题 先看 再看 选的 的 了 吗 呢 吧 啊 呀 啥 么 嘛 地 得 着 过
    是 有 在 和 与 及 或 就 都 也 还 又 再 才 很 太 最 更 被 把 让 给 对 到 从 向 用 以 为 于 之 其 这 那 哪 个 些 种 该 我 你 您 他 她 它 我们 你们 他们 人家 别人 自己 咱们 老师 请问 请 问 一下 一个 一篇
    一段 一种 一点 一些 这个 那个 这些 那些 这样 那样 这种 哪些 哪个 哪里 哪儿 那里 这里 怎么 怎样 如何 怎么办 怎么样 咋 咋样 为什么 什么 什么样 多少 几 可以 可不可以 能不能 能 会 要 应该 需要 必须 是不是 有没有 要不要
    需不需要 行 行不行 知道 觉得 感觉 想 老是 总是 一般 通常 大概 到底 究竟 比较 真的 真 只 只有 已经 然后 但是 可是 因为 所以 如果 而且 不过 还是 的话 时候 之后 以后 以前 之前 上 下 里 里头 中 内 外 后 前 出来 起来
    下去 上去 论文 文章 毕业论文 东西 事情 情况 办 办法 不 没 没有 不是 不能 不会 不要 别 好 合适 合理 算 叫 说 写 写出 弄 搞 做 弄好 搞定 完 来 去 看 出 那么 这么 多 点 什么时候 何时 几天 几点 才不 谁 发现 过的
    来得及 起码 至少 首先 现在 今天 今年 最后 后面 前面 里面 上面 下面 起 像 找 让我 给我 帮我 感到 直接 分别 必要 主要 关于 有关 方面 部分 那章 那一章 那段 这段 那节 全 全是 全都 完全 还能 还有 还要 不得 不了 不到 起码得
    得列 光 白 白做 跟 用上 两个 两个字 几个 一样 同时 哪种 选哪 那一栏 等于 往 说不上来 比较好 一起 总 边上 字 第一次 不上 用错 打算 准备 开始 继续 下一步 接下来 接着 大约 左右 差不多 多大 多长 多久 多细 多高 合不合理 拟好
    列好 选好 写好 写完 看完 做完 改完 看了 写了 做了 改了 用了 找了 选了 想要 希望 建议我 告诉 听说 据说 发愁 纠结 困惑 疑惑 搞不懂 不懂 不明白 不清楚 不确定 分不清 不知 不知道 明白 清楚 确定 有人 有些 有点 有时 有时候 之间
    之类 当中 其中 期间 同学 大家 室友 学姐 学长 师兄 师姐 家里 网上 一搜 好几 几百 几十 二十 三十 两 三 四 五 六 七 八 九 十 百 千 万 俩 仨 每 每个 各 各个 某 某个 任何 所有 整个 另外 其他 其它 别的 同样 同一 如此
    于是 否则 或者 以及 并且 甚至 尤其 特别 非常 十分 挺 蛮 特 好像 似乎 可能 也许 大多 多数 经常 常常 往往 老 一直 一定 一下子 马上 立刻 突然 终于 居然 竟然 其实 实在 确实 的确 当然 反正 随便 干脆 尽量 尽快 最好 不如
    比如 例如 譬如 诀窍 技巧 窍门 好办法 方式 咋办 咋写 咋弄 怎么着 怎么写 怎么做 怎么弄 怎么说 怎么看 怎么用 怎么改 怎么会 怎么才 如何写 怎样把 怎样才 才能 才行 才好 才会 才对 才算 好吗 对吗 可以吗 能行 放 放在 加 加不加 加上
    加进 拿 拿来 当 当作 作为 变 变成 成 成了 变高 落到 进去 过来 过去 回来 上来 下来 开 开头那段 那段说明 提 提到 讲 谈 谈谈 聊 接话 该怎么 是否 能否 可否 会被 被说 要求我 叫我 叫做 叫什么 算不算 属于 包括 包含 具体 容易
    完整 对不对 好不好 可行 应当 地方 时 月 日 天 周 次 遍 回 份 页 条 段 句 处 位 本 张 种类 样 那样子 这样子 一部分 哪部分 哪一部分 哪一 哪个库 一步 两步 第一 第二 第三`,
  en: `a an the of to in on at by for from with without as is are was were be been being am do does did done doing have has had having i
    me my mine we our us you your he she it its they them their this that these those there here what which who whom whose when where
    why how much many any some such so than then too very can could shall should will would may might must need needs get got getting
    if or and but not no nor about into over under again also just only really actually please tell help want like know think make
    makes making good best better okay ok way thing things bit lot i'm i've it's don't doesn't can't isn't what's paper papers thesis
    dissertation essay write writing written wrote mean means use using used allowed allow allows come comes coming wants wanted says
    say said exactly belong belongs something anything someone somebody anyone anybody everyone else other others another every each
    single keep keeps go goes going put puts given bad worth right wrong correct prof professor tutor teacher one two three first
    second whole entire still already yet always never ever sit sits friday today tonight tomorrow now someone's people's oh hi hello
    thanks thank explain explained plain simple words' admit hate even though because since while during between`,
  es: `el la los las lo un una unos unas de del al a ante con contra desde en entre hacia hasta para por segun sin sobre tras y e o u ni
    que quien cual cuales cuanto cuanta cuantos cuantas como cuando donde porque si no es son era ser estar esta estan este estos
    estas ese esa eso esos esas esto yo me mi mis tu tus te se su sus nos le les he ha han hay haber tengo tiene tener hacer hago hace
    hacen puedo puede pueden poder debo debe deben deber necesito quiero qué cómo cuál cuáles cuánto cuántas cuántos cuánta dónde
    cuándo muy mas más menos ya tambien también solo sólo algo alguna alguno bien mal mejor favor ayuda sirve sirven vale tfg tfm
    trabajo tesis escribir escribo redactar redacto texto pongo poner va van usar uso utilizar idea final profe profesor profesora
    dice decir demasiado lleva llevar pone puse sale salen gente persona personas alguien todo toda todos nada cada otro otra otros
    otras gracias hola quedan queda días día escrito así entonces después antes pasa voy estoy saber sé gratis`,
  ja: `の は が を に で と へ も や から まで より か ね よ な だ です ます でした ました ません ない なく て た れ られ せ し する した して い いる ある あり こと もの ところ とき ため よう そう どう どうやっ どうすれ
    どうし 何 なに なん どの どこ いつ 誰 だれ どれ くらい ぐらい ほど いい 良い よい べき ばい 方 的 さ お ご これ それ あれ この その あの ここ そこ 私 自分 僕 先生 教え 教えて ください 下さい たい たら ば なら けど
    でも また 書け 書き 書く 書い 書か 論文 レポート 卒論 卒業 使っ 使う 使い 場合 ん っ まし でき できる できない という って 普通 全然 どんな 内容 言葉 出て 出 こ 来 しまう しまっ いけ いけま 見せ くれ もらえ もらっ れる
    みたい そんな こんな いつも だけ しか 何か すれ すれば いえ いう 言わ 言われ つける つけ つけたく たく 入れ 入れる 思っ 思う 感じ おすすめ`,
};

const sets = new Map<Language, ReadonlySet<string>>();

export function idleWords(language: Language): ReadonlySet<string> {
  const known = sets.get(language) ?? new Set(words[language].split(/\s+/u));
  sets.set(language, known);
  return known;
}
