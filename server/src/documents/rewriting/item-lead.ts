import { endsSentence } from '../../text/sentences.ts';

const lead =
  /^(?:[（(](?:[一二三四五六七八九十]{1,3}|\d{1,2}|[a-zA-Z]|[ivx]{1,4})[）)]|\d{1,2}[.．、)）](?!\d)|[①-⑳⑴-⒇]|[一二三四五六七八九十]{1,3}、|[•●■◆▪▶➢○□]|[-–—*·](?=\s))\s*/u;
const shortestItem = 10;

/** The number or the sign that was typed before an item: it stays before whatever its sentence becomes. Headings keep theirs. */
export function itemLead(text: string): string {
  const found = lead.exec(text)?.[0] ?? '';
  const rest = text.slice(found.length);
  return rest.length >= shortestItem && (endsSentence(rest) || /[；;，,：:]$/u.test(rest)) ? found : '';
}
