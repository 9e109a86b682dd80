import type { Language, Localized } from '@yanmo/contract/languages';
import { type CardPart, cardParts, type WorkCard } from '@yanmo/contract/work-cards';
import { cut } from './excerpt.ts';

const names: Localized<Record<CardPart, string> & { bare: string; titleOnly: string; page(page: number): string }> = {
  zh: {
    ...{ asks: '问题', how: '方法', found: '发现', limits: '局限' },
    bare: '只知道题名',
    titleOnly: '只知道题名：可以提到，不能说它发现了什么',
    page: (page) => `（第 ${page} 页）`,
  },
  en: {
    ...{ asks: 'asks', how: 'how', found: 'found', limits: 'limits' },
    bare: 'title only',
    titleOnly: 'known by its title alone: it may be named, no finding may be credited to it',
    page: (page) => ` (p. ${page})`,
  },
  es: {
    ...{ asks: 'pregunta', how: 'método', found: 'resultado', limits: 'límites' },
    bare: 'solo el título',
    titleOnly: 'solo se conoce su título: se puede nombrar, no atribuirle un resultado',
    page: (page) => ` (p. ${page})`,
  },
  ja: {
    ...{ asks: '問い', how: '方法', found: '知見', limits: '限界' },
    bare: '題名のみ',
    titleOnly: '題名しか分からない：挙げてもよいが、知見を述べたことにはできない',
    page: (page) => `（${page} 頁）`,
  },
};

/** What may be said of a work, a line each; null where its card holds nothing and its abstract has to speak for itself. */
export function describeCard(card: WorkCard | null, language: Language, tokens: number): string | null {
  const words = names[language];
  if (card?.basis === 'TITLE') return words.titleOnly;
  const lines = cardParts.flatMap((part) =>
    (card?.[part] ?? []).map(({ text, page }) => `${words[part]}: ${text}${page === null ? '' : words.page(page)}`),
  );
  if (lines.length === 0) return null;
  const each = Math.max(20, Math.floor(tokens / lines.length));
  return lines.map((line) => cut(line.replace(/\s+/gu, ' '), each)).join('\n');
}

/** What a plan needs to know of it: what it found, or else what it asks; and, however little room there is, that nobody knows. */
export function gistOf(
  { card, abstract }: { card: WorkCard | null; abstract: string | null },
  language: Language,
  tokens: number,
): string {
  if (card?.basis === 'TITLE') return names[language].bare;
  if (tokens <= 0) return '';
  const said = [...(card?.found ?? []), ...(card?.asks ?? [])].map(({ text }) => text).join(' ');
  return cut((said || abstract || '').replace(/\s+/gu, ' '), tokens);
}
