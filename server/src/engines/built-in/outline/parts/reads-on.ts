import type { Language } from '@yanmo/contract/languages';

/** What may follow a name that ends in a scope: "delay in Saudi Arabia research" binds the research to the country. */
const following: Partial<Record<Language, RegExp>> = {
  en: /^(?:$|[:,?;]|\s(?:as|and|in|on|of|for|to|from|at|by|with|under|through|within|before|after|behind|over|against|can|could|may|is|are|was|has|had|does|did|do|will|today|began|comes?|came|works?|changed|spread|appeared|means?|asks?|reconsidered|needs?)(?!\p{L}))/iu,
  es: /^(?:$|[:,?;]|\s(?:y|e|como|en|ante|desde|según|a|al|frente|sobre|entre|no|para|por|con|de|del|que|hoy|sin|tras|bajo|mediante|durante|atiende|requiere)(?!\p{L}))/iu,
};

const longest: Record<Language, number> = { zh: 30, ja: 36, en: 14, es: 16 };

const measure = (heading: string, language: Language): number =>
  language === 'zh' || language === 'ja' ? [...heading].length : heading.split(/\s+/u).length;

/** More than two of these in a row of nouns and the reader loses the thread. */
const particles: Partial<Record<Language, RegExp>> = { zh: /的/gu, ja: /の/gu };

const article = /^(?:the|an?|el|la|los|las|una?) /iu;
const countIn = (text: string, piece: string): number => text.toLowerCase().split(piece.toLowerCase()).length - 1;

/** Whether a heading with such a name in it reads as if it had been written so. */
export function readsOn(heading: string, placed: string, part: string, language: Language): boolean {
  const name = placed.replace(article, '');
  const at = heading.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0 || countIn(heading, part) !== 1 || measure(heading, language) > longest[language]) return false;
  const particle = particles[language];
  if (particle && (heading.match(particle)?.length ?? 0) > 2) return false;
  const rest = heading.slice(at + name.length);
  // 某原理在某实践中 goes on with 的 and nothing else.
  if (language === 'zh' && /[中上里]$/u.test(name)) return rest.startsWith('的');
  return following[language]?.test(rest) ?? true;
}
