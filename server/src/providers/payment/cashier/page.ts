import { type Language, languages } from '@yanmo/contract/languages';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { pageStyle } from './page-style.ts';
import { type PageTexts, pageTexts } from './page-texts.ts';
import type { CashierTrade } from './store.ts';

/** Most readers are in China; the others see which zone is meant. */
const timeFormats = Object.fromEntries(
  languages.map((language) => [
    language,
    new Intl.DateTimeFormat(language, {
      timeZone: 'Asia/Shanghai',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(language !== 'zh' && { timeZoneName: 'short' }),
    }),
  ]),
) as Record<Language, Intl.DateTimeFormat>;

function moneyOf(fen: number, language: Language): string {
  const format = { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(language, format).format(fen / 100);
}

/** The page of one trade; null for a number that nobody created. */
export function renderCashierPage(
  trade: (CashierTrade & { refundedFen: number }) | null,
  language: Language,
  nonce: string,
): string {
  const texts = pageTexts[language];
  const body = trade
    ? renderTrade(trade, texts, language)
    : `<h2 class="warn">${texts.missingTitle}</h2><p>${texts.missingText}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${texts.title}</title>
<style nonce="${nonce}">${pageStyle}</style>
</head>
<body>
<main>
<header><p class="seal" aria-hidden="true">研</p><h1>${texts.title}</h1></header>
${body}
<p class="notice">${texts.notice}</p>
</main>
</body>
</html>
`;
}

function renderTrade(trade: CashierTrade & { refundedFen: number }, texts: PageTexts, language: Language): string {
  return `<p class="amount">${escapeHtml(moneyOf(trade.amountFen, language))}</p>
<dl>
<div><dt>${texts.subject}</dt><dd>${escapeHtml(trade.subject)}</dd></div>
<div><dt>${texts.number}</dt><dd>${escapeHtml(trade.paymentNo)}</dd></div>
</dl>
${renderState(trade, texts, language)}`;
}

function renderState(trade: CashierTrade & { refundedFen: number }, texts: PageTexts, language: Language): string {
  const at = (text: string, time: Date | null) =>
    escapeHtml(text.replace('{time}', timeFormats[language].format(time ?? trade.createdAt)));
  switch (trade.state) {
    case 'WAITING': {
      const path = `/cashier/${encodeURIComponent(trade.paymentNo)}`;
      return `<p>${at(texts.deadline, trade.expiresAt)}</p>
<form method="post" action="${path}/pay"><button class="main">${texts.pay}</button></form>
<form method="post" action="${path}/fail"><button>${texts.fail}</button></form>`;
    }
    case 'PAID': {
      const refunded = escapeHtml(texts.refunded.replace('{amount}', moneyOf(trade.refundedFen, language)));
      return `<h2 class="good" role="status">${texts.paidTitle}</h2><p>${at(texts.paidText, trade.paidAt)}</p>
${trade.notifiedAt ? '' : `<p>${texts.untold}</p>`}${trade.refundedFen > 0 ? `<p>${refunded}</p>` : ''}`;
    }
    case 'CLOSED': {
      const isExpired = trade.closedAt !== null && trade.closedAt >= trade.expiresAt;
      return isExpired
        ? `<h2 class="warn" role="status">${texts.expiredTitle}</h2><p>${at(texts.expiredText, trade.expiresAt)}</p>`
        : `<h2 class="warn" role="status">${texts.closedTitle}</h2><p>${texts.closedText}</p>`;
    }
  }
}
