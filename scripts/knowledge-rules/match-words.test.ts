import { expect, it } from 'vitest';
import type { Sheet } from '../../server/src/knowledge/subject-files.ts';
import { listUnheldWords } from './match-words.ts';

const subject = {
  ...{ kind: 'subject', id: 'class-management', field: 'education', type: 'practice' },
  name: { short: '班级管理', usual: '班级管理', full: '班级管理与课堂管理' },
  ...{ match: ['班级管理', '课堂提问', '课堂沉默', '班干部'], says: [['沉默', '沉默', '出声']] },
} as unknown as Sheet['subject'];
const facts = [
  '班干部由同学选出',
  '班干部按月轮换',
  '班干部只记名字',
  '有的学生沉默',
  '有的学生不出声',
  '沉默有三种',
  '教师提问',
].map((text) => ({ kind: 'effect', text })) as unknown as Sheet['facts'];

it('words that call for a sheet are listed where hardly a fact holds them', () => {
  expect(listUnheldWords({ subject, facts })).toEqual([{ word: '课堂提问', count: 0 }]);
});
