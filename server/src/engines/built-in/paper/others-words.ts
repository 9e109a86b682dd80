import type { Language, Localized } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';

/** From here on the very words of somebody else are a quotation: signs in Chinese and Japanese, words in the others. */
const longest: Localized<number> = { zh: 13, ja: 13, en: 8, es: 8 };

/** Marks of a quotation, and of one within it. */
const marks: Localized<readonly [open: string, close: string, innerOpen: string, innerClose: string]> = {
  zh: ['“', '”', '‘', '’'],
  en: ['“', '”', '‘', '’'],
  es: ['«', '»', '“', '”'],
  ja: ['「', '」', '『', '』'],
};

/** How many words, or signs, of a source stand in a row: commas between them part nothing. */
function countRun(text: string, language: Language): number {
  const bare = text.replace(/\[[@#][^\]]*\]/gu, ' ');
  return isWideLanguage(language)
    ? (bare.match(/[\p{L}\p{N}]/gu)?.length ?? 0)
    : (bare.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%-]*/gu)?.length ?? 0);
}

function quote(text: string, language: Language): string {
  const [open, close, innerOpen, innerClose] = marks[language];
  const inner = text
    .replace(/"([^"]*)"/gu, (_whole, said: string) => `${innerOpen}${said}${innerClose}`)
    .replaceAll(open, innerOpen)
    .replaceAll(close, innerClose);
  return `${open}${inner}${close}`;
}

/**
 * What somebody else wrote, as a paper may say it: a few words as they are, a longer run of them in quotation marks. Rules cannot say it in other words
 * without touching what it says.
 */
export const sayOfOthers = (text: string, language: Language): string =>
  countRun(text, language) >= longest[language] ? quote(text, language) : text;

/** What only says that something was found; who found it is named instead. What is only suggested keeps saying so. */
const reporting: Localized<RegExp> = {
  zh: /^(?:(?:本|该|已有|相关|有关|多数|大量|前人|既有|近年来?的?|国内外?的?)?(?:研究|调查|分析|统计|实验|试验|检验|回归|数据|结果|结论|文献)(?:结果|数据|分析|结论)?(?:还|也|都|均|进一步|一致)?(?:表明|显示|发现|证明|指出|揭示|证实)[，,：:]?)/u,
  en: /^(?:(?:(?:the|this|our|previous|earlier|prior|recent|existing) )?(?:study|studies|research|results?|findings|analysis|analyses|survey|data|evidence|authors?|regressions?|experiments?) (?:also |further |clearly )?(?:shows?|showed|has shown|have shown|finds?|found|reveals?|revealed|demonstrate[sd]?|reports?|reported|confirms?|confirmed) that |it (?:was|is|has been) (?:found|shown|reported|observed) that )/iu,
  es: /^(?:(?:(?:los|las|el|la|este|estos|nuestros?) )?(?:estudios?|investigaci(?:ón|ones)|resultados?|datos|análisis|encuestas?|autores?)(?: previos| anteriores)? (?:también )?(?:muestran?|mostr(?:ó|aron)|encontr(?:ó|aron)|revelan?|demuestran?|señalan?) que |se (?:encontró|observó|comprobó|halló) que )/iu,
  ja: /^(?:本|この|先行|既存の|従来の)?(?:研究|調査|分析|実験|統計|検証)(?:の結果|では|によると|によれば|から|の結果から)(?:は)?、?|(?:という)?ことが(?:明らかに(?:なった|された)|示された|分かった|わかった|確認された)$/gu,
};

export function withoutReport(clause: string, language: Language): string {
  const bare = clause.replace(reporting[language], '').trim();
  return bare.length < 4 ? clause : bare;
}

/** By kind of what is told: what was found, and what its author holds. */
export const foundFrames: Localized<readonly string[]> = {
  zh: [
    '{who}发现，{said}。',
    '据{who}的研究，{said}。',
    '{who}得到的结果是：{said}。',
    '{who}报告说，{said}。',
    '按照{who}的调查，{said}。',
    '{who}的数据显示，{said}。',
    '{who}在研究中看到，{said}。',
    '{who}给出的结论是：{said}。',
  ],
  en: [
    '{who} found that {said}.',
    '{who} reported that {said}.',
    'According to {who}, {said}.',
    'The data of {who} show that {said}.',
    'As reported by {who}, {said}.',
    'The study by {who} showed that {said}.',
    'One result of {who} is that {said}.',
    '{who} observed that {said}.',
  ],
  es: [
    'Según {who}, {said}.',
    'De acuerdo con {who}, {said}.',
    'El trabajo de {who} muestra que {said}.',
    'Los datos de {who} indican que {said}.',
    'Un resultado de {who} es que {said}.',
    'En el estudio de {who} se encontró que {said}.',
    'El trabajo de {who} halló que {said}.',
    'Como se lee en {who}, {said}.',
  ],
  ja: [
    '{who}によれば、{said}。',
    '{who}は、{said}と報告している。',
    '{who}の調査では、{said}とされる。',
    '{who}の研究は、{said}ことを示している。',
    '{who}は、{said}という結果を得ている。',
    '{said}ことを、{who}は見いだしている。',
    '{who}の結果では、{said}という。',
    '{who}のデータは、{said}ことを示す。',
  ],
};

/** Behind another sentence on the same work. */
export const furtherFrames: Localized<readonly string[]> = {
  zh: ['该研究还提到，{said}。', '同一研究另有一点：{said}。', '该研究又指出，{said}。', '在同一研究中，{said}。'],
  en: [
    'The same study adds that {said}.',
    'It is also reported there that {said}.',
    'The same work further states that {said}.',
    'In the same study, {said}.',
  ],
  es: [
    'El mismo trabajo añade que {said}.',
    'También se lee allí que {said}.',
    'El mismo estudio señala además que {said}.',
    'En el mismo trabajo, {said}.',
  ],
  ja: [
    '同じ研究は、{said}とも述べている。',
    'また同じ研究によれば、{said}。',
    '同研究では、{said}とも報告されている。',
    '同じ研究に、{said}ともある。',
  ],
};
