import fs from 'node:fs';
import { textFeatures } from '@yanmo/contract/measuring';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Detector } from './detector.ts';
import { loadDetector, weightsFile } from './load-detector.ts';
import { readModel } from './model-file.ts';
import { prepareText } from './prepare-text.ts';

/** Ours: as a machine would say it, and as somebody says it who was there. */
const smooth = [
  '随着社会的不断发展，城市社区治理在现代化建设中扮演着至关重要的角色。首先，社区治理有助于提升居民的参与意识，从而促进社会的和谐稳定。其次，数字技术的广泛应用为社区治理提供了全新的视角和有力支撑。',
  '此外，多元主体的协同参与不仅能够有效整合各类资源，而且能够显著提升治理效能。与此同时，我们也应当看到，社区治理仍然面临着诸多挑战，需要从制度、技术和文化等多个维度进行深入探讨。',
  '综上所述，推动社区治理体系的优化具有重要的理论意义和实践价值。未来，应当进一步完善相关机制，充分激发居民的积极性，从而实现社区的可持续发展。',
].join('\n');
const rough = [
  '去年冬天我在老家的居委会帮了三个星期的忙，真没想到事情这么杂。王姨管着七栋楼，四百多户，手机一天到晚响，不是水管冻了就是谁家又把电动车推进楼道里充电，她骂人的声音我在二楼都听得见。',
  '有一回停水，六号楼的老张拎着桶下来，说你们发的通知他没看见。王姨指给他看，贴在单元门里头，被小广告盖住了一半。老张也没话说，自己把小广告揭了，揭完又问哪天能来水。',
  '我那时候才明白，文件上写的那些条条，到了这儿就是一张纸往哪儿贴、贴几天、谁来揭。后来群里建起来了，倒是快，可是老人不看群，还得一家一家敲门。',
].join('\n');

let zh: Detector;
let en: Detector;
beforeAll(() => {
  zh = loadDetector('zh') as Detector;
  en = loadDetector('en') as Detector;
});

const essay =
  'Remote work has become a crucial part of modern professional life. It offers numerous benefits, including greater flexibility and improved productivity. However, it also presents significant challenges that organizations must address. ' +
  'Furthermore, effective communication plays a vital role in ensuring that teams remain connected. By leveraging digital tools, companies can foster collaboration and enhance overall efficiency. Additionally, employees should establish clear boundaries. ' +
  'Moreover, leaders play a pivotal role in creating an environment that values trust, transparency, and continuous growth. In conclusion, remote work is a transformative approach that requires careful consideration. By embracing innovation and fostering a supportive culture, organizations can navigate these challenges and unlock the full potential of their workforce.';

describe('a reading', () => {
  test('tells smooth from rough', () => {
    const [machine, person] = [zh.read(smooth), zh.read(rough)];
    expect(machine.rate).toBeGreaterThan(0.7);
    expect(person.rate).toBeLessThan(0.3);
    expect(machine.verdict).toBe('LIKELY_AI');
    expect(person.verdict).not.toBe('LIKELY_AI');
    expect(en.read(essay).rate).toBeGreaterThan(0.7);
  });

  test('lies within its interval and says what it rests on', () => {
    for (const reading of [zh.read(smooth), zh.read(rough), en.read(essay)]) {
      expect(reading.low).toBeLessThanOrEqual(reading.rate as number);
      expect(reading.high).toBeGreaterThanOrEqual(reading.rate as number);
      expect((reading.high as number) - (reading.low as number)).toBeGreaterThan(0);
      expect(reading.features.length).toBeGreaterThan(0);
      for (const { feature } of reading.features) expect(textFeatures).toContain(feature);
      for (const { probability, low, high, sentences } of reading.paragraphs) {
        expect(low as number).toBeLessThanOrEqual(probability as number);
        expect(high as number).toBeGreaterThanOrEqual(probability as number);
        for (const { weight } of sentences) expect(Math.abs(weight)).toBeLessThanOrEqual(1);
      }
    }
  });

  test('covers every place once, in paragraphs and in sentences', () => {
    for (const text of [smooth, rough, `\n\n  ${rough}\r\n\r\n# 标题\n\n${smooth}  \n`]) {
      const { paragraphs } = zh.read(text);
      let place = 0;
      for (const { start, end, sentences } of paragraphs) {
        expect(start).toBe(place);
        for (const sentence of sentences) {
          expect(sentence.start).toBe(place);
          place = sentence.end;
        }
        expect(place).toBe(end);
      }
      expect(place).toBe(text.length);
    }
  });

  test('is the same for the same text, whatever was read before', () => {
    const first = zh.read(smooth);
    zh.read(rough);
    zh.score(rough.slice(0, 80), { before: smooth, after: rough });
    expect(zh.read(smooth)).toEqual(first);
  });

  test('says nothing of a short or empty text', () => {
    for (const [detector, text] of [
      [zh, ''],
      [zh, '你好。'],
      [zh, '   \n\n'],
      [zh, smooth.slice(0, 150)],
      [en, essay.slice(0, 300)],
    ] as const) {
      const reading = detector.read(text);
      expect(reading).toMatchObject({ verdict: 'NONE', noVerdict: 'TOO_SHORT', rate: null, features: [] });
      for (const { probability, verdict } of reading.paragraphs) expect([probability, verdict]).toEqual([null, 'NONE']);
    }
  });

  test('there is none in Spanish and Japanese', () => {
    expect(loadDetector('es')).toBeNull();
    expect(loadDetector('ja')).toBeNull();
  });
});

describe('what a keyboard decides', () => {
  const readText = (text: string): string => String.fromCharCode(...prepareText(text).codes);

  test.each([
    ['他说：“好——走吧……”', '他说:"好--走吧..."'],
    ['占３５％，共1,200人', '占35%,共88人'],
    ['１．首先\n２．其次', '首先\n其次'],
    ['**重点**：《论语》', '重点:论语'],
    ['中文 和 English 混排', '中文和English混排'],
    ['It’s “fine” — really…', 'It\'s "fine" - really...'],
    ['one , two ;three', 'one, two; three'],
    ['the end.The next', 'The end. The next'],
    ['ze\u200bro wi\u2060dth', 'zero width'],
  ])('%s is read as %s', (one, other) => {
    expect(readText(one)).toBe(readText(other));
  });

  test('moves no probability', () => {
    const typed = essay.replaceAll("'", '’').replaceAll(', ', ' , ').replaceAll('-', '–');
    expect(en.read(typed).rate).toBeCloseTo(en.read(essay).rate as number, 6);
    const wide = smooth.replaceAll('，', ',').replaceAll('。', '．');
    expect(zh.read(wide).rate).toBeCloseTo(zh.read(smooth).rate as number, 6);
    const hidden = [...smooth].join('\u200b');
    expect(zh.read(hidden).rate).toBeCloseTo(zh.read(smooth).rate as number, 6);
  });
});

describe('a paragraph', () => {
  test('is scored as it is read between its neighbours', () => {
    const parts = smooth.split('\n');
    const { paragraphs } = zh.read(smooth);
    const score = zh.score(parts[1] as string, { before: parts[0] as string, after: parts[2] as string });
    expect(Math.abs(score - (paragraphs[1]?.probability as number))).toBeLessThan(0.05);
  });

  test('takes colour from what stands around it', () => {
    const line = '这件事后来就没有人再提了。';
    expect(zh.score(line, { before: smooth, after: smooth })).toBeGreaterThan(
      zh.score(line, { before: rough, after: rough }),
    );
  });
});

describe('bad input', () => {
  test.each([
    ['of many paragraphs', rough.repeat(300).slice(0, 60_000), 60_000],
    ['of one line', smooth.replaceAll('\n', '').repeat(1200).slice(0, 300_000), 300_000],
    ['of lines of one character', '水\n'.repeat(20_000), 40_000],
    ['of one character', '的'.repeat(100_000), 100_000],
    ['of stops', '。'.repeat(100_000), 100_000],
    ['of nothing to see', `${rough}${'\u200b'.repeat(100_000)}`, 100_000],
    ['of halves of characters', '\ud83d'.repeat(50_000), 50_000],
  ])('a text %s costs what it is long', (_, text, length) => {
    const before = process.threadCpuUsage();
    const { rate } = zh.read(text);
    const { user, system } = process.threadCpuUsage(before);
    expect(rate === null || (rate >= 0 && rate <= 1)).toBe(true);
    // A machine that does much else is granted ten times what an idle one needs.
    expect((user + system) / length).toBeLessThan(40);
  });

  test('weights of another version are refused', () => {
    const file = fs.readFileSync(weightsFile('zh'));
    expect(() => readModel(Buffer.from('{"weights": []}'))).toThrow('no weights');
    const other = Buffer.from(file);
    other[other.indexOf('\n') - 1] = '9'.charCodeAt(0);
    expect(() => readModel(other)).toThrow('train them again');
    expect(() => readModel(file.subarray(0, -100))).toThrow();
  });
});
