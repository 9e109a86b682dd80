import fs from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';

/** Told wrong, too wide, of no use or in words that nobody uses, as readers of the background found them. Each was mended where it stood. */
const faulty: Record<Language, readonly RegExp[]> = {
  zh: [
    /议会与政党方能轮替执政/u,
    /无穷远超线性，配以适当常数/u,
    /藩篱使回报差异|高处缺人缺地/u,
    /自由意志论者质疑/u,
    /使结构模态避开/u,
    /线下(?:实验|评估)确定/u,
    /经验几乎是唯一选择/u,
    /内标与目标物同受抑制/u,
    /脉象深浅、舌色淡红各人/u,
    /感官刺激取代静观/u,
    /区分证据类型并限定怀疑/u,
    /区分条文与实践并考察|比较核心区与边缘区的演变|考察本地商人与多元市场/u,
    /边界条件缺少系统枚举|权责与利益分配不明/u,
    /按工作要求—资源模型取样/u,
    /进不了题|作业的用心|解开.{1,16}之争|兜底要素/u,
  ],
  en: [
    /what an ordinary person in that place would have thought necessary/u,
    /sample size and blinded assessment are the three repairs/u,
    /infection in theatre is charged/u,
    /measurement error is set aside/u,
    /sequence data are nucleic acid fragments with quality values/u,
    /untrained clinicians/u,
    /separating the text of rules from their execution|comparing cores with margins/u,
    /attention to local merchants and other markets|sorting kinds of evidence and limiting doubt/u,
    /stimulation in place of contemplation|principles without mediation/u,
    /little study of situations of use|poor disclosure and little response|lax hand hygiene and zoning/u,
  ],
  es: [
    /son los tres datos con que se notifican los efectos adversos/u,
    /cortes en el proceso asistencial/u,
    /separar la norma de su ejecución|comparar centros y márgenes/u,
    /principios sin mediación/u,
  ],
  ja: [
    /同時に着地するのを見て落下の説明を書き換える/u,
    /増投|同じ銘柄で売る|媒介を欠く原理/u,
    /危険(?:の回避|と利益の|の大きい順)|有害事象の危険/u,
    /規則と運用の区別|中心と周縁の比較/u,
  ],
};

const folder = new URL('../../server/knowledge', import.meta.url).pathname;
const filesOf = (language: Language): string[] =>
  [path.join(folder, language), path.join(folder, 'subjects', language)].flatMap((below) =>
    fs
      .readdirSync(below)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => path.join(below, name)),
  );

describe('what readers found wrong in the knowledge', () => {
  it.each(languages.map((language) => [language]))('stands nowhere any more: %s', (language) => {
    const found = filesOf(language).flatMap((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          faulty[language]
            .filter((phrase) => phrase.test(line))
            .map((phrase) => `${path.relative(folder, file)}:${index + 1}: ${phrase.source}`),
        ),
    );
    expect(found).toEqual([]);
  });
});
