import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from './request-paper.ts';
import { readSubject } from './subject.ts';
import { nameWhole } from './whole-matter.ts';
import { writeAbstractAtOnce } from './write-abstract.ts';
import { planPaperAtOnce } from './write-extras.ts';

const request = (language: Language, field: Field, title: string) =>
  requestPaper({ title, language, field, level: 'UNDERGRADUATE', type: 'thesis', wordCount: 3_000, works: [] });
const nameOf = (...wish: Parameters<typeof request>) => nameWhole(readSubject(request(...wish)));

describe('what a paper is on, with what the title sets it in', () => {
  it('is any conflict no more', () => {
    expect(nameOf('zh', 'education', '家校合作中的冲突及其化解')).toBe('家校合作中的冲突');
    expect(nameOf('zh', 'education', '中学体育教学中学生运动损伤的原因与预防')).toBe('中学体育教学中的运动损伤');
    expect(nameOf('zh', 'military', '抗美援朝战争中的后勤保障研究')).toBe('抗美援朝战争中的后勤保障');
    expect(nameOf('en', 'law', 'Algorithmic Bias in Hiring')).toBe('algorithmic bias in hiring');
    expect(nameOf('es', 'law', 'El derecho al olvido en internet')).toBe('derecho al olvido en internet');
  });

  it('is the matter alone where the title only names a place, a material or a backdrop', () => {
    expect(nameOf('zh', 'management', 'BIM技术在建筑工程造价管理中的应用')).toBe('BIM技术');
    expect(nameOf('zh', 'management', '乡村振兴背景下农村电商发展问题研究')).toBe('农村电商');
    expect(nameOf('en', 'art', 'Museums and Repatriation: The Case of the Benin Bronzes')).not.toContain('in the');
    expect(nameOf('en', 'science', 'Effect of Temperature on Enzyme Activity: Catalase in Potato')).toBe('temperature');
    expect(nameOf('en', 'management', 'Influencer Marketing on TikTok and Gen Z')).not.toContain('TikTok');
  });

  it('is what the abstracts of both languages begin with', () => {
    const paper = request('zh', 'education', '家校合作中的冲突及其化解');
    const plan = planPaperAtOnce(paper);
    const write = (language: Language) => writeAbstractAtOnce({ paper, plan, written: [], language });
    expect(write('zh')).toContain('家校合作中的冲突');
    expect(write('en')).toContain('conflict in home-school cooperation');
  });

  it('has the people before it in English too, each side of it once', () => {
    const abroad = (field: Field, title: string) => {
      const paper = request('zh', field, title);
      return writeAbstractAtOnce({ paper, plan: planPaperAtOnce(paper), written: [], language: 'en' });
    };
    expect(abroad('medicine', '护士职业倦怠的现状与对策')).toContain('nurse burnout.');
    const liability = abroad('law', '自动驾驶汽车交通事故侵权责任研究');
    expect(liability).toContain('the traffic accident tort liability of autonomous vehicles');
    expect(liability).not.toContain('with regard to tort liability');
  });
});
