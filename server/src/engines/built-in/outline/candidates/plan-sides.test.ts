import { describe, expect, it } from 'vitest';
import { writeOutlineAtOnce } from '../write-outline.ts';

const outline = (title: string, field: string, language: 'zh' | 'ja' = 'zh', understanding?: object) =>
  writeOutlineAtOnce({
    ...{ title, language, field, wordCount: 8_000, type: 'thesis', level: 'UNDERGRADUATE' },
    ...{ keywords: [], works: [], extraRequirements: '', variant: 0 },
    ...(understanding ? { understanding } : {}),
  } as Parameters<typeof writeOutlineAtOnce>[0]);
const chapters = (...asked: Parameters<typeof outline>): string[] => outline(...asked).map(({ title }) => title);

describe('plans by sides', () => {
  it('gives each thing that is asked a chapter under its own words', () => {
    const found = chapters('晚清招商局的股权结构与官商博弈', 'history');
    expect(found).toContain('晚清招商局的股权结构');
    expect(found).toContain('晚清招商局的官商博弈');
    expect(found.filter((title) => title.includes('股权结构与官商博弈的'))).toEqual([]);
  });

  it('joins what refers back to the part before it', () => {
    const found = chapters('几类常微分方程的解法及其在传染病模型中的应用', 'science');
    expect(found).toContain('几类常微分方程的解法');
    expect(found).toContain('几类常微分方程解法在传染病模型中的应用');
  });

  it('gives no chapter sections that another has taken', () => {
    const sections = outline('社区博物馆的叙事策略与公众参与方式', 'art').flatMap(({ children }) =>
      children.map(({ title }) => title),
    );
    expect(new Set(sections).size).toBe(sections.length);
  });

  it('leaves a plan alone that answers the title', () => {
    expect(chapters('仔猪腹泻的原因及防治措施', 'agriculture')).toContain('仔猪腹泻的诊断与鉴别');
    expect(chapters('脑机接口的技术、伦理与法律问题综述', 'interdisciplinary').join()).toContain('评述与展望');
  });

  it('reads the half of a title behind a blank as its second half', () => {
    const found = chapters('社区居家养老服务供给的困境与出路 以成都市武侯区为例', 'management');
    expect(found.filter((title) => /为例的|出路以/u.test(title))).toEqual([]);
    expect(found.join()).toContain('成都市武侯区');
  });

  it('reads a title again where a word of the paper or a remark has become part of a name', () => {
    expect(chapters('宋代榷茶制度述略', 'history').filter((title) => title.includes('述略的'))).toEqual([]);
    const designed = chapters('某六层框架结构办公楼设计(7度设防,建筑面积4800㎡,含基础及一榀框架手算)', 'engineering');
    expect(designed.filter((title) => /[(（][^)）]*$/u.test(title))).toEqual([]);
  });

  it('names those who are compared by their bare names', () => {
    const all = outline('张爱玲与亦舒笔下的女性婚恋观比较', 'literature')
      .flatMap(({ children }) => children)
      .map(({ title }) => title);
    expect(all).toContain('亦舒的基本情形');
    expect(chapters('水素エンジン車と電気自動車のLCA比較', 'engineering', 'ja').join()).toMatch(/違い|相違/u);
  });

  it('reads one thing acting on another by a verb', () => {
    const found = chapters('槲皮素通过Nrf2/HO-1通路减轻阿霉素诱导的小鼠心肌损伤的实验研究', 'medicine');
    expect(found.filter((title) => title.includes('诱导的试验'))).toEqual([]);
    expect(found.join()).toContain('小鼠心肌损伤对槲皮素的响应');
  });

  it('does the same in Japanese', () => {
    const found = chapters('少年法改正の意義と問題点', 'law', 'ja');
    expect(found).toContain('少年法改正の意義');
    expect(found).toContain('少年法改正の問題点');
  });

  it('plans what a student corrected as he says', () => {
    const kind = {
      object: '晚清招商局',
      aspect: '股权结构与官商博弈',
      context: '晚清',
      kind: 'status-and-remedies',
      confidence: { object: 1, aspect: 1, context: 1, kind: 1 },
    };
    expect(chapters('晚清招商局的股权结构与官商博弈', 'history', 'zh', kind)).not.toContain('由股权结构看官商博弈');
  });
});
