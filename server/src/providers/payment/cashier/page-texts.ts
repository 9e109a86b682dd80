import type { Localized } from '@yanmo/contract/languages';

export interface PageTexts {
  title: string;
  notice: string;
  subject: string;
  number: string;
  /** `{time}` and `{amount}` are filled in. */
  deadline: string;
  pay: string;
  fail: string;
  paidTitle: string;
  paidText: string;
  untold: string;
  refunded: string;
  closedTitle: string;
  closedText: string;
  expiredTitle: string;
  expiredText: string;
  missingTitle: string;
  missingText: string;
}

export const pageTexts: Localized<PageTexts> = {
  zh: {
    title: '收银台',
    notice: '这是内置收银台，仅供试用，不会产生真实扣款。',
    subject: '支付内容',
    number: '支付单号',
    deadline: '请在 {time} 前完成支付。',
    pay: '确认支付',
    fail: '模拟支付失败',
    paidTitle: '支付成功',
    paidText: '已于 {time} 收款，同一笔支付不会重复收取。现在可以回到订单页面了。',
    untold: '支付结果还在同步，稍后会自动核对，请勿再次支付。',
    refunded: '其中 {amount} 已退款。',
    closedTitle: '支付已关闭',
    closedText: '这笔支付已经关闭，没有扣款，也不能再付。如仍需购买，请回到订单页面重新支付。',
    expiredTitle: '支付已超时',
    expiredText: '这笔支付已于 {time} 截止，没有扣款，也不能再付。请回到订单页面重新支付。',
    missingTitle: '没有找到这笔支付',
    missingText: '链接可能不完整。请回到订单页面，重新打开支付链接。',
  },
  en: {
    title: 'Cashier',
    notice: 'This is the built-in cashier, for trying things out: no real money moves.',
    subject: 'What is paid for',
    number: 'Payment number',
    deadline: 'Please pay by {time}.',
    pay: 'Pay',
    fail: 'Let the payment fail',
    paidTitle: 'Paid',
    paidText: 'Paid at {time}; it cannot be charged a second time. You can go back to your order now.',
    untold: 'The result is still on its way and is checked automatically. Please do not pay again.',
    refunded: '{amount} of it has been refunded.',
    closedTitle: 'This payment is closed',
    closedText:
      'It was closed without a charge and can no longer be paid. To buy, start a new payment from your order.',
    expiredTitle: 'This payment has expired',
    expiredText:
      'It could be paid until {time}; nothing was charged, and it can no longer be paid. Start a new payment from your order.',
    missingTitle: 'There is no such payment',
    missingText: 'The link may be incomplete. Open it again from your order.',
  },
  es: {
    title: 'Caja',
    notice: 'Esta es la caja integrada, solo para pruebas: no se mueve dinero real.',
    subject: 'Concepto',
    number: 'Número de pago',
    deadline: 'Completa el pago antes de: {time}.',
    pay: 'Pagar',
    fail: 'Simular un pago fallido',
    paidTitle: 'Pago realizado',
    paidText: 'Pagado: {time}. No se puede cobrar dos veces. Ya puedes volver a tu pedido.',
    untold: 'El resultado aún se está comunicando y se comprobará automáticamente. No vuelvas a pagar.',
    refunded: 'Se han devuelto {amount}.',
    closedTitle: 'Este pago está cerrado',
    closedText: 'Se cerró sin ningún cargo y ya no se puede pagar. Para comprar, inicia un nuevo pago desde tu pedido.',
    expiredTitle: 'Este pago ha caducado',
    expiredText:
      'El plazo terminó: {time}. No se ha cobrado nada y ya no se puede pagar. Inicia un nuevo pago desde tu pedido.',
    missingTitle: 'Este pago no existe',
    missingText: 'Es posible que el enlace esté incompleto. Ábrelo de nuevo desde tu pedido.',
  },
  ja: {
    title: 'お支払い',
    notice: 'これは試用のための内蔵レジです。実際のお金は動きません。',
    subject: 'お支払い内容',
    number: '支払い番号',
    deadline: '{time} までにお支払いください。',
    pay: '支払う',
    fail: '支払い失敗を試す',
    paidTitle: 'お支払いが完了しました',
    paidText: '{time} に受け付けました。二重に請求されることはありません。注文ページに戻ってください。',
    untold: '結果を反映しています。自動で確認されますので、もう一度支払う必要はありません。',
    refunded: 'うち {amount} は返金済みです。',
    closedTitle: 'このお支払いは終了しました',
    closedText: '請求は発生しておらず、もう支払うことはできません。購入する場合は、注文ページからやり直してください。',
    expiredTitle: 'お支払いの期限が切れました',
    expiredText:
      '期限は {time} でした。請求は発生しておらず、もう支払うことはできません。注文ページからやり直してください。',
    missingTitle: 'このお支払いは見つかりません',
    missingText: 'リンクが途中で切れている可能性があります。注文ページから開き直してください。',
  },
};
