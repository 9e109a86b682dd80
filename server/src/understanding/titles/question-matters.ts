import type { Language } from '@yanmo/contract/languages';

/** Words that ask, and words that join what is asked about with what is asked of it. */
const asking: Readonly<Record<Language, RegExp>> = {
  zh: /为什么|为何|如何|怎样|怎么|是否|能否|可否|会不会|能不能|应不应该|应该|应当|可以|可能|不愿意?|愿意|越来越|更容易|容易|(?<![社机协议聚开体])会(?![计议员展])|(?<![所国私])有(?![机限效])|具有|成为|是|吗|呢|[？?]/u,
  en: /\b(?:why|how|what|when|where|who|which|whether|can|could|should|do|does|did|is|are|was|were|(?<!free )will|would|has|have|be|become|so|not|really|still|an?|the|cause|causes|affect|affects|make|makes|need|needs|attract|reduce|improve|increase|help|change|respond|cope|deal|shape|drive|lead|differ)\b|[?]/iu,
  es: /(?<!\p{L})(?:por qué|cómo|qué|cuándo|dónde|quién|cuál|puede|pueden|debe|deben|debería|deberían|es|son|está|están|ser|estar|hay|tiene|tienen|tener|sube|suben|baja|bajan|crece|crecen|aumenta|aumentan|influye|influyen|afecta|afectan|una?|unos|unas|no|se|tan|más)(?!\p{L})|[¿?]/iu,
  ja: /なぜ|どう(?:して|すれば)?|どのように|何が|か$|べき|できる|とは|[はをがに]|[？?]/u,
};

/** What a question is about, in its own words: the noun phrases left between the words that ask. */
export function questionMatters(question: string, language: Language): string[] {
  const isCjk = language === 'zh' || language === 'ja';
  const most = isCjk ? 12 : 40;
  return (
    question
      .split(new RegExp(asking[language].source, 'giu'))
      .map((piece) =>
        piece
          .trim()
          .replace(/^(?:el|la|los|las|in|of|de|en|at|for)\s+/iu, '')
          .replace(/\s+(?:in|of|de|en|at|among|for|to|con|para)$/iu, '')
          .replace(/^的/u, '')
          .replace(/(?:的|する|持つ|した|ある|いる)$/u, '')
          .trim(),
      )
      // What ends in kana is a verb, not a thing.
      .filter((piece) => language !== 'ja' || /(?:[^\u3040-\u309f]|子ども|いじめ|まち|こころ)$/u.test(piece))
      .filter((piece) => piece.length <= most && (isCjk ? piece.length >= 2 : /\p{L}{3}/u.test(piece)))
      .slice(0, 2)
  );
}
