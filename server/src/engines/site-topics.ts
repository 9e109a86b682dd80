/** What of the site a question may be about. */
export const siteTopics = ['PRICE', 'REFUND', 'COUPON', 'ORDER', 'CHARACTERS', 'PAYING'] as const;
export type SiteTopic = (typeof siteTopics)[number];

/**
 * The words by which students ask for them, in four languages. “Price” and “order” are words of papers too: where a question may be about
 * a text, only what can be meant of this site counts.
 */
const patterns: Readonly<Record<SiteTopic, RegExp>> = {
  REFUND:
    /退款|退钱|退费|能退|可以退|退吗|\brefund|money back|reembolso|devoluci[oó]n del dinero|devolver(?:me)? el dinero|返金|払い戻し/iu,
  COUPON:
    /优惠券|优惠码|兑换码|折扣|打折|\bcoupons?\b|discount code|redemption code|promo code|\bdescuentos?\b|cup[oó]n|código de canje|クーポン|割引|引き換えコード/iu,
  ORDER:
    /我的?订单|订单(?:状态|进度|号|呢|什么时候|怎么|为什么|在哪)|(?:论文|文章)(?:写好|写完|生成|做好)(?:了吗|了没|没有)|(?:多久|什么时候)(?:能|可以)?(?:写好|写完|生成|出来|好)|进度(?:怎么样|如何|到哪)|\bmy orders?\b|order status|status of my (?:order|paper)|is my (?:paper|order) (?:ready|done|finished)|mis? pedidos?|estado (?:de mi|del) pedido|注文(?:状況|番号|は|の状態|した)|論文は(?:できま|完成)/iu,
  CHARACTERS:
    /字数包|预付费?字|剩余(?:字数|次数)|免费(?:次数|提问|消息|几次|几条)|还能问几|每天(?:能|可以)问|prepaid characters?|free (?:messages|questions)|how many (?:messages|questions).{0,20}(?:day|left)|caracteres prepagados|mensajes gratis|文字数パック|前払い文字|無料(?:で何回|メッセージ|質問)/iu,
  PAYING:
    /(?:怎么|如何|支持|可以|能)(?:付款|支付|付钱|充值)|支付方式|付款方式|支付宝|微信支付|钱包|余额|定金|先看预览|how (?:do|can) i pay|payment methods?|\balipay\b|wechat pay|\bwallet\b|\bdeposit\b.{0,20}(?:paper|order|pay)|top up|c[oó]mo (?:pago|puedo pagar)|m[eé]todos? de pago|\bcartera\b|saldo|支払い?方法|どう(?:やって)?(?:払|支払)|ウォレット|残高/iu,
  PRICE:
    /多少钱|价格|价钱|收费|怎么收|贵不贵|费用(?:是|多少|怎么)|几块钱|几元|要钱吗|免费吗|报价|how much (?:does|do|is|are|for|would)|\bprices?\b(?=.{0,30}(?:paper|thesis|outline|check|site|here|your|list|\?|$))|\bpricing\b|what does it cost|is it free|cu[aá]nto (?:cuesta|vale|cobr)|\bprecios?\b|tarifas?|es gratis|いくら|料金|値段|価格は|無料ですか/iu,
};

/** A question on how to word such things in a paper is not about the site. */
const ofPapers =
  /论文(?:里|中|的)(?:价格|费用|订单|折扣)|(?:研究|模型|数据|变量|影响|分析|弹性|定价|机制|策略).{0,12}(?:价格|折扣|优惠券|退款)|(?:价格|折扣|优惠券|退款).{0,12}(?:研究|模型|变量|影响|弹性|机制|策略|行为)|\b(?:effect|model|variable|elasticity|study|analysis)\b.{0,40}\b(?:price|discount|coupon|refund)|\b(?:price|discount|coupon|refund)s?\b.{0,40}\b(?:effect|model|variable|elasticity|study|analysis)/iu;

/** What no text of a student's can be asked for: their own orders, their own characters, how this site is paid. */
const siteAlone: readonly SiteTopic[] = ['ORDER', 'CHARACTERS', 'PAYING'];

export const isOfSiteAlone = (question: string): boolean =>
  topicsOf(question).some((topic) => siteAlone.includes(topic));

export function topicsOf(question: string): SiteTopic[] {
  const text = question.slice(0, 600);
  if (ofPapers.test(text)) return [];
  return siteTopics.filter((topic) => patterns[topic].test(text));
}
