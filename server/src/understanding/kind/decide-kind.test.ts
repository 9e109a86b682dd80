import fs from 'node:fs';
import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { type TitleKind, titleKinds } from '@yanmo/contract/understanding';
import { describe, expect, it } from 'vitest';
import { understandTitle } from '../understand-title.ts';
import { decideKindBy } from './decide-by-model.ts';
import { decideKind } from './decide-kind.ts';
import { readModel, weightsFile, writeModel } from './kind-model.ts';
import { fitWeights } from './training/fit-weights.ts';
import { askKind, readOwnTitles } from './training/kind-examples.ts';
import { findClasses } from './word-classes/find-classes.ts';

/** None of them is among the titles that the weights were learned from. */
const titles: readonly (readonly [Language, Field, TitleKind, string])[] = [
  ['zh', 'education', 'status-and-remedies', '农村寄宿制学校管理存在的问题与对策'],
  ['zh', 'economics', 'relation-test', '数字化转型对制造业企业全要素生产率的影响'],
  ['zh', 'engineering', 'design-artefact', '基于ESP32的智能鱼缸监测系统设计与实现'],
  ['zh', 'law', 'doctrinal-law', '论违约金调整规则的适用'],
  ['zh', 'literature', 'text-interpretation', '《雷雨》中繁漪的人物形象'],
  ['zh', 'history', 'history-narrative', '王安石变法失败的原因'],
  ['zh', 'medicine', 'clinical-study', '穴位贴敷治疗小儿腹泻的疗效观察'],
  ['zh', 'agriculture', 'lab-experiment', '不同光照强度对生菜品质的影响'],
  ['zh', 'philosophy', 'theory-essay', '韩非法治思想及其现代价值'],
  ['zh', 'science', 'review', '量子点发光材料研究进展'],
  ['zh', 'medicine', 'review', '产后盆底功能障碍的康复护理进展'],
  ['zh', 'engineering', 'review', '固态电池电解质的进展与展望'],
  ['en', 'medicine', 'review', 'Current Trends in Dementia Nursing'],
  ['es', 'medicine', 'review', 'Avances recientes en la rehabilitación del suelo pélvico'],
  ['ja', 'medicine', 'review', '糖尿病足病変の治療の進歩'],
  ['zh', 'management', 'case-study', '喜茶品牌营销策略研究——以深圳门店为例'],
  ['zh', 'education', 'teaching-design', '初中数学“一次函数”单元教学设计'],
  ['zh', 'medicine', 'status-and-remedies', '留置导尿管堵塞的危险因素及护理干预'],
  ['zh', 'education', 'status-and-remedies', '短视频对中学生课外阅读的影响及对策'],
  ['zh', 'military', 'history-narrative', '人民海军潜艇部队的发展历程与经验'],
  ['zh', 'history', 'history-narrative', '从《清明上河图》看北宋城市商业'],
  ['ja', 'medicine', 'status-and-remedies', '訪問看護師の離職の要因と支援'],
  ['en', 'management', 'relation-test', 'The Impact of Training on Employee Performance'],
  ['en', 'engineering', 'design-artefact', 'Design and Implementation of a Library Management System'],
  ['en', 'law', 'doctrinal-law', 'The Duty of Confidentiality in English Law'],
  ['en', 'history', 'history-narrative', 'The Causes of the English Civil War'],
  ['en', 'medicine', 'review', 'Telehealth for Chronic Pain: A Systematic Review'],
  ['en', 'economics', 'policy-analysis', 'Water Pricing in Chile: A Policy Review'],
  ['en', 'education', 'relation-test', 'Flipped Lessons in Night School: Effects on Attendance'],
  ['en', 'interdisciplinary', 'relation-test', 'Rumours about the Harbour Tunnel: A Network Analysis of Local Forums'],
  ['en', 'science', 'lab-experiment', 'The Anchoring Effect in Price Guesses: A Replication'],
  ['en', 'literature', 'text-interpretation', "Revenge in Emily Brontë's Wuthering Heights"],
  ['en', 'philosophy', 'theory-essay', "Kant's Theory of Punishment"],
  ['es', 'literature', 'text-interpretation', 'La memoria en la poesía de Antonio Machado'],
  ['es', 'engineering', 'design-artefact', 'Diseño e implementación de un sistema de riego con sensores'],
  ['es', 'law', 'doctrinal-law', 'El delito de estafa en el Código Penal argentino'],
  ['es', 'education', 'status-and-remedies', 'La deserción universitaria: causas y prevención'],
  ['ja', 'management', 'relation-test', '職場の人間関係が離職意思に与える影響'],
  ['en', 'medicine', 'clinical-study', 'Yoga and sleep among older adults: a randomized controlled trial'],
  ['es', 'medicine', 'clinical-study', 'Natación y dolor lumbar en enfermeras: ensayo clínico aleatorizado'],
  ['zh', 'science', 'lab-experiment', '牛顿环实验报告'],
  ['ja', 'literature', 'text-interpretation', '谷崎潤一郎『細雪』における女性像'],
  ['ja', 'engineering', 'design-artefact', 'センサを用いた転倒検知システムの開発'],
  ['ja', 'agriculture', 'status-and-remedies', '林業の担い手不足の現状と対策'],
];

const decide = (lang: Language, field: Field, title: string) => decideKind(askKind({ title, lang, field }));

describe('the kind of a title', () => {
  it.each(titles)('%s %s: %s, %s', (lang, field, kind, title) => {
    expect(decide(lang, field, title)).toMatchObject({ kind });
  });

  it('is surer of what a title says outright than of a bare topic', () => {
    const outright = decide('en', 'medicine', 'Home Dialysis: A Systematic Review').confidence;
    const bare = decide('en', 'interdisciplinary', 'Rivers').confidence;
    expect(outright).toBeGreaterThan(0.9);
    expect(bare).toBeLessThan(0.6);
  });

  it('is decided for whatever is asked, with a chance between 0 and 1', () => {
    for (const title of ['？', 'a', '漢'.repeat(240), '!!! ---', '1234 5678', 'ΑΒΓ δεζ']) {
      for (const lang of ['zh', 'en', 'es', 'ja'] as const) {
        const { kind, confidence } = decide(lang, 'art', title);
        expect(titleKinds).toContain(kind);
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('the learned weights', () => {
  it('are small, and tell no title: no run of more than four characters or two words', () => {
    const text = fs.readFileSync(weightsFile, 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThan(400_000);
    const grams = text.split('\n').flatMap((line) => /^(?:[gehkpsx]|\^2|xf):(.*)\t/u.exec(line)?.[1] ?? []);
    expect(grams.length).toBeGreaterThan(500);
    for (const gram of grams) {
      const isFew = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(gram)
        ? (gram.split('|')[0] ?? '').length <= 4
        : gram.split(' ').length <= 3;
      expect(isFew, gram).toBe(true);
    }
  });

  it('come back from their file as they were written, and not from another version', () => {
    const model = readModel(fs.readFileSync(weightsFile, 'utf8'));
    const again = readModel(writeModel(model));
    const question = askKind({ title: '城市轨道交通客流预测', lang: 'zh', field: 'engineering' });
    expect(decideKindBy(again, question)).toEqual(decideKindBy(model, question));
    expect(() => readModel('kind-weights 0\tx\n')).toThrow('train them again');
  });

  it('are learned: features that go with a class speak for it, those too rare are not kept', () => {
    const examples = [0, 1, 0, 1, 0, 1].map((right) => ({
      features: [
        { name: `like-${right}`, value: 1 },
        { name: 'both', value: 1 },
      ],
      right,
      weight: 1,
    }));
    const rare = { features: [{ name: 'once', value: 1 }], right: 1, weight: 1 };
    const fitted = fitWeights([...examples, rare], { classes: 2, penalty: 0.1, leastCount: 2, rounds: 50 });
    expect(fitted.names).toEqual(['both', 'like-0', 'like-1']);
    const [, , zeroFor0 = 0, zeroFor1 = 0, oneFor0 = 0, oneFor1 = 0] = fitted.weights;
    expect(zeroFor0 - zeroFor1).toBeGreaterThan(1);
    expect(oneFor1 - oneFor0).toBeGreaterThan(1);
  });

  it('have titles of our own for every kind and language, each with a field and a kind of the contract', () => {
    const own = readOwnTitles(['early', 'later', 'after-misses']);
    expect(new Set(own.map(({ lang, kind }) => `${lang} ${kind}`)).size).toBe(4 * titleKinds.length);
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    const learned = new Set(own.map(({ title }) => title));
    expect(titles.filter(([, , , title]) => learned.has(title))).toEqual([]);
  });
});

it('asks no essay, lesson or device why something happens', () => {
  const { kind } = understandTitle({
    ...{ title: 'Why do community libraries lose teenage readers?', language: 'en', field: 'education' },
  });
  expect(['status-and-remedies', 'relation-test', 'case-study']).toContain(kind);
});

it.each<[string, Field, TitleKind]>([
  ['The Compton Effect', 'science', 'theory-essay'],
  ['The Principle of Economy of Force', 'military', 'theory-essay'],
  ['Bluetongue Disease', 'agriculture', 'status-and-remedies'],
  ['Cashier Turnover in Supermarkets: Causes and Countermeasures', 'management', 'status-and-remedies'],
  ['Design and Evaluation of a Timetable App for Evening Classes', 'education', 'design-artefact'],
  ['Iron Levels and Symptom Severity in Kidney Patients', 'medicine', 'relation-test'],
])('leaves what %s names no kind that it has no room for', (title, field, kind) => {
  expect(understandTitle({ title, language: 'en', field }).kind).toBe(kind);
});

it('keeps the likely kind where rules would leave only the next to impossible', () => {
  const asked = { title: 'インバウンド消費の経済効果：金沢市を事例に', language: 'ja', field: 'economics' } as const;
  expect(understandTitle(asked)).toMatchObject({ kind: 'case-study' });
});

it('never guesses a kind that is absurd in its field', () => {
  const likeLaboratory = 'Extraction and Titration of Silence in the Sonnets';
  expect(decide('en', 'science', likeLaboratory).kind).toBe('lab-experiment');
  for (const field of ['literature', 'philosophy', 'law', 'history'] as const) {
    expect(['lab-experiment', 'clinical-study']).not.toContain(decide('en', field, likeLaboratory).kind);
  }
});

it.each<[Language, string]>([
  ['zh', '社会支持与新兵焦虑'],
  ['en', 'Social Support and Anxieties of Recruits'],
  ['es', 'Apoyo y ansiedades de los estudiantes'],
  ['ja', '友人の支えと大学生の不安'],
])('knows in %s that %s names a state of mind', (language, title) => {
  expect(findClasses(title, language)).toContain('state');
});
