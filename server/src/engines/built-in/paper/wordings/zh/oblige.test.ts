import { describe, expect, it } from 'vitest';
import { isView, obliged } from './oblige.ts';

describe('a measure in Chinese', () => {
  it('says of whoever acts that he should, and of whoever decides for himself that he can', () => {
    expect(obliged('学校设亲情通话时段，指导父母聊一天的事')).toBe('学校应设亲情通话时段，指导父母聊一天的事');
    expect(obliged('县级教育部门按班级数核定专任岗位')).toBe('县级教育部门应按班级数核定专任岗位');
    expect(obliged('中小企业年初写明利润口径与分配比例')).toBe('中小企业可在年初写明利润口径与分配比例');
    expect(obliged('平台在上传时作音视频指纹比对，错判可以申诉')).toBe('平台应在上传时作音视频指纹比对，错判可以申诉');
  });

  it('runs no two words into one', () => {
    expect(obliged('法院对有转移迹象的家事案件准以保函')).toBe('法院应当对有转移迹象的家事案件准以保函');
    expect(obliged('教师用绘本与手偶在平静时演练')).toBe('教师应当用绘本与手偶在平静时演练');
    expect(obliged('班主任当场停止行为，课后单独谈原因')).toBe('班主任须当场停止行为，课后单独谈原因');
    expect(obliged('企业以软件订阅延长收入期')).toBe('企业应以软件订阅延长收入期');
  });

  it('stays as it is where it says so itself', () => {
    for (const clause of [
      '裁判者依司法解释综合认定谁是卖家时，可以谁控制定价、收款与售后为主线',
      '县里在已推行的进校白名单之外，还应让学校有渠道退回名单外的任务',
    ])
      expect(obliged(clause)).toBe(clause);
    for (const clause of ['裁判文书应先论证手段', '学校须请专人跟踪', '片方可以向平台开放可剪的片库'])
      expect(obliged(clause)).toBe(clause);
  });

  it('is left alone where it cannot be told who acts', () => {
    for (const clause of [
      '按层数与床位分档规定喷淋的最低配置',
      '由独立机构封存解读',
      '规定学校在学期初公布名单',
      '两者分开才见其界线',
      '人社部门要求单位留存分性别的投递记录',
      '推拿之后教颈椎病患者把屏幕抬到视线高度',
    ])
      expect(obliged(clause)).toBeNull();
  });

  it('is none where it only reports what others hold', () => {
    expect(isView('持续侵害说把长期家庭暴力评价为持续的不法侵害')).toBe(true);
    expect(isView('主张精准补贴的一方认为，助餐补贴应当先给失能者')).toBe(true);
    expect(isView('小说把说书人的插话改成书信')).toBe(false);
    expect(isView('学校设亲情通话时段')).toBe(false);
  });
});
