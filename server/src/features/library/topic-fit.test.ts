import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Topics, Work } from '@yanmo/contract/works';
import { expect, it } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import { fittingFrom } from './gather-works.ts';
import { readCollection } from './read-collection.ts';
import { createTopicFit, type TopicQuery } from './topic-fit.ts';
import { listStandardWorks, topicRarity } from './topic-words.ts';

const work = (topics: Topics, title = 'A Book', type: Work['type'] = 'book') =>
  ({ id: '', title, language: 'en', type, topics }) as Work;
const ofField = (field: Field, topics: Topics, type: Work['type'] = 'book'): Work => ({
  ...work(topics, 'A Book', type),
  id: readCollection(field)[0]?.id ?? '',
});
const isFit = (query: TopicQuery, one: Work): boolean => createTopicFit([query])(one).fit >= fittingFrom;
const fits = (core: string, language: Language, topics: Topics): boolean => isFit({ language, core }, work(topics));

it.each([
  ['山区药材冷链物流发展现状及对策', ['碳足迹', '冷链物流', '葡萄']],
  ['南宋科举制度研究', ['中国政治制度史', '赋税制度', '科举制度']],
  ['黎曼积分与广义积分的异同', ['数学分析', '度量空间', '实分析', '黎曼积分']],
  ['数字化转型对外贸企业绩效的影响', ['数字化转型', '组织变革']],
  ['区块链技术的应用', ['区块链', '智能合约', '加密货币']],
  // On either side of what stands between; what begins a phrase and is most of it; another word for the same.
  ['艾灸治疗失眠的研究进展', ['失眠', '中成药']],
  ['合同解除权的期限', ['合同法', '违约责任', '合同解除']],
  ['晚清妇女教育', ['社会变迁', '女性教育']],
])('%s is about one of %j', (title, topics) => {
  expect(fits(title, 'zh', { zh: topics })).toBe(true);
});

it.each([
  ['山区药材冷链物流发展现状及对策', ['农产品贸易', '土地利用', '食物系统']],
  // Whom something concerns is not what it is about.
  ['中小企业应付账款的管理', ['电子商务', '中小企业', '敏捷方法']],
  ['社区老年人跌倒的预防', ['老年抑郁', '抑郁症', '老年人']],
  ['乡镇物流配送站点的布局', ['军事物流', '物流保障', '后勤']],
  ['果戈理小说中的小官吏', ['小说', '叙事', '修辞']],
  // Neither half of a word nor what is left of a name without its second half, nor one word that both have.
  ['多孔材料的热力学研究', ['力学', '经典力学', '牛顿力学']],
  ['拔罐治疗头痛的临床研究进展', ['临床特征', '新冠肺炎', '住院患者']],
  ['奶茶店之间的价格战', ['价格理论', '大宗商品价格', '价格指数']],
  ['2型糖尿病的饮食', ['1型糖尿病', '自身免疫性疾病']],
])('%s is about none of %j', (title, topics) => {
  expect(fits(title, 'zh', { zh: topics })).toBe(false);
});

it('in English as well, whatever the number of a word', () => {
  const english = (core: string, topics: string[]) => fits(core, 'en', { en: topics });
  expect(english('Servant Leadership and Crew Morale', ['leadership', 'servant leadership'])).toBe(true);
  expect(english('Coffee Farms in Wartime', ['strategy', 'coffee farm'])).toBe(true);
  expect(english("Hume's Fork Today", ['empiricism', 'Hume', 'scepticism'])).toBe(true);
  expect(english('Why Did the Hanseatic League Collapse?', ['collapse of the Hanseatic League'])).toBe(true);
  expect(english('The Relationship Between Sleep and Grades', ['doctor-patient relationship', 'trust'])).toBe(false);
  expect(english('Test Anxiety of Sailors', ['regret', 'depression', 'anxiety'])).toBe(false);
  // What it is of is not what “A of B” is about.
  expect(english('A Bundle of Perceptions in Verse', ['perception', 'dualism'])).toBe(false);
});

it('a place alone makes no work fit', () => {
  const about = (aside?: string) =>
    isFit({ language: 'en', core: 'Youth unemployment in Spain', aside }, work({ en: ['Spain', 'civil war'] }));
  expect(about('Spain')).toBe(false);
  expect(about()).toBe(true);
});

it('what frames titles on anything makes a work fit only where it is the object itself, in its own field', () => {
  const asked = { language: 'en', field: 'medicine' } as const;
  const onHealth = { en: ['public health', 'life course'] };
  const core = 'Lead pipes: a public health perspective';
  expect(isFit({ ...asked, core, object: 'lead pipes' }, ofField('medicine', onHealth))).toBe(false);
  expect(isFit({ ...asked, core: 'Public health', object: 'public health' }, ofField('medicine', onHealth))).toBe(true);
  expect(isFit({ ...asked, core: 'Public health', object: 'public health' }, ofField('art', onHealth))).toBe(false);
});

it('one word for two things fits neither for the other', () => {
  const networks = ofField('engineering', { zh: ['深度学习', '神经网络'] });
  const about = (field: Field) =>
    isFit({ language: 'zh', core: '深度学习的评价', object: '深度学习', field }, networks);
  expect(about('education')).toBe(false);
  expect(about('medicine')).toBe(true);
});

it('a work on other people does not fit by what is asked of them', () => {
  const asked = { language: 'zh', core: '乡镇护士的情绪劳动', object: '情绪劳动' } as const;
  expect(isFit(asked, work({ zh: ['护士情绪劳动', '情绪劳动'] }))).toBe(true);
  expect(isFit(asked, work({ zh: ['消费者', '情绪劳动'] }))).toBe(false);
});

it('an article is on its first topics, a book has chapters on the others; a long name is exact further down', () => {
  const asked = (object: string) => ({ language: 'zh', core: `${object}的始末`, object, field: 'history' }) as const;
  const one = (name: string, type: Work['type']) =>
    ofField('history', { zh: ['晚清政治', '立宪', '咨议局', name] }, type);
  expect(isFit(asked('铁路风潮'), one('铁路风潮', 'book'))).toBe(true);
  expect(isFit(asked('铁路风潮'), one('铁路风潮', 'article'))).toBe(false);
  expect(isFit(asked('江苏铁路风潮'), one('江苏铁路风潮', 'article'))).toBe(true);
});

it('what a core without its people cuts in two is asked for whole', () => {
  const asked = {
    language: 'zh',
    core: '授权对 , 创造力的影响',
    text: '授权对员工创造力的影响',
    object: '授权',
  } as const;
  expect(isFit(asked, work({ zh: ['员工创造力', '目标导向'] }))).toBe(true);
  expect(isFit(asked, work({ zh: ['目标导向', '设计创造力'] }))).toBe(false);
});

it('says by which phrase alone a work fits', () => {
  const judge = createTopicFit([{ language: 'zh', core: '传染病传播的随机模型与登革热' }]);
  expect(judge(work({ zh: ['登革热', '蚊媒'] })).only).not.toBeNull();
  expect(judge(work({ zh: ['登革热', '传染病传播'] })).only).toBeNull();
  // What frames titles on anything makes no work fit, and yet this one is on both.
  const ofTwo = createTopicFit([{ language: 'zh', core: '拼图教学法与学习动机', object: '拼图教学法' }]);
  expect(ofTwo(work({ zh: ['拼图教学法', '学习动机'] })).only).toBeNull();
  expect(ofTwo(work({ zh: ['拼图教学法', '小组学习'] })).only).not.toBeNull();
});

it('standard works are found however a name is joined, and what sums up a topic is one of them', () => {
  expect(listStandardWorks('期望—价值理论')).toEqual(listStandardWorks('期望价值理论'));
  expect(listStandardWorks('期望价值理论').length).toBeGreaterThan(0);
  const titles = new Map(readCollection('management').map(({ id, title }) => [id, title]));
  const onLeadership = listStandardWorks('领导力').map((id) => titles.get(id));
  expect(onLeadership).toContain('Leadership in applied psychology: Three waves of theory and research');
  // A review of what it names first is none of what it names second; a book on one time is none on all.
  expect(onLeadership.join()).not.toMatch(/历史|Inclusive/u);
});

it('a title of any length and of nothing but rare words costs no more than one that somebody reads', () => {
  topicRarity('x', false);
  const words = Array.from({ length: 20_000 }, (_, index) => `w${index.toString(36)}'s of q${index.toString(36)}`);
  const texts = [
    words.join(' '),
    '鑫'.repeat(60_000),
    Array.from(words, (_, index) => String.fromCodePoint(0x4e00 + (index % 20_000))).join(''),
  ];
  const works = readCollection('law').map((line) => ({ ...work(line.topics, line.title), id: line.id }));
  expectQuick(600, () => {
    for (const core of texts) {
      const judge = createTopicFit([
        { language: /^w/u.test(core) ? 'en' : 'zh', core, text: core, object: core, field: 'law' },
      ]);
      for (const one of works) judge(one);
    }
  });
});
