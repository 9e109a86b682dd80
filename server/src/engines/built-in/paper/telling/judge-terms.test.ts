import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import type { OwnFact } from '../own-fact.ts';
import { requestPaper } from '../request-paper.ts';
import { writableLength } from '../writable-length.ts';
import { printSection, writePaperAtOnce } from '../write-paper.ts';
import { openWordUse } from './rarity.ts';
import { listWords } from './title-words.ts';

const write = (language: Language, field: Field, title: string, own: OwnFact[] = []) =>
  writePaperAtOnce(requestPaper({ title, language, field, wordCount: 4_000, own }));

const factOf = (text: string): OwnFact => ({ id: text, from: 'ANSWER', kind: 'fact', text, terms: [] });

describe('what a title is about', () => {
  it('is missing where facts speak of something beside it', () => {
    const beside: [Language, Field, string, string][] = [
      ['en', 'management', 'The effect of flexible working hours on employee retention', 'flexible working hours'],
      ['zh', 'medicine', '八段锦对高血压患者睡眠质量的影响', '八段锦'],
      ['es', 'medicine', 'Pausas activas y síndrome de burnout en enfermeras de urgencias', 'pausas activas'],
      ['ja', 'literature', '『源氏物語』における香りの表現', '香りの表現'],
    ];
    for (const [language, field, title, term] of beside)
      expect(write(language, field, title).unknown?.missing[0]).toBe(term);
  });

  it('is missing where a few facts name it in passing, where one of two things compared is not known, and where another side is told', () => {
    const beside: [Language, Field, string, string][] = [
      ['zh', 'medicine', '社区护士对糖尿病足预防知识的调查', '对糖尿病足预防知识'],
      ['en', 'engineering', 'Lithium-Ion versus Lead-Acid Batteries for Off-Grid Solar Storage', 'lead-acid batteries'],
      ['zh', 'literature', '《红楼梦》中茶文化描写研究', '茶文化描写'],
      ['en', 'medicine', 'Risk factors of type 2 diabetes in adults', 'risk factors'],
      ['ja', 'history', '薩長同盟が明治維新に果たした役割', '薩長同盟が明治維新に果たした役割'],
    ];
    for (const [language, field, title, term] of beside)
      expect(write(language, field, title).unknown?.missing).toEqual([term]);
  });

  it('is not missing for a word that any title of its kind may have before the thing', () => {
    expect(write('zh', 'agriculture', '农作物秸秆还田存在的问题与对策').unknown?.missing).toEqual([]);
  });

  it('is missing where whose work with people is asked for is not told, and a student’s answers make up for it', () => {
    const title = '社会工作介入留守儿童心理问题研究';
    expect(write('zh', 'interdisciplinary', title).unknown?.missing).toEqual(['社会工作']);
    const own = ['社工每周到村小开展小组活动', '社工与班主任共同建档', '社工在假期组织亲子通话'].map(factOf);
    expect(write('zh', 'interdisciplinary', title, own).unknown?.missing).toEqual([]);
  });

  it('is missing where what it acts on has a common name and is spoken of twice, and where hardly a third is on it', () => {
    expect(write('zh', 'economics', '数字普惠金融对农村居民消费的影响').unknown?.missing).toEqual(['消费']);
    expect(write('en', 'history', 'The causes of the Irish Famine').unknown?.missing).toEqual(['Irish Famine']);
  });

  it('is told with how much speaks of it, where most is on its wider subject', () => {
    const seldom = (language: Language, field: Field, title: string) =>
      write(language, field, title).unknown?.seldom.map(({ term, share }) => [term, share > 0.1 && share < 0.4]);
    expect(seldom('es', 'education', 'El ciberacoso entre adolescentes')).toEqual([['ciberacoso', true]]);
    expect(seldom('zh', 'management', '农村电商物流配送的问题与对策研究')).toEqual([]);
  });

  it('is known by the name of a sheet, by its other names and by what facts say', () => {
    const known: [Language, Field, string][] = [
      ['en', 'law', 'The Right to Be Forgotten and Freedom of the Press'],
      ['zh', 'education', '父母教养方式对幼儿社会性发展的影响'],
      ['zh', 'management', '社区养老服务供需失衡问题及对策研究'],
      ['zh', 'law', '直播带货乱象的法律治理'],
      ['zh', 'education', '家校合作错位现象研究'],
      ['zh', 'engineering', '基于STM32的智能家居控制系统设计'],
      ['zh', 'philosophy', '克隆与基因编辑技术的伦理困境'],
      ['zh', 'literature', '李清照前后期词风比较'],
      ['ja', 'management', '働き方改革とテレワークの課題'],
      ['es', 'education', 'El acoso escolar: causas, consecuencias y prevención'],
    ];
    for (const [language, field, title] of known) expect(write(language, field, title).unknown?.missing).toEqual([]);
  });

  it('has both ends of a relation, each by its own words and not by a part of them', () => {
    const beside: [Language, Field, string, string][] = [
      ['zh', 'interdisciplinary', '短视频使用对大学生婚恋观的影响研究', '婚恋观'],
      ['zh', 'interdisciplinary', '短视频使用会降低大学生的手足情谊吗?', '大学生的手足情谊'],
      ['en', 'management', 'The Effect of Remote Working on Employee Engagement in Small Firms', 'employee engagement'],
      ['ja', 'education', 'アクティブ・ラーニングが高校生の学習意欲に与える影響', '学習意欲'],
    ];
    for (const [language, field, title, term] of beside)
      expect(write(language, field, title).unknown?.missing).toEqual([term]);
  });

  it('has what it is for and what it is made by', () => {
    const beside: [Language, Field, string, string][] = [
      ['zh', 'engineering', '基于STM32的古籍书库环境监测系统设计', '古籍书库环境监测系统'],
      ['ja', 'engineering', '深層学習を用いた農作物病害の画像認識', '農作物病害'],
      ['ja', 'agriculture', 'ドローンを用いたスマート農業の可能性', 'ドローン'],
    ];
    for (const [language, field, title, term] of beside)
      expect(write(language, field, title).unknown?.missing).toEqual([term]);
  });

  it('is no longer missing once its student has told of it', () => {
    const title = '八段锦对高血压患者睡眠质量的影响';
    const own = ['八段锦共八节，每节配合呼吸', '受试者每周练五次', '练习两个月后入睡时间缩短'].map(factOf);
    const asked = requestPaper({ title, language: 'zh', field: 'medicine', wordCount: 4_000, own });
    expect(writableLength(asked)?.missing).toEqual([]);
  });

  it('is named where only half of it is known, and nothing beside it is told instead', () => {
    const paper = write('zh', 'economics', '奶茶店的成本管理研究');
    expect(paper.unknown).toMatchObject({ missing: [], terms: ['奶茶店'] });
    const text = paper.sections.map((section) => printSection(section, 'zh')).join('\n');
    expect(text).toContain('“奶茶店”这一对象');
    // By known means, and with hardly a word on what is made: no half of a paper.
    expect(write('zh', 'engineering', '基于单片机的宠物喂食系统设计').unknown?.missing).toEqual(['宠物喂食系统']);
  });
});

describe('the case of a title', () => {
  it('is said where the paper opens, and marked where it would be looked at', () => {
    const paper = write('zh', 'management', '员工激励存在的问题及对策——以A公司为例');
    const texts = paper.sections.map((section) => printSection(section, 'zh'));
    expect(texts[0]).toMatch(/[以是到]A公司/u);
    const marked = texts.filter((text) => /\[待补充数据: [^\]]*A公司/u.test(text));
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.length).toBeLessThanOrEqual(3);
    expect(paper.unknown?.terms).toContain('A公司');
  });

  it('is a place in any language, and no longer marked once its student has told of it', () => {
    const title = 'Leadership styles in Chilean public hospitals';
    expect(write('en', 'management', title).unknown?.terms).toContain('Chilean public hospitals');
    const own = ['directors are named by the ministry', 'wards elect a head nurse', 'three of four heads are doctors'];
    expect(write('en', 'management', title, own.map(factOf)).unknown?.terms).not.toContain('Chilean public hospitals');
  });

  it('is missing where it has a name and the paper does not say it, and its student’s to tell where it has none', () => {
    const named: [Language, Field, string, string][] = [
      ['zh', 'management', '海底捞员工激励机制研究', '海底捞'],
      ['en', 'management', 'Supply Chain Resilience in the Fast Fashion Industry: A Case Study of Zara', 'Zara'],
      ['en', 'management', 'Employee Motivation at Tesco: A Case Study', 'Tesco'],
      ['es', 'management', 'La responsabilidad social corporativa de Inditex', 'Inditex'],
    ];
    for (const [language, field, title, term] of named)
      expect(write(language, field, title).unknown?.missing).toEqual([term]);
    const unnamed: [Language, Field, string][] = [
      ['zh', 'management', '中小企业员工流失的原因及对策研究——以A科技公司为例'],
      ['es', 'management', 'Marketing digital en pequeñas empresas: el caso de una panadería de Quito'],
    ];
    for (const [language, field, title] of unnamed) expect(write(language, field, title).unknown?.missing).toEqual([]);
  });
});

it('words of a title are parted as sheets write them', () => {
  const use = openWordUse({ field: 'economics', language: 'zh' });
  expect(listWords('碳关税与中国的钢铁出口', 'zh', use)).toEqual(['碳关税', '钢铁', '出口']);
  expect(listWords('绿色金融的现状与对策', 'zh', use)).toEqual(['绿色', '金融']);
});
