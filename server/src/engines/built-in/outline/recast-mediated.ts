import type { Language } from '@yanmo/contract/languages';
import type { Recast } from './recast-studies.ts';

/** Behind a title that says of nothing what it is acted on: whose role is asked. */
const roles: Readonly<Record<Language, RegExp>> = {
  zh: /[：:—，,]\s*(?:基于|以)?(?<who>[^：:—，,的]{2,14}?)的?(?<how>中介|调节)(?:作用|效应|效果|机制|角色)?(?:研究|分析)?$/u,
  en: /[:,—–-]\s*(?:the |a )?(?<how>mediating|moderating|mediation|moderation) (?:roles?|effects?|influence)? ?of (?:the )?(?<who>[^:,]{3,60})$/iu,
  es: /[:,—–-]\s*(?:el |la )?(?:papel|rol|efecto|función) (?<how>mediador|moderador)a? (?:de la|de los|de las|del|de) (?<who>[^:,]{3,60})$/iu,
  ja: /[：:、―—]\s*(?<who>[^：:、―—の]{2,14}?)の(?<how>媒介|調整|調節)(?:効果|作用|役割)?(?:の検討)?$/u,
};
const joined: Readonly<Record<Language, RegExp>> = {
  zh: /^[与和同](?<other>.{2,12}?)(?:的关系|之间的关系)?$/u,
  en: /^ and (?:the )?(?<other>.{3,40})$/iu,
  es: /^ [ye] (?:el |la |los |las )?(?<other>.{3,50})$/iu,
  ja: /^と(?<other>.{2,12}?)(?:の関係|の関連)?$/u,
};
const moderates = /^(?:调节|moderat|moderador|調)/iu;

/** What is acted on, where the title leaves it open. */
const unnamed: Readonly<Record<Language, string>> = {
  zh: '结果变量',
  en: 'its outcomes',
  es: 'sus resultados',
  ja: '結果変数',
};
const of: Readonly<Record<Language, (outcome: string) => string>> = {
  zh: (outcome) => `对${outcome}的影响`,
  en: (outcome) => `effect on ${outcome}`,
  es: (outcome) => `efecto en ${outcome}`,
  ja: (outcome) => `${outcome}への影響`,
};

/** 变革型领导与员工创新：…: what stands beside the cause is acted on. */
function findJoined(text: string, object: string, language: Language): string | undefined {
  const [head = ''] = text.split(/\s*[:：—―–]/u);
  const at = head.toLowerCase().indexOf(object.toLowerCase());
  const rest = at < 0 ? '' : head.slice(at + object.length);
  return joined[language].exec(rest)?.groups?.other;
}

/** 父母教养方式的影响：情绪调节的中介作用: the role is that of what stands between, never of the cause. */
export const nameRole: Recast = ({ language, text, object, bearing, kind }) => {
  if (bearing !== null || kind === 'review' || kind === 'text-interpretation') return null;
  const { who, how } = roles[language].exec(text)?.groups ?? {};
  if (!who || !how || object.toLowerCase().includes(who.toLowerCase())) return null;
  const isUnder = moderates.test(how);
  const outcome = findJoined(text, object, language) ?? unnamed[language];
  return {
    kind: 'relation-test',
    bearing: { cause: object, outcome, through: isUnder ? null : who, under: isUnder ? who : null },
    aspect: of[language](outcome),
    isAspectNamed: true,
  };
};
