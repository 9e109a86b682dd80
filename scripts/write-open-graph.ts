import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';

/**
 * The pictures that previews of links show, one a language, drawn in the look of the site. `scripts/node scripts/write-open-graph.ts`
 * after a change of the look; they are kept under web/public.
 */
const folder = fileURLToPath(new URL('../web/public', import.meta.url));

interface Words {
  tag: string;
  /** Of the two large lines, which stand whole. */
  size: number;
  name: string;
  line: string;
  below: string;
  title: string;
  headings: readonly string[];
}

const words: Readonly<Record<'zh' | 'en' | 'es' | 'ja', Words>> = {
  zh: {
    tag: 'zh-CN',
    size: 58,
    name: '研墨',
    line: '从题目到大纲，\n从大纲到成稿',
    below: '参考文献逐条核对 · Word 与 PDF · 四种语言',
    title: '数字化转型对中小企业绩效的影响研究',
    headings: [
      '1  绪论',
      '1.1  研究背景与问题',
      '1.2  研究意义',
      '2  理论基础与文献综述',
      '2.1  数字化转型的内涵',
      '2.2  企业绩效及其衡量',
      '3  影响机制分析',
    ],
  },
  en: {
    tag: 'en',
    size: 43,
    name: 'Yanmo',
    line: 'From a title to an outline,\nfrom an outline to a paper',
    below: 'References checked one by one · Word and PDF · four languages',
    title: 'Online Courses and Student Engagement',
    headings: [
      '1  Introduction',
      '1.1  Background and question',
      '1.2  Scope and method',
      '2  Theory and literature',
      '2.1  What engagement means',
      '2.2  What courses can change',
      '3  How engagement forms online',
    ],
  },
  es: {
    tag: 'es',
    size: 50,
    name: 'Yanmo',
    line: 'Del título al esquema,\ndel esquema al trabajo',
    below: 'Referencias comprobadas una a una · Word y PDF · cuatro idiomas',
    title: 'El capital humano y la productividad',
    headings: [
      '1  Introducción',
      '1.1  Contexto y pregunta',
      '1.2  Alcance y método',
      '2  Marco teórico',
      '2.1  Qué es el capital humano',
      '2.2  Cómo se mide',
      '3  De la formación a la productividad',
    ],
  },
  ja: {
    tag: 'ja',
    size: 47,
    name: '研墨',
    line: '題目からアウトラインへ、\nアウトラインから論文へ',
    below: '参考文献は一件ずつ照合 · Word と PDF · 4 言語対応',
    title: '組織コミットメントと離職意思に関する研究',
    headings: [
      '1  序論',
      '1.1  背景と問い',
      '1.2  研究の範囲と方法',
      '2  理論と先行研究',
      '2.1  コミットメントの概念',
      '2.2  離職意思の測定',
      '3  両者の関係',
    ],
  },
};

function pageOf({ tag, size, name, line, below, title, headings }: Words): string {
  const rows = headings
    .map((heading) => {
      const isDeep = /^\d+\.\d/.test(heading);
      return `<p class="${isDeep ? 'deep' : ''}"><span>${heading}</span><i></i></p>`;
    })
    .join('');
  return `<!doctype html><html lang="${tag}"><meta charset="utf-8"><style>
    * { box-sizing: border-box; margin: 0; }
    body { width: 1200px; height: 630px; overflow: hidden; background: #F6F3EC; color: #1E2227; display: flex;
      font-family: "Noto Serif CJK ${tag === 'ja' ? 'JP' : 'SC'}", "Songti SC", Georgia, serif; }
    .words { width: 670px; padding: 84px 0 0 76px; }
    .mark { display: flex; align-items: center; gap: 18px; font-size: 34px; font-weight: 700; }
    .seal { width: 68px; height: 68px; border-radius: 11px; background: #B23A2B; color: #fff; display: grid; place-items: center;
      font: 600 44px "Noto Serif CJK SC", "Songti SC", serif; }
    h1 { margin-top: 72px; font-size: ${size}px; line-height: 1.36; font-weight: 700; white-space: pre; }
    .below { margin-top: 40px; color: #555B63; text-wrap: balance; font: 24px/1.6 "Noto Sans CJK ${tag === 'ja' ? 'JP' : 'SC'}", sans-serif; }
    .sheet { position: absolute; left: 690px; top: 66px; width: 560px; height: 640px; padding: 52px 56px; background: #fff;
      border: 1px solid #E6E0D4; border-radius: 8px; box-shadow: 0 10px 40px rgb(30 34 39 / 10%); transform: rotate(1.6deg); }
    h2 { font-size: 25px; line-height: 1.4; text-align: center; text-wrap: balance; word-break: auto-phrase; margin-bottom: 26px; }
    .sheet p { display: flex; align-items: baseline; gap: 12px; font-size: 23px; line-height: 2.05; font-weight: 700; white-space: pre; }
    .sheet p.deep { padding-left: 34px; font-weight: 400; color: #555B63; }
    .sheet i { flex: 1; border-bottom: 2px dotted #E6E0D4; }
    .sheet p:last-of-type span { border-right: 3px solid #1E5B86; padding-right: 5px; }
  </style><div class="words"><div class="mark"><span class="seal">研</span>${name}</div><h1>${line}</h1>
  <div class="below">${below}</div></div><div class="sheet"><h2>${title}</h2>${rows}</div></html>`;
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const [language, own] of Object.entries(words)) {
    await page.setContent(pageOf(own));
    const target = path.join(folder, `open-graph-${language}.png`);
    await fs.writeFile(target, await page.screenshot({ type: 'png' }));
    console.log(`wrote ${path.relative(process.cwd(), target)}`);
  }
} finally {
  await browser.close();
}
