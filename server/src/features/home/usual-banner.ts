import type { Feature } from '@yanmo/contract/codes';
import type { Labels } from '@yanmo/contract/home';

/** Two lines on a phone are all that is shown: about 85 letters, or 44 characters of Chinese and Japanese. */
const always: readonly Labels[] = [
  {
    zh: '参考文献逐条核对：查到出处的才标“已核实”，查不到的不会替您写进去。',
    en: 'Only works that were found are marked verified; nothing else is added for you.',
    es: 'Solo lo que se encuentra se marca como verificado; nada más se añade por ti.',
    ja: '「確認済み」は照合できた文献だけ。勝手に書き足すことはありません。',
  },
  {
    zh: '大纲免费；付款之前，每一项价格都看得到。',
    en: 'Outlines are free, and every line of the price is shown before you pay.',
    es: 'Los esquemas son gratis y ves cada línea del precio antes de pagar.',
    ja: 'アウトラインは無料。お支払いの前に、料金の内訳をすべてご確認いただけます。',
  },
  {
    zh: '中途取消，未写的部分立即退还；正文比下单字数少 5% 以上，差额自动退款。',
    en: 'Cancel midway: the unwritten part is refunded. Over 5% too short: the difference.',
    es: 'Si cancelas, se devuelve lo no escrito; si falta más de un 5 %, la diferencia.',
    ja: '途中で取り消すと未作成分を返金。5% を超えて短いときは差額も返金します。',
  },
];

const ofFeature = (rate: number): Readonly<Partial<Record<Feature, readonly Labels[]>>> => ({
  REDUCE_AIGC: [
    {
      zh: `AIGC 率以交付文件的实测结果为准：承诺不高于 ${rate}%，超出自动退款，无需申请。`,
      en: `AIGC rate measured on your file: at most ${rate}%, or refunded without asking.`,
      es: `Tasa AIGC medida en tu archivo: máximo ${rate} %, o reembolso sin pedirlo.`,
      ja: `AIGC 率はお渡しするファイルで実測。${rate}% を超えれば自動で返金します。`,
    },
    {
      zh: '降 AIGC 率之前，先免费检测前 1,000 字，看清数值再决定。',
      en: 'A lower AIGC rate? Measure the first 1,000 characters free, then decide.',
      es: '¿Bajar la tasa AIGC? Mide gratis los primeros 1.000 caracteres y decide.',
      ja: 'AIGC 率を下げる前に、冒頭 1,000 字を無料で測定。数値を見て決められます。',
    },
    {
      zh: '只打磨表达：数据、引文、术语原样保留，不用隐形字符，也不抹去 AI 标识。',
      en: 'Only wording changes: data, citations and the AI label stay; no hidden characters.',
      es: 'Solo cambia la redacción: datos, citas y etiqueta de IA quedan, sin trucos ocultos.',
      ja: '変えるのは表現だけ。データ・引用・AI 表示はそのまま、不可視文字も使いません。',
    },
  ],
});

/** What the banner says unless the operator says otherwise: the reduction where it is there, else what is. */
export const usualBanner = (openFeatures: readonly Feature[], promisedRate: number): Labels[] => {
  const all = ofFeature(promisedRate);
  const special = openFeatures.flatMap((feature) => all[feature] ?? []);
  return [...(special.length > 0 ? special : always)];
};
