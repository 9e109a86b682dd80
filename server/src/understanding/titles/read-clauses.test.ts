import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { readClauses } from './read-clauses.ts';
import { holdsWishes, readTitleWishes } from './read-title-wishes.ts';

const wishes = (language: Language, field: Field, hint: string) =>
  readTitleWishes({ language, field, keywords: [], hint });

describe('a hint in which somebody speaks', () => {
  it.each([
    ['zh', '我在奶茶店兼职，想写和外卖有关的题目，老师说不要太大', ['外卖'], []],
    ['zh', '我对短视频比较感兴趣，但不想写成瘾', ['短视频'], ['成瘾']],
    ['zh', '老师让我写关于社区团购的论文，不要用问卷', ['社区团购'], ['问卷']],
    ['zh', '除了直播带货以外，想写关于农产品销售的题目', ['农产品销售'], ['直播带货']],
    ['zh', '我妈妈是乡村教师，我想写她们的职业幸福感', ['职业幸福感'], []],
    ['zh', '能不能推荐一些和宠物经济有关的题目？谢谢', ['宠物经济'], []],
    ['zh', '短视频，不要写成瘾', ['短视频'], ['成瘾']],
    ['zh', '我是会计专业的，导师希望我结合实习单位写，太多人写了', [], []],
    ['zh', '本人护理专业，想研究糖尿病患者的自我管理', ['糖尿病患者的自我管理'], []],
    ['en', 'I work part time in a coffee shop and would like something about tips', ['tips'], []],
    ['en', 'something about remote work, but not productivity', ['remote work'], ['productivity']],
    ['en', 'My supervisor said not too broad, I like birds', ['birds'], []],
    ['en', 'I am interested in nursing homes but I do not want to write about Covid', ['nursing homes'], ['Covid']],
    ['en', "I don't want to do econometrics, I'd rather look at food banks", ['food banks'], ['econometrics']],
    ['en', 'food banks, but nothing about volunteers please', ['food banks'], ['volunteers']],
    ['es', 'Trabajo en una cafetería y me gustaría algo sobre las propinas', ['las propinas'], []],
    ['es', 'El algo sobre el alquiler en Madrid', ['el alquiler en Madrid'], []],
    ['es', 'mi tutora dice que no sea muy amplio, me interesa la vivienda', ['la vivienda'], []],
    ['es', 'quiero escribir sobre los mercados, pero nada de internet', ['los mercados'], ['internet']],
    ['ja', 'コンビニでアルバイトをしているので、食品ロスについて書きたいです', ['食品ロス'], []],
    ['ja', '先生に大きすぎる題目は避けるように言われました。保育士について書きたい', ['保育士'], []],
    ['ja', '少子化は避けたい。地方の高校に興味があります', ['地方の高校'], ['少子化']],
  ] as const)('in %s asks for what it says it does: %s', (language, hint, asked, refused) => {
    expect(readClauses(hint, language)).toMatchObject({ asked, refused, isSpoken: true });
  });

  it.each([
    ['zh', '我国数字经济发展'],
    ['zh', '教师的情绪劳动'],
    ['zh', '自我效能感与学习投入'],
    ['en', 'I, Robot'],
    ['en', 'no-till farming in Kenya'],
    ['en', 'How Nurses Cope with Night Shifts'],
    ['es', 'El trabajo infantil en el Perú'],
    ['ja', '地方都市の観光'],
  ] as const)('is none: %s, %s', (language, hint) => {
    expect(readClauses(hint, language)).toEqual({ asked: [], refused: [], told: [], isSpoken: false });
  });

  it('lends the place in which he says that he is, and no sentence', () => {
    expect(wishes('zh', 'economics', '我家在湖北农村，想写农村养老')).toMatchObject({
      ...{ matters: ['农村养老'], places: ['湖北农村'] },
    });
    expect(wishes('en', 'management', "I'm from Lagos and I want to write about street food")).toMatchObject({
      ...{ matters: ['street food'], places: ['Lagos'] },
    });
  });

  it('keeps what is not wanted out of every title', () => {
    const refusing = wishes('zh', 'economics', '不要写数字经济的现状');
    expect(refusing.words).toEqual(['数字经济']);
    expect(holdsWishes('数字经济的现状、问题与对策研究', refusing)).toBe(false);
    expect(holdsWishes('数字经济对居民消费的影响研究', refusing)).toBe(true);
  });
});

describe('a hint in another language than the title', () => {
  it('is called by its name there, or quoted where it has none', () => {
    expect(wishes('en', 'science', '量子计算').words).toEqual(['quantum computing']);
    expect(wishes('zh', 'science', 'quantum computing').words).toEqual(['量子计算']);
    expect(wishes('en', 'economics', '内卷').words).toEqual(['“内卷”']);
    expect(wishes('zh', 'engineering', 'GIS').words).toEqual(['GIS']);
    expect(wishes('en', 'literature', '《红楼梦》').words).toEqual(['《红楼梦》']);
  });
});
