import type { Language } from '@yanmo/contract/languages';

interface Tail {
  /** What stands behind the matter and asks what somebody can do about it. */
  asks: RegExp;
  /** What it asks for, and how that is joined to what else is asked. */
  joined: (asked: string) => string;
  alone: string;
}

const tails: Readonly<Record<Language, Tail>> = {
  zh: {
    asks: /(?:[，,、；;]|以及|并且|及|与|和)(?:[\p{Script=Han}]{2,6}?)?(?:究竟|到底)?(?:可以|能够|能|应该|应当|该)(?:做(?:些)?什么|怎么办|怎么做|怎样做)[？?]?$/u,
    joined: (asked) => (/对策|措施/u.test(asked) ? asked : `${/^为(?:什么|何)/u.test(asked) ? '成因' : asked}与对策`),
    alone: '对策',
  },
  en: {
    asks: /[,;]?(?:\s+and)?\s+what (?:(?:(?:the )?[\p{L}’'-]+(?: [\p{L}’'-]+){0,3} )?(?:can|could|should|might) (?:be done|do)|(?:can|could|should|might) (?:the )?[\p{L}’'-]+(?: [\p{L}’'-]+){0,2} do)(?: (?:about|against) (?:it|them|this|that))?\??$/iu,
    joined: (asked) => `${asked.replace(/ and (?=[\p{L} ]+$)/u, ', ')} and remedies`,
    alone: 'remedies',
  },
  es: {
    asks: /[,;]?(?:\s+y)?\s+qué (?:se )?(?:pueden?|podrían?|deben?|debería) hacer(?:se)?(?: (?:el|la|los|las|un|una) [\p{L} ]{3,30})?(?: al respecto)?\??$/iu,
    joined: (asked) => `${asked.replace(/ y (?=[\p{L} ]+$)/u, ', ')} y propuestas`,
    alone: 'propuestas',
  },
  ja: {
    asks: /(?:[、，,]|と|そして)[^、，,：:]{2,8}に(?:は)?何ができる(?:の)?か[？?]?$/u,
    joined: (asked) => `${asked}と対策`,
    alone: '対策',
  },
};

/** *Food waste: causes and what managers can do* asks for causes and remedies: whoever can do something is no side of the matter. */
export function splitAnswerTail(
  text: string,
  language: Language,
): { rest: string; join(asked: string | null): string } | null {
  const { asks, joined, alone } = tails[language];
  const found = asks.exec(text);
  const rest = found ? text.slice(0, found.index).replace(/[，,、；;：:\s]+$/u, '') : '';
  return found && rest.length >= (language === 'zh' || language === 'ja' ? 4 : 8)
    ? { rest, join: (asked) => (asked === null ? alone : joined(asked)) }
    : null;
}
