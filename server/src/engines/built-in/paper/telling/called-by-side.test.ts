import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { openContext } from '../write-paper.ts';
import { listCalledBySide } from './called-by-side.ts';
import { readAsks } from './title-asks.ts';
import { listTold } from './told-fact.ts';

const bySide = (language: 'zh' | 'en', field: 'education' | 'engineering' | 'management', title: string): string[] => {
  const { pool, subject } = openContext(requestPaper({ title, language, field, wordCount: 4_000 }));
  return [...listCalledBySide(listTold(pool, []), readAsks(subject))];
};

describe('a sheet that is called by a word of one side', () => {
  it('is found by what it is called, and not by its other words', () => {
    expect(bySide('en', 'engineering', 'Thermal runaway of lithium-ion cells')).toContain('electric-vehicles');
    expect(bySide('zh', 'education', '小学班主任与家长的沟通')).toContain('class-management');
  });

  it('is none under a title that names it', () => {
    expect(bySide('en', 'engineering', 'Charging of electric vehicles in cities')).not.toContain('electric-vehicles');
    expect(bySide('zh', 'education', '小学班级管理的问题与对策')).not.toContain('class-management');
  });
});
