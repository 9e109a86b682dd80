import { describe, expect, it } from 'vitest';
import { findAdviser } from './advised.ts';

describe('whom a heading advises', () => {
  it('is known by what those do', () => {
    expect(findAdviser('对学校的建议')?.test('教师要求学生交出提纲与修改记录')).toBe(true);
    expect(findAdviser('对家庭与学生本人的建议')?.test('高校把课程考核拆成当堂写作与答辩')).toBe(false);
    expect(findAdviser('Recommendations for families and students themselves')?.test('parents agree on one hour')).toBe(
      true,
    );
    expect(findAdviser('Recomendaciones para los hospitales')?.test('las familias pactan una hora')).toBe(false);
    expect(findAdviser('家庭と本人への提言')?.test('保護者は端末を寝室の外に置く')).toBe(true);
  });

  it('is nobody in particular where the heading names none', () => {
    expect(findAdviser('由检验结论引出的建议')).toBeNull();
    expect(findAdviser('Practical steps on team communication')).toBeNull();
    expect(findAdviser('Propuestas para reducir el desgaste')).toBeNull();
  });
});
