import { expect, it } from 'vitest';
import { listEntries } from './knowledge.ts';
import { isCalled, scoreEntries } from './select.ts';

function sheetsOf(title: string): string[] {
  const entries = listEntries('medicine', 'zh').filter(({ sheet }) => sheet !== undefined);
  const called = scoreEntries(entries, title);
  return [
    ...new Set(
      entries.flatMap((entry) =>
        entry.sheet && called.has(entry.id) && isCalled(entry, title) ? [entry.sheet.id] : [],
      ),
    ),
  ];
}

it.each<[string, readonly string[]]>([
  ['脑卒中吞咽障碍患者的护理', ['stroke-care']],
  ['中风后吞咽障碍患者的护理', ['stroke-care']],
  ['偏瘫患者的康复护理', ['stroke-care']],
  ['高血压脑出血患者的急救护理', ['stroke-care']],
  ['社区高血压患者服药依从性研究', ['hypertension-care']],
  // What these share with the sheets is the word alone.
  ['老年吞咽障碍患者的护理', []],
  ['帕金森病患者吞咽障碍的护理', []],
  ['鼻咽癌放疗后吞咽障碍的康复护理', ['cancer-care']],
  ['脑瘫患儿偏瘫的康复训练', []],
  ['垂体卒中的护理', []],
  ['新生儿脑出血的护理', []],
  ['门静脉高血压患者的护理', []],
  ['继发性高血压患者的诊治', []],
  ['儿童高血压的防治', []],
  ['重症患者血糖控制的护理', []],
  ['新生儿压力性损伤的护理', []],
])('calls a sheet on a disease for no other one: %s', (title, sheets) => {
  expect(sheetsOf(title)).toEqual(sheets);
});
