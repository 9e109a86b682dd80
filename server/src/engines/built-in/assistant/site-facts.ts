import { couponKindLabels, orderTypeLabels, paymentStatusLabels } from '@yanmo/contract/code-labels';
import type { Language, Localized } from '@yanmo/contract/languages';
import type { HelpOrder, SiteHelp } from '../../chat-port.ts';
import type { SiteTopic } from '../../site-topics.ts';

/** What the site says on one topic, and the page where it stands. */
export interface SiteFacts {
  topic: SiteTopic;
  path: string;
  title: string;
  text: string;
}

interface SiteWords {
  titles: Readonly<Record<SiteTopic, string>>;
  yuan(fen: number): string;
  per1000: string;
  minutes(count: number): string;
  prices: string;
  package(characters: string, price: string): string;
  deposit(percent: number): string;
  exact: string;
  refund: string;
  coupons(count: number): string;
  noCoupons: string;
  coupon(kind: string, percent: number | null, characters: string | null, until: string): string;
  howCoupons: string;
  orders: string;
  noOrders: string;
  order(title: string, status: string, progress: string): string;
  stages: readonly [string, string, string, string];
  due(amount: string): string;
  refunded(amount: string): string;
  remaining(minutes: number): string;
  whereOrders: string;
  characters(characters: string, free: number, left: number): string;
  paying(methods: string, minutes: number, balance: string): string;
  methods: Readonly<Record<'ALIPAY' | 'WECHAT' | 'BALANCE', string>>;
  separator: string;
}

const words: Localized<SiteWords> = {
  zh: {
    titles: {
      ...{
        PRICE: '价格',
        REFUND: '退款',
        COUPON: '优惠券',
        ORDER: '我的订单',
        CHARACTERS: '字数包与免费次数',
        PAYING: '付款',
      },
    },
    yuan: (fen) => `${(fen / 100).toFixed(2)} 元`,
    per1000: '每千字',
    minutes: (count) => `，约 ${count} 分钟`,
    prices: '目前的价格：',
    package: (characters, price) => `字数包 ${characters} 字：${price}`,
    deposit: (percent) => `论文可以先付 ${percent}% 的定金看预览，满意后再付余款。`,
    exact: '准确金额以下单前的报价为准：按字数逐项列出，下单后不再变动。',
    refund: `- 还没开始写的：全额退。
- 正在写时取消：已经能读到的部分不退，其余按字数退。
- 没有写成的：系统会先免费重试，仍不成就自动全额退。
- 交付后字数少于约定 5% 以上的：差额自动退。
- 降 AIGC 等有承诺的，没有达到承诺：自动退。
- 已经交付、也符合约定的：不支持无理由退款，确有问题可以提交申请，由客服核实。

在“我的文稿”里打开订单，点“申请退款”。可以退到原支付方式，也可以立即退到钱包。`,
    coupons: (count) => `您有 ${count} 张可用的优惠券：`,
    noCoupons: '您现在没有可用的优惠券。',
    coupon: (kind, percent, characters, until) =>
      `${kind}${percent === null ? '' : `，减 ${percent}%`}${characters === null ? '' : `，最多 ${characters} 字`}，${until} 前有效`,
    howCoupons: '在“[兑换中心](/home/redemption)”输入兑换码，可以得到优惠券或钱包余额；下单时在报价里选用，一单一张。',
    orders: '您最近的订单：',
    noOrders: '您还没有订单。',
    order: (title, status, progress) => `**${title}**：${status}${progress}`,
    stages: ['，排队中', '，正在生成', '，已完成', '，没有完成，可以免费重试'],
    due: (amount) => `，待付 ${amount}`,
    refunded: (amount) => `，已退 ${amount}`,
    remaining: (minutes) => `，预计还需约 ${minutes} 分钟`,
    whereOrders: '付款、进度、预览和下载都在页面右上角的“我的文稿”里。',
    characters: (characters, free, left) =>
      `由大模型回答时，每天有 ${free} 条免费消息，今天还剩 ${left} 条；用完后，回答多少字就从预付字数里扣多少。您现在有 ${characters} 个预付字数。内置引擎的回答一律免费。字数包可以在“[钱包充值](/wallet/recharge)”购买，也能用来降重、降 AIGC。`,
    paying: (methods, minutes, balance) =>
      `可以用${methods}付款。订单请在 ${minutes} 分钟内付清，过时只是付款单失效，订单还在，可以重新付款。您的钱包余额是 ${balance}，在“[钱包充值](/wallet/recharge)”可以充值。`,
    methods: { ALIPAY: '支付宝', WECHAT: '微信支付', BALANCE: '钱包余额' },
    separator: '、',
  },
  en: {
    titles: {
      ...{
        PRICE: 'Prices',
        REFUND: 'Refunds',
        COUPON: 'Coupons',
        ORDER: 'My orders',
        CHARACTERS: 'Prepaid characters and free messages',
        PAYING: 'Paying',
      },
    },
    yuan: (fen) => `¥${(fen / 100).toFixed(2)}`,
    per1000: 'per 1,000 words',
    minutes: (count) => `, about ${count} min`,
    prices: 'Prices at present:',
    package: (characters, price) => `${characters} prepaid characters: ${price}`,
    deposit: (percent) =>
      `For a paper you can pay a deposit of ${percent}% first, read the preview, and pay the rest when you like it.`,
    exact: 'What counts is the quote before you order: it lists every line by length, and does not change afterwards.',
    refund: `- Not begun yet: in full.
- Cancelled while it is being written: what could already be read is not given back, the rest is, by length.
- Could not be made: it is tried again free of charge, then given back in full, unasked.
- Delivered more than 5% short of the length: the difference comes back, unasked.
- A promise that was not kept (lower AIGC rate, for one): given back, unasked.
- Delivered as agreed: no refund without a reason; if something is wrong, apply and customer service looks at it.

Open the order under “My documents” and choose “Apply for a refund”. The money goes back the way it came, or to your wallet at once.`,
    coupons: (count) => `You have ${count} coupon${count === 1 ? '' : 's'} to use:`,
    noCoupons: 'You have no coupon to use at present.',
    coupon: (kind, percent, characters, until) =>
      `${kind}${percent === null ? '' : `, ${percent}% off`}${characters === null ? '' : `, up to ${characters} characters`}, valid until ${until}`,
    howCoupons:
      'Enter a code in the [redemption centre](/home/redemption) to turn it into a coupon or wallet money; choose the coupon in the quote when you order, one an order.',
    orders: 'Your latest orders:',
    noOrders: 'You have no orders yet.',
    order: (title, status, progress) => `**${title}**: ${status}${progress}`,
    stages: [', in the queue', ', being written', ', ready', ', not finished; you can try again free of charge'],
    due: (amount) => `, ${amount} due`,
    refunded: (amount) => `, ${amount} refunded`,
    remaining: (minutes) => `, about ${minutes} min to go`,
    whereOrders: 'Payment, progress, preview and download are under “My documents” at the top right of the page.',
    characters: (characters, free, left) =>
      `Where a model answers, ${free} messages a day are free, and ${left} are left today; after that each character answered takes one prepaid character. You have ${characters}. Answers of the built-in engine are always free. Packages are sold under [Wallet](/wallet/recharge), and also pay for rewriting.`,
    paying: (methods, minutes, balance) =>
      `You can pay with ${methods}. A payment is open for ${minutes} minutes; after that the order is still there and can be paid again. Your wallet holds ${balance}; top it up under [Wallet](/wallet/recharge).`,
    methods: { ALIPAY: 'Alipay', WECHAT: 'WeChat Pay', BALANCE: 'your wallet' },
    separator: ', ',
  },
  es: {
    titles: {
      ...{
        PRICE: 'Precios',
        REFUND: 'Reembolsos',
        COUPON: 'Cupones',
        ORDER: 'Mis pedidos',
        CHARACTERS: 'Caracteres prepagados y mensajes gratis',
        PAYING: 'Pago',
      },
    },
    yuan: (fen) => `¥${(fen / 100).toFixed(2)}`,
    per1000: 'por cada 1.000 palabras',
    minutes: (count) => `, unos ${count} min`,
    prices: 'Precios actuales:',
    package: (characters, price) => `${characters} caracteres prepagados: ${price}`,
    deposit: (percent) =>
      `En un trabajo puedes pagar primero un depósito del ${percent} %, leer la vista previa y pagar el resto si te convence.`,
    exact: 'Lo que cuenta es el presupuesto antes de pedir: detalla cada línea según la extensión y después no cambia.',
    refund: `- Aún no empezado: íntegro.
- Cancelado mientras se escribe: lo que ya se podía leer no se devuelve; el resto sí, según la extensión.
- No se pudo hacer: se intenta de nuevo sin coste y, si no, se devuelve íntegro sin pedirlo.
- Entregado con más de un 5 % menos de extensión: la diferencia se devuelve sin pedirlo.
- Una promesa incumplida (bajar la tasa AIGC, por ejemplo): se devuelve sin pedirlo.
- Entregado según lo acordado: no hay reembolso sin motivo; si algo está mal, solicítalo y atención al cliente lo revisa.

Abre el pedido en «Mis documentos» y elige «Solicitar reembolso». El dinero vuelve por donde llegó o va al instante a tu cartera.`,
    coupons: (count) => `Tienes ${count} ${count === 1 ? 'cupón disponible' : 'cupones disponibles'}:`,
    noCoupons: 'Ahora no tienes cupones disponibles.',
    coupon: (kind, percent, characters, until) =>
      `${kind}${percent === null ? '' : `, ${percent} % de descuento`}${characters === null ? '' : `, hasta ${characters} caracteres`}, válido hasta el ${until}`,
    howCoupons:
      'Introduce un código en el [centro de canje](/home/redemption) para obtener un cupón o saldo; elige el cupón en el presupuesto al pedir, uno por pedido.',
    orders: 'Tus últimos pedidos:',
    noOrders: 'Aún no tienes pedidos.',
    order: (title, status, progress) => `**${title}**: ${status}${progress}`,
    stages: [', en cola', ', en curso', ', terminado', ', sin terminar; puedes reintentarlo sin coste'],
    due: (amount) => `, pendiente ${amount}`,
    refunded: (amount) => `, reembolsado ${amount}`,
    remaining: (minutes) => `, faltan unos ${minutes} min`,
    whereOrders: 'El pago, el avance, la vista previa y la descarga están en «Mis documentos», arriba a la derecha.',
    characters: (characters, free, left) =>
      `Cuando responde un modelo hay ${free} mensajes gratis al día y hoy te quedan ${left}; después, cada carácter respondido gasta uno prepagado. Tienes ${characters}. Las respuestas del motor integrado son siempre gratis. Los paquetes se venden en la [cartera](/wallet/recharge) y sirven también para reescribir.`,
    paying: (methods, minutes, balance) =>
      `Puedes pagar con ${methods}. Un pago sigue abierto ${minutes} minutos; después el pedido continúa ahí y se puede pagar de nuevo. Tu cartera tiene ${balance}; recárgala en la [cartera](/wallet/recharge).`,
    methods: { ALIPAY: 'Alipay', WECHAT: 'WeChat Pay', BALANCE: 'tu cartera' },
    separator: ', ',
  },
  ja: {
    titles: {
      ...{
        PRICE: '料金',
        REFUND: '返金',
        COUPON: 'クーポン',
        ORDER: 'ご注文',
        CHARACTERS: '前払い文字数と無料メッセージ',
        PAYING: 'お支払い',
      },
    },
    yuan: (fen) => `${(fen / 100).toFixed(2)} 元`,
    per1000: '1,000 字あたり',
    minutes: (count) => `（約 ${count} 分）`,
    prices: '現在の料金：',
    package: (characters, price) => `前払い ${characters} 文字：${price}`,
    deposit: (percent) =>
      `論文は、先に ${percent}% の手付金でプレビューを読み、納得してから残額を支払うこともできます。`,
    exact: '正確な金額は注文前の見積もりでご確認ください。字数に応じた内訳が表示され、注文後に変わることはありません。',
    refund: `- まだ始まっていないもの：全額を返金します。
- 執筆中に取り消したもの：すでに読める部分を除き、字数に応じて返金します。
- 完成できなかったもの：無料で再試行し、それでもできなければ自動で全額を返金します。
- 約束の字数を 5% より大きく下回ったもの：差額を自動で返金します。
- AIGC 率の低減など、約束が守られなかったもの：自動で返金します。
- 約束どおり納品されたもの：理由のない返金はできません。問題がある場合は申請していただければ、担当者が確認します。

「マイ文書」で注文を開き、「返金を申請」を選んでください。元の支払い方法か、すぐにウォレットへ戻せます。`,
    coupons: (count) => `使えるクーポンが ${count} 枚あります：`,
    noCoupons: '現在使えるクーポンはありません。',
    coupon: (kind, percent, characters, until) =>
      `${kind}${percent === null ? '' : `、${percent}% 引き`}${characters === null ? '' : `、${characters} 文字まで`}、${until} まで有効`,
    howCoupons:
      '「[引き換えセンター](/home/redemption)」でコードを入力すると、クーポンまたはウォレットの残高になります。クーポンは注文時の見積もりで選べます（1 注文に 1 枚）。',
    orders: '最近のご注文：',
    noOrders: 'ご注文はまだありません。',
    order: (title, status, progress) => `**${title}**：${status}${progress}`,
    stages: ['、順番待ち', '、作成中', '、完成', '、未完成（無料で再試行できます）'],
    due: (amount) => `、未払い ${amount}`,
    refunded: (amount) => `、返金済み ${amount}`,
    remaining: (minutes) => `、残り約 ${minutes} 分`,
    whereOrders: 'お支払い・進み具合・プレビュー・ダウンロードは、画面右上の「マイ文書」にあります。',
    characters: (characters, free, left) =>
      `言語モデルが答える場合、1 日 ${free} 通まで無料で、今日はあと ${left} 通です。それを超えると、回答 1 文字につき前払い文字を 1 文字使います。残りは ${characters} 文字です。内蔵エンジンの回答は常に無料です。文字数パックは「[ウォレット](/wallet/recharge)」で購入でき、書き換えにも使えます。`,
    paying: (methods, minutes, balance) =>
      `${methods}でお支払いいただけます。お支払いの手続きは ${minutes} 分で期限切れになりますが、注文は残り、あらためて支払えます。ウォレットの残高は ${balance} です。「[ウォレット](/wallet/recharge)」でチャージできます。`,
    methods: { ALIPAY: 'Alipay', WECHAT: 'WeChat Pay', BALANCE: 'ウォレット' },
    separator: '、',
  },
};

const paths: Readonly<Record<SiteTopic, string>> = {
  PRICE: '/main/writepaper',
  REFUND: '/legal/service',
  COUPON: '/home/redemption',
  ORDER: '/main/writepaper',
  CHARACTERS: '/wallet/recharge',
  PAYING: '/wallet/recharge',
};

/** What somebody typed must not read as markup of ours. */
const plain = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
const locales: Localized = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja-JP' };

/** The site's facts on some topics, in words; figures are those of the moment. */
export function sayFacts(help: SiteHelp, topics: readonly SiteTopic[], language: Language): SiteFacts[] {
  const own = words[language];
  const number = (count: number): string => count.toLocaleString(locales[language]);
  const day = (at: string): string =>
    new Date(at).toLocaleDateString(locales[language], {
      timeZone: 'Asia/Shanghai',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
    });
  const lines = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

  const orderLine = ({
    title,
    orderType,
    status,
    stage,
    progress,
    dueFen,
    refundedFen,
    remainingSeconds,
  }: HelpOrder): string => {
    const isPaid = status === 'TRADE_SUCCESS' || status === 'TRADE_DEPOSIT_SUCCESS';
    const made = stage === null || !isPaid ? '' : own.stages[stage];
    const share = stage === 1 && isPaid ? ` ${Math.floor(progress)}%` : '';
    const rest =
      stage === 1 && isPaid && remainingSeconds !== null
        ? own.remaining(Math.max(1, Math.round(remainingSeconds / 60)))
        : '';
    const money =
      (dueFen > 0 && status !== 'TRADE_FINISHED' ? own.due(own.yuan(dueFen)) : '') +
      (refundedFen > 0 ? own.refunded(own.yuan(refundedFen)) : '');
    const name = plain(title) || orderTypeLabels[orderType][language];
    return own.order(name.slice(0, 80), paymentStatusLabels[status][language], `${made}${share}${rest}${money}`);
  };

  const say: Readonly<Record<SiteTopic, () => string>> = {
    PRICE: () => {
      const { products, packages, deposit_percent: percent } = help.catalogue;
      const priced = products.flatMap(({ order_type: type, labels, pricing, price, estimated_minutes: minutes }) =>
        price === null || type.endsWith('_STAGES')
          ? []
          : [
              `${labels[language]}：${own.yuan(price)}${pricing === 'PER_1000' ? ` ${own.per1000}` : ''}${minutes > 1 ? own.minutes(minutes) : ''}`.replace(
                '：',
                language === 'zh' || language === 'ja' ? '：' : ': ',
              ),
            ],
      );
      const packed = packages.map(({ characters, price }) => own.package(number(characters), own.yuan(price)));
      return `${own.prices}\n\n${lines([...priced, ...packed])}\n\n${own.deposit(percent)}${own.exact}`.replace(
        /(?<=[.])(?=[A-Z¿L])/gu,
        ' ',
      );
    },
    REFUND: () => own.refund,
    COUPON: () => {
      const held = help.coupons.map(({ kind, percent, maxCharacters, expiresAt }) =>
        own.coupon(
          couponKindLabels[kind][language],
          percent,
          maxCharacters === null ? null : number(maxCharacters),
          day(expiresAt),
        ),
      );
      return `${held.length === 0 ? own.noCoupons : `${own.coupons(held.length)}\n\n${lines(held)}`}\n\n${own.howCoupons}`;
    },
    ORDER: () =>
      help.orders.length === 0
        ? own.noOrders
        : `${own.orders}\n\n${lines(help.orders.map(orderLine))}\n\n${own.whereOrders}`,
    CHARACTERS: () => own.characters(number(help.characters), help.freePerDay, help.freeLeft),
    PAYING: () =>
      own.paying(
        help.catalogue.payment_methods.map((method) => own.methods[method]).join(own.separator),
        help.catalogue.payment_minutes,
        own.yuan(help.balanceFen),
      ),
  };
  return topics.map((topic) => ({ topic, path: paths[topic], title: own.titles[topic], text: say[topic]() }));
}
