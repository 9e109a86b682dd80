import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';

const partnerOf: Record<TitleUnderstanding['language'], RegExp> = {
  zh: /^(?:与|对|和)(?<other>.+?)(?:之间)?的(?:关系|影响|作用|冲突|平衡|关联)$/u,
  en: /^(?:relation|relationship|tension|effect|effects|impact|influence|link|role|conflict)s? (?:to|on|with|in|between) (?<other>.+)$/iu,
  es: /^(?:relación|tensión|efectos?|impacto|influencia|conflicto) (?:con|en|sobre) (?<other>.+)$/iu,
  ja: /^(?<other>.+?)(?:との(?:関係|関連|衝突|調整)|への影響|に与える影響)$/u,
};

const leading = /^(?:the|el|la|los|las) /iu;

/** What the title sets beside its object: 短视频与当代青年, social media and young people. */
export function findPartner({ language, aspect, bearing, text }: TitleUnderstanding): string | null {
  const other = bearing?.outcome ?? partnerOf[language].exec(aspect)?.groups?.other ?? null;
  if (!other) return null;
  return grammars[language].fromTitle(other.replace(leading, ''), text);
}
