import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { readSettings } from './other-settings.ts';

const languageOf = (title: string): Language =>
  /[\u3040-\u30ff]/u.test(title) ? 'ja' : /\p{Script=Han}/u.test(title) ? 'zh' : 'en';
const readAs = (title: string, language = languageOf(title)) => readSettings(title, 'status-and-remedies', language);
const isOther = (title: string, said: string): boolean => readAs(title).isOther(said.toLowerCase());
const specialOf = (title: string, said: string): string[] => readAs(title).specialOf(said.toLowerCase());

describe('stages and ages', () => {
  it('leave each other out, and the one that the title names stands for itself', () => {
    expect(isOther('农村小学留守儿童家校合作研究', '同伴拒绝使幼儿失去练习的机会')).toBe(true);
    expect(isOther('农村小学留守儿童家校合作研究', '有的小学低年级留守儿童住校')).toBe(false);
    expect(isOther('乡镇初中留守儿童心理研究', '有留守经历的大学生更怕求助')).toBe(true);
    expect(isOther('短视频对大学生学习投入的影响', '有的青少年常刷短视频')).toBe(true);
    expect(isOther('乡镇初中留守儿童心理研究', '有的小学低年级留守儿童住校')).toBe(true);
    expect(isOther('Bullying in English Secondary Schools', 'many kindergartens fill mornings with drills')).toBe(true);
    expect(isOther('Acoso escolar en la educación primaria', 'en bachillerato los alumnos callan')).toBe(true);
    expect(isOther('Acoso escolar en la educación primaria', 'la atención primaria detecta casos')).toBe(false);
    expect(isOther('大学生のスマートフォン依存', '中学校では持ち込みが禁じられる')).toBe(true);
  });

  it('are read by their longest words: a wider one, or one that only looks like another, leaves nobody out', () => {
    expect(isOther('初中生厌学研究', '中小学统一清理作业')).toBe(false);
    expect(isOther('大学生就业研究', '学生投简历没有回音')).toBe(false);
    expect(isOther('小学班级管理研究', '课堂教学中学生差异很大')).toBe(false);
    expect(isOther('小学班级管理研究', '孩子入学前少有接触')).toBe(false);
    expect(isOther('中小学劳动教育研究', '大学生觉得与专业无关')).toBe(true);
    expect(isOther('中小学劳动教育研究', '小学生值日由家长代劳')).toBe(false);
    expect(isOther('The Care of Older Patients in Wards', 'prices rise towards the end')).toBe(false);
  });

  it('leave out those with child where the title names the old or children, and them alone', () => {
    expect(isOther('社区老年糖尿病患者自我管理行为研究', '一些孕妇得知血糖高便不敢吃主食')).toBe(true);
    expect(isOther('社区糖尿病患者自我管理行为研究', '一些孕妇得知血糖高便不敢吃主食')).toBe(false);
    expect(isOther('社区老年糖尿病患者自我管理行为研究', '孕妇与老年人的目标应放宽')).toBe(false);
    expect(isOther('Anaemia in Older Adults', 'pregnant women need more iron')).toBe(true);
  });

  it('do not leave out parents, teachers and grandparents, who belong to children', () => {
    expect(isOther('农村小学留守儿童家校合作研究', '有的老人看不懂通知')).toBe(false);
    expect(isOther('小学教师职业倦怠研究', '不少中年教师看不到去处')).toBe(false);
    expect(isOther('大学生网络消费研究', '村里的老人也成批进入')).toBe(true);
  });
});

describe('places of care and work, uses, and elements of a law', () => {
  it('leave each other out where the title names one', () => {
    const wards = 'Preventing Falls among Older Patients in Acute Hospital Wards';
    expect(isOther(wards, 'residents of nursing homes fall at night')).toBe(true);
    expect(isOther(wards, 'many stop the exercise class within a year')).toBe(true);
    expect(isOther(wards, 'staff on many wards fill in a scale')).toBe(false);
    expect(isOther('Remote Work in Small and Medium-Sized Enterprises', 'freelancers compete by price')).toBe(true);
    expect(isOther('Microplastics in Freshwater Ecosystems', 'particles are found in placenta')).toBe(true);
    expect(isOther('Microplastics in Freshwater Ecosystems', 'rivers carry them to the sea')).toBe(false);
    expect(isOther('中小企业员工流失研究', '条件差的学校先发生师资流失')).toBe(true);
    expect(isOther('智能温室环境监测系统设计', '住户取消了墙上的开关')).toBe(true);
    expect(isOther('正当防卫限度条件研究', '互殴双方都有伤害之意')).toBe(true);
    expect(isOther('正当防卫限度条件研究', '互殴中一方明显超过必要限度')).toBe(false);
    expect(isOther('2型糖尿病护理研究', '妊娠期糖尿病饮食失衡')).toBe(true);
    expect(isOther('盐胁迫对玉米幼苗的影响', '小麦种子萌发受抑')).toBe(true);
  });

  it('say nothing where the title names none', () => {
    expect(isOther('员工流失研究', '条件差的学校先发生师资流失')).toBe(false);
    expect(isOther('Preventing Falls', 'residents of nursing homes fall at night')).toBe(false);
  });

  it('are not read in the names of what is cited', () => {
    expect(isOther('大学生使用生成式人工智能研究', '提供者须防范依赖（《中小学使用指南》）')).toBe(false);
  });
});

describe('countries', () => {
  it('leave each other out under a title on one of them, but for the law of a union that it is in', () => {
    expect(isOther('Credit for Small Farms in Ghana', 'free power keeps farmers in India in wheat')).toBe(true);
    expect(isOther('Credit for Small Farms in Ghana', 'farmers in Ghana and Kenya sell early')).toBe(false);
    expect(isOther('El desempleo juvenil en España', 'la Unión Europea ofrece prácticas')).toBe(false);
  });

  it('are partners where the title is on trade', () => {
    expect(isOther('Exports of Coffee from Colombia', 'the price in the United States decides')).toBe(false);
  });

  it('of a sheet are not set apart for the country of its language', () => {
    expect(specialOf('电商平台治理研究', '我国与美国的做法不同')).toEqual([]);
    expect(specialOf('电商平台治理研究', '美国的平台先行下架')).toEqual(['country']);
  });
});

describe('some among many', () => {
  it('are told from all others where the title leaves them open', () => {
    expect(specialOf('直播带货消费者权益保护研究', '老年人保健品维权难')).toEqual(['old']);
    expect(specialOf('直播带货老年消费者权益保护研究', '老年人保健品维权难')).toEqual([]);
    expect(specialOf('校园欺凌治理研究', '未成年人不敢求助')).toEqual([]);
    expect(specialOf('民营企业员工流失问题研究', '不少基层酒店员工工资低')).toEqual(['hotels']);
    expect(specialOf('酒店员工流失问题研究', '不少基层酒店员工工资低')).toEqual([]);
    expect(specialOf('乡村旅游服务质量研究', '酒店客房由农户经营')).toEqual([]);
    expect(specialOf('人口老龄化研究', '老龄化使储蓄率下降')).toEqual([]);
  });

  it('are nobody in particular where several of them are named', () => {
    expect(specialOf('安乐死制度研究', '老人、残障者担心被期待选择死亡')).toEqual([]);
    expect(specialOf('公园景观设计研究', '老人与孩子走的路要平缓')).toEqual([]);
  });

  it('are the matter of history and fiction', () => {
    expect(readSettings('The Cave of Plato', 'theory-essay', 'en').specialOf('the prisoner turns round')).toEqual([]);
  });
});

it('a title is read in the language of its paper, whatever signs stand in it', () => {
  expect(readAs('高齢者介護離職対策', 'ja').specialOf('日本の人口は減っている')).toEqual([]);
  expect(readAs('Primary school teachers and ren (仁)', 'en').isOther('university students write more')).toBe(true);
});
