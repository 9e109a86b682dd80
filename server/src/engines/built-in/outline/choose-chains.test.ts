import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { understandTitle } from '../../../understanding/understand-title.ts';
import { selectEntries } from '../knowledge/select.ts';
import { chooseChains } from './choose-chains.ts';
import { recastTitle } from './recast-title.ts';

function troublesOf(title: string, field: Field, language: Language = 'zh'): string[] {
  const read = recastTitle(understandTitle({ title, field, language }));
  const { known } = selectEntries(field, language, read.text, 1, { paper: read.kind, isStrict: true });
  return chooseChains(known, read)?.chains.map(({ problem }) => problem) ?? [];
}

const causesOf = (title: string, field: Field): string[] => {
  const read = recastTitle(understandTitle({ title, field, language: 'zh' }));
  const { known } = selectEntries(field, 'zh', read.text, 1, { paper: read.kind, isStrict: true });
  return chooseChains(known, read)?.answered.map(({ cause }) => cause) ?? [];
};

describe('troubles that a title is given from its sheets', () => {
  it('are of its own side first', () => {
    expect(troublesOf('农村电商物流的困境与对策', 'management')[0]).toMatch(/农村物流/u);
    expect(troublesOf('“最后一公里”快递配送问题研究——以某高校为例', 'management')[0]).toMatch(/高校快递/u);
    expect(troublesOf('小学班级管理存在的问题与改进', 'education')[0]).toMatch(/小学/u);
  });

  it('are those of the whole subject where it names no side, and never those of another', () => {
    expect(troublesOf('中小企业融资难的成因与破解', 'economics')).not.toContainEqual(
      expect.stringMatching(/绿色|科技型/u),
    );
    expect(troublesOf('农村电商物流的困境与对策', 'management')).not.toContainEqual(
      expect.stringMatching(/京东|即时|高校/u),
    );
    expect(troublesOf('抖音短视频对青少年价值观的影响', 'literature')).not.toContainEqual(
      expect.stringMatching(/乡村|老年/u),
    );
  });

  it('speak of no other people than it names', () => {
    expect(troublesOf('小学班级管理存在的问题与改进', 'education')).not.toContainEqual(
      expect.stringMatching(/初中|大学/u),
    );
    expect(troublesOf('社区老年食堂运营的困境与对策', 'management')).not.toContainEqual(expect.stringMatching(/农村/u));
  });

  it('are none where the sheet knows nothing of the head of its name', () => {
    expect(troublesOf('新能源汽车购买意愿的影响因素与对策', 'engineering')).toEqual([]);
    expect(troublesOf('短视频时代秦腔传承的困境与对策', 'art')).not.toContainEqual(expect.stringMatching(/短视频/u));
  });

  it('are found in other languages too', () => {
    expect(troublesOf('Bullying in Primary Schools: Causes and Prevention', 'education', 'en').length).toBeGreaterThan(
      1,
    );
    expect(troublesOf('La informalidad laboral: causas y soluciones', 'economics', 'es').length).toBeGreaterThan(1);
    expect(troublesOf('テレワークの課題と対策', 'management', 'ja').length).toBeGreaterThan(1);
  });

  it('bring causes of several troubles, and where the title names one trouble the causes of that', () => {
    const divided = causesOf('老年人数字鸿沟的成因与对策研究', 'interdisciplinary').slice(0, 3);
    expect(divided).toEqual(expect.arrayContaining(['改造设计缺少老年人参与', '考核偏重线上办理率']));
    expect(causesOf('乡村教师流失的原因与对策研究', 'education').join(' ')).not.toContain('中心校的进度');
  });
});
