import { formsFor } from './forms.ts';
import { numberingsFor } from './numberings.ts';
import { flowingStylesFrom, type StyleChoices, stylesFrom } from './styles.ts';
import { type Header, type PageSection, sizes, type Template } from './template.ts';
import { texts } from './texts.ts';

const a4 = { widthMm: 210, heightMm: 297 };

const chineseFonts: Template['fonts'] = {
  serif: { eastAsian: 'SimSun', latin: 'Times New Roman' },
  sans: { eastAsian: 'SimHei', latin: 'Times New Roman' },
  kai: { eastAsian: 'KaiTi', latin: 'Times New Roman' },
};
/** Chinese names in a Western paper still need a family of their own. */
const westernFonts: Template['fonts'] = {
  serif: { eastAsian: 'SimSun', latin: 'Times New Roman' },
  sans: { eastAsian: 'SimHei', latin: 'Times New Roman' },
  kai: { eastAsian: 'SimSun', latin: 'Times New Roman' },
};
const japaneseFonts: Template['fonts'] = {
  serif: { eastAsian: 'MS Mincho', latin: 'Times New Roman' },
  sans: { eastAsian: 'MS Gothic', latin: 'Times New Roman' },
  kai: { eastAsian: 'MS Mincho', latin: 'Times New Roman' },
};

const header = (rest: Partial<Header>): Header => ({ left: '', centre: '', right: '', hasRule: false, ...rest });
const pages = (style: PageSection['pageNumber']['style'], running: Header | null): PageSection => ({
  header: running,
  pageNumber: { style, align: 'centre', pattern: '{page}' },
});
const bareCover = pages('none', null);

const chineseStyles: StyleChoices = {
  bodyPt: sizes.xiaosi,
  line: { kind: 'fixed', pt: 20 },
  firstLineChars: 2,
  headingPt: [sizes.sanhao, sizes.sihao, 13, sizes.xiaosi],
  headingFont: 'sans',
  headingBold: false,
  chapterAlign: 'centre',
  chapterSpacePt: [24, 18],
  captionPt: 11,
  headerPt: sizes.wuhao,
  notePt: sizes.xiaowu,
  coverTitlePt: sizes.erhao,
  coverSchoolPt: sizes.yihao,
  coverFont: 'kai',
};

export const stylesOf = (choices: StyleChoices): Pick<Template, 'styles' | 'flowingStyles'> => ({
  styles: stylesFrom(choices),
  flowingStyles: flowingStylesFrom(choices),
});

const chapterHeader = header({ centre: '{chapter}', hasRule: true });

const chineseStandard: Template = {
  id: 'zh-standard',
  language: 'zh',
  name: {
    zh: '通用规范（第1章、1.1）',
    en: 'Chinese, general (第1章, 1.1)',
    es: 'Chino, general (第1章, 1.1)',
    ja: '中国語・標準（第1章、1.1）',
  },
  page: {
    ...a4,
    marginsMm: { top: 30, bottom: 30, left: 30, right: 30 },
    gutterMm: 0,
    headerMm: 22,
    footerMm: 22,
  },
  fonts: chineseFonts,
  ...stylesOf(chineseStyles),
  numberings: numberingsFor('zh'),
  table: { outerRulePt: 1.5, innerRulePt: 1 },
  sections: { cover: bareCover, front: pages('roman-upper', chapterHeader), body: pages('arabic', chapterHeader) },
  contentsLevels: 3,
  texts: texts.zh,
  forms: formsFor('zh'),
};

const schoolHeader = header({ centre: '{school}{kind}', hasRule: true });

const boundStyles: StyleChoices = {
  ...chineseStyles,
  headingPt: [sizes.sanhao, sizes.sihao, sizes.xiaosi, sizes.xiaosi],
  chapterSpacePt: [24, 24],
  captionPt: sizes.wuhao,
};

const chineseBound: Template = {
  ...chineseStandard,
  id: 'zh-bound',
  name: {
    zh: '装订版式（左侧留装订线）',
    en: 'Chinese, bound at the left',
    es: 'Chino, con margen de encuadernación',
    ja: '中国語・左綴じ',
  },
  page: {
    ...a4,
    marginsMm: { top: 30, bottom: 20, left: 30, right: 20 },
    gutterMm: 10,
    headerMm: 20,
    footerMm: 12,
  },
  ...stylesOf(boundStyles),
  sections: { cover: bareCover, front: pages('none', schoolHeader), body: pages('arabic', schoolHeader) },
};

const largeStyles: StyleChoices = {
  ...chineseStyles,
  line: { kind: 'multiple', factor: 1.25 },
  headingPt: [sizes.xiaoer, sizes.xiaosan, sizes.sihao, sizes.xiaosi],
  captionPt: sizes.wuhao,
  headerPt: sizes.xiaowu,
};

const chineseLarge: Template = {
  ...chineseStandard,
  id: 'zh-large',
  name: {
    zh: '理工版式（小二号章题，1.25 倍行距）',
    en: 'Chinese, science (large headings, 1.25 lines)',
    es: 'Chino, ciencias (títulos grandes, interlineado 1,25)',
    ja: '中国語・理工系（大きい章題、行間1.25）',
  },
  page: {
    ...a4,
    marginsMm: { top: 38, bottom: 32, left: 30, right: 30 },
    gutterMm: 0,
    headerMm: 30,
    footerMm: 23,
  },
  ...stylesOf(largeStyles),
  sections: {
    cover: bareCover,
    front: pages('roman-upper', schoolHeader),
    body: {
      header: schoolHeader,
      pageNumber: { style: 'arabic', align: 'centre', pattern: '- {page} -' },
    },
  },
};

const chineseHumanities: Template = {
  ...chineseStandard,
  id: 'zh-humanities',
  name: {
    zh: '人文社科版式（一、（一）1.）',
    en: 'Chinese, humanities (一、（一）1.)',
    es: 'Chino, humanidades (一、（一）1.)',
    ja: '中国語・人文社会系（一、（一）1.）',
  },
  forms: formsFor('zh', 'outline'),
};

const westernStyles: StyleChoices = {
  bodyPt: 12,
  line: { kind: 'multiple', factor: 1.5 },
  firstLineChars: 2,
  headingPt: [18, 14, 12, 12],
  headingFont: 'serif',
  headingBold: true,
  chapterAlign: 'left',
  chapterSpacePt: [36, 24],
  captionPt: 11,
  headerPt: 10,
  notePt: 10,
  coverTitlePt: 24,
  coverSchoolPt: 18,
  coverFont: 'serif',
};

const english: Template = {
  id: 'en-standard',
  language: 'en',
  name: {
    zh: '英文通用（Times 12，1.5 倍行距）',
    en: 'English, general (Times 12, line 1.5)',
    es: 'Inglés, general (Times 12, interlineado 1,5)',
    ja: '英語・標準（Times 12、行間1.5）',
  },
  page: {
    ...a4,
    marginsMm: { top: 25.4, bottom: 25.4, left: 38.1, right: 25.4 },
    gutterMm: 0,
    headerMm: 13,
    footerMm: 13,
  },
  fonts: westernFonts,
  ...stylesOf(westernStyles),
  numberings: numberingsFor('en'),
  table: { outerRulePt: 1.25, innerRulePt: 0.75 },
  sections: {
    cover: bareCover,
    front: pages('roman-lower', null),
    body: pages('arabic', header({ right: '{chapter}' })),
  },
  contentsLevels: 3,
  texts: texts.en,
  forms: formsFor('en'),
};

const spanish: Template = {
  ...english,
  id: 'es-standard',
  language: 'es',
  name: {
    zh: '西班牙文通用（Times 12，1.5 倍行距）',
    en: 'Spanish, general (Times 12, line 1.5)',
    es: 'Español, general (Times 12, interlineado 1,5)',
    ja: 'スペイン語・標準（Times 12、行間1.5）',
  },
  page: {
    ...a4,
    marginsMm: { top: 25, bottom: 25, left: 35, right: 25 },
    gutterMm: 0,
    headerMm: 13,
    footerMm: 13,
  },
  numberings: numberingsFor('es'),
  texts: texts.es,
  forms: formsFor('es'),
};

const japaneseStyles: StyleChoices = {
  ...chineseStyles,
  bodyPt: 10.5,
  line: { kind: 'fixed', pt: 18 },
  firstLineChars: 1,
  headingPt: [16, 13, 11.5, 10.5],
  chapterAlign: 'left',
  captionPt: 9.5,
  headerPt: 9,
  notePt: 8.5,
  coverTitlePt: 20,
  coverSchoolPt: 16,
  coverFont: 'serif',
};

/** 40 characters of 10.5 pt a line (147 mm) and about 36 lines a page, as the rules give them. */
const japanese: Template = {
  id: 'ja-standard',
  language: 'ja',
  name: {
    zh: '日文通用（明朝 10.5）',
    en: 'Japanese, general (Mincho 10.5)',
    es: 'Japonés, general (Mincho 10,5)',
    ja: '日本語・標準（明朝10.5）',
  },
  page: {
    ...a4,
    marginsMm: { top: 30, bottom: 25, left: 30, right: 25 },
    gutterMm: 0,
    headerMm: 15,
    footerMm: 12,
  },
  fonts: japaneseFonts,
  ...stylesOf(japaneseStyles),
  numberings: numberingsFor('ja'),
  table: { outerRulePt: 1.25, innerRulePt: 0.75 },
  sections: {
    cover: bareCover,
    front: pages('roman-lower', null),
    body: pages('arabic', header({ right: '{chapter}' })),
  },
  contentsLevels: 3,
  texts: texts.ja,
  forms: formsFor('ja'),
};

/** The first one of a language is its default. */
export const defaultTemplates: readonly Template[] = [
  chineseStandard,
  chineseBound,
  chineseLarge,
  chineseHumanities,
  english,
  spanish,
  japanese,
];

const choices: Readonly<Record<string, StyleChoices>> = {
  'zh-standard': chineseStyles,
  'zh-bound': boundStyles,
  'zh-large': largeStyles,
  'zh-humanities': chineseStyles,
  'en-standard': westernStyles,
  'es-standard': westernStyles,
  'ja-standard': japaneseStyles,
};

/** The choices that a shipped template is made from. */
export function styleChoicesOf(id: string): StyleChoices {
  const found = choices[id];
  if (!found) throw new Error(`no template ${id} is shipped`);
  return found;
}
