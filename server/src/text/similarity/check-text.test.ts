import type { Language } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkText } from './check-text.ts';
import type { ParagraphToCheck, TextToCheck } from './checked.ts';
import { mostPostings } from './choose-passages.ts';
import { compareTexts } from './compare-texts.ts';
import { createMemoryCorpus, type SourceText } from './memory-corpus.ts';

const zh = {
  copied: '河口湿地的芦苇在春季返青，盐度降低两周之后，新芽的密度达到全年最高，水鸟随之迁入浅滩筑巢。',
  source:
    '调查自二〇一一年开始。河口湿地的芦苇在春季返青，盐度降低两周之后，新芽的密度达到全年最高，水鸟随之迁入浅滩筑巢。记录由三名巡护员轮流完成。',
  own: '我们沿三条样带取样，每隔五十米测一次土壤含水量。渔民的说法与此不同：他们认为水闸开放的时间更要紧。',
};
const others: Record<Exclude<Language, 'zh'>, { copied: string; source: string; own: string }> = {
  en: {
    copied: 'The reeds of the estuary turn green two weeks after the salinity falls, and wading birds follow them.',
    source:
      'A survey began in 2011. The reeds of the estuary turn green two weeks after the salinity falls, and wading birds follow them. Three wardens kept the records.',
    own: 'Our transects lie fifty metres apart, and soil was weighed wet and dry. Fishermen told another story about sluices.',
  },
  es: {
    copied: 'Los carrizos del estuario reverdecen dos semanas después de que baja la salinidad, y las aves los siguen.',
    source:
      'El estudio empezó en 2011. Los carrizos del estuario reverdecen dos semanas después de que baja la salinidad, y las aves los siguen. Tres guardas llevaron el registro.',
    own: 'Nuestros transectos distan cincuenta metros y pesamos la tierra húmeda. Los pescadores cuentan otra cosa.',
  },
  ja: {
    copied: '河口の葦は塩分が下がってから二週間で芽吹き、渡り鳥がそれを追って浅瀬に巣を作り始める。',
    source:
      '調査は二〇一一年に始まった。河口の葦は塩分が下がってから二週間で芽吹き、渡り鳥がそれを追って浅瀬に巣を作り始める。記録は三人が担当した。',
    own: '我々は五十メートルごとに土壌の水分を量った。漁師たちは水門の影響が大きいと語っている。',
  },
};

const check = (
  text: string,
  sources: readonly (string | SourceText)[],
  { language = 'zh', paragraphs = [] }: Partial<TextToCheck> = {},
) =>
  checkText(
    { text, language, paragraphs },
    createMemoryCorpus(sources.map((one, index) => (typeof one === 'string' ? { id: `s${index}`, text: one } : one))),
  );

const copied = (text: string, { matches }: Awaited<ReturnType<typeof check>>) =>
  matches.filter(({ layer }) => layer === 'COPY').map(({ start, end }) => text.slice(start, end));

/** Lines of a text as paragraphs of these kinds. */
function lines(text: string, kinds: readonly Partial<ParagraphToCheck>[]): ParagraphToCheck[] {
  let at = 0;
  return text.split('\n').map((line, index) => {
    const start = at;
    at += line.length + 1;
    return { kind: 'PROSE', ...kinds[index], start, end: start + line.length };
  });
}

describe('a copy', () => {
  it.each([['zh', zh], ...Object.entries(others)] as [Language, typeof zh][])(
    'in %s is found with both of its places, its stops and nothing beside it',
    async (language, its) => {
      const text = `${its.own}\n${its.copied}\n${its.own.slice(0, 20)}`;
      const checked = await check(text, [its.copied.slice(0, 5), its.source], { language });
      expect(copied(text, checked)).toEqual([its.copied]);
      const [match] = checked.matches;
      expect(match).toMatchObject({ sourceId: 's1', similarity: 1, isCommon: false, isQuotation: false });
      expect(match?.source.text.slice(match.source.start, match.source.end)).toBe(its.copied);
      expect(its.source.slice(match?.source.offset)).toContain(match?.source.text);
      expect(checked.rates.headline).toBeCloseTo((match?.units ?? 0) / checked.units, 9);
      expect(checked.sources).toEqual([expect.objectContaining({ id: 's1', units: match?.units })]);
    },
  );

  it('is found in another width, with other marks and blanks, and over the ends of paragraphs and passages', async () => {
    const disguised = '河口湿地的芦苇在春季返青;盐度\n降低 两周之后,新芽的密度「达到全年最高」。水鸟随之迁入浅滩筑巢';
    const long = Array.from({ length: 120 }, (_, index) => `第${index}段另有所指，说的是${index * 7}号站位的水温。`);
    const source = [...long.slice(0, 60), zh.source, ...long.slice(60)].join('\n\n');
    const text = `${zh.own}${disguised}`;
    expect(copied(text, await check(text, [source]))).toEqual([disguised]);
  });

  it('is one match where words were changed, put in or left out, and where clauses changed places', async () => {
    const edited = '河口湿地的芦苇每年在春季返青，盐分降低两周后，新芽的密度达到全年最高，各种水鸟随之迁入浅滩筑巢。';
    const shuffled = '水鸟随之迁入浅滩筑巢，新芽的密度达到全年最高，河口湿地的芦苇在春季返青，盐度降低两周之后。';
    for (const changed of [edited, shuffled]) {
      const text = `${zh.own}${changed}${zh.own}`;
      const checked = await check(text, [zh.source]);
      expect(checked.matches, changed).toHaveLength(1);
      const [found = ''] = checked.matches.map(({ start, end }) => text.slice(start, end));
      expect(changed.includes(found) && found.length > 0.9 * changed.length, found).toBe(true);
      // Either layer says it: what was changed too much for a copy is a paraphrase, and no phrase of everybody.
      expect(checked.rates.headline + checked.rates.paraphrase).toBeGreaterThan(0.2);
    }
  });

  it.each([
    [
      'zh',
      [
        '盐碱地改良后的第三年，苜蓿根系把板结的土层撑开，雨水才第一次渗到了砂姜之下。',
        '牧民以借牛还犊的办法度过荒年，债约写在羊皮上，由两家各执一半为凭。',
      ],
      ['五、研究方法与资料来源说明', '老人却说从来没有听说过这件事。'],
    ],
    [
      'en',
      [
        'The reeds of the estuary turn green two weeks after the salinity falls, and wading birds soon follow them to nest in shallows.',
        'Copper smelters of the Harz emptied their slag into the Oker until 1935, and lead had reached the wells of Goslar before that.',
      ],
      [
        'Chapter Five: How Interviews Were Held And Written Down',
        'Nobody whom we asked had ever heard about any such thing.',
      ],
    ],
  ] as const)(
    'is one for each sentence, and counts no heading or sentence of one’s own between them (%s)',
    async (language, copies, own) => {
      const source = copies.join(' ');
      for (const between of own) {
        const text = copies.join(`\n${between}\n`);
        const checked = await check(text, [source], { language, paragraphs: lines(text, []) });
        expect(copied(text, checked)).toEqual(copies);
        expect(checked.paragraphs.map(({ rate }) => rate)).toEqual([1, 0, 1]);
        expect(checked.rates.headline).toBeCloseTo(1 - countUnits(between) / checked.units, 9);
        expect(checked.sources.map(({ units }) => units)).toEqual([checked.units - countUnits(between)]);
      }
    },
  );

  it('of English words is found in a Chinese text, from an English source', async () => {
    const text = `${zh.own}\nAbstract: ${others.en.copied}\n${zh.copied}`;
    expect(copied(text, await check(text, [others.en.source]))).toEqual([others.en.copied]);
  });

  it('is nobody’s phrase because it stands in many texts of one’s own: checked again and again, it counts as before', async () => {
    const phrase = '新芽的密度达到全年最高，水鸟随之迁入浅滩筑巢';
    const text = `${zh.own}${phrase}。`;
    const drafts = ['甲', '乙', '丙', '丁', '戊', '己'].map((id) => ({
      id,
      isOwn: true,
      text: `${zh.own}${phrase}。${id}`,
    }));
    const once = await check(text, [zh.source]);
    const again = await check(text, [zh.source, ...drafts]);
    expect(once.rates.headline).toBeGreaterThan(0);
    expect(again.earlierVersions).toHaveLength(drafts.length);
    expect(again.rates.headline).toBe(once.rates.headline);
  });

  it('that is too short to be anybody’s, or stands in many texts, is shown and not counted', async () => {
    const phrase = '盐度降低两周之后新芽的密度';
    const text = `${zh.own}而${phrase}并未见增加。`;
    const alone = await check(text, [zh.source]);
    expect(alone.matches).toEqual([expect.objectContaining({ isCommon: true, units: 13 })]);
    expect(alone.rates).toMatchObject({ headline: 0, withReferences: 0 });
    const formula = '差异具有统计学意义且各组之间的基线资料可以相互比较';
    const many = Array.from(
      { length: 6 },
      (_, index) => `第${index}家医院的结果不同。${formula}。样本来自${index}个病区。`,
    );
    const formal = `${zh.own}${formula}。`;
    expect((await check(formal, many)).rates.headline).toBe(0);
    expect((await check(formal, many.slice(0, 2))).rates.headline).toBeGreaterThan(0.2);
  });

  it.each([
    ['zh', `${zh.copied.slice(0, -1)}，而滩涂上的蟹洞一夜之间多了几倍。`, zh.own],
    [
      'en',
      `${others.en.copied.slice(0, -1)}, while crabs that dug their burrows in the mud the night before come out again.`,
      others.en.own,
    ],
  ] as const)(
    'of a whole sentence is no phrase because four sources and more have it (%s)',
    async (language, copy, own) => {
      const holders = Array.from(
        { length: 12 },
        (_, index) => `${index} 号站。${copy}${index * 7} ${language}${index}`,
      );
      const rate = async (count: number) =>
        (await check(`${own}\n${copy}`, holders.slice(0, count), { language })).rates.headline;
      const alone = await rate(1);
      expect(alone).toBeGreaterThan(0.3);
      for (const count of [3, 4, 8]) expect(await rate(count), `${count}`).toBeCloseTo(alone, 2);
    },
  );

  it.each([41, 19])(
    'of a page counts, whoever holds it too, also where one sign in %i was exchanged',
    async (every) => {
      const page = Array.from(
        { length: 14 },
        (_, index) =>
          `第${index}年的${'春夏秋冬'[index % 4]}汛里，${'东西南北中上下'[index % 7]}闸的看守人把水尺上的刻度重新描过，${'甲乙丙丁戊'[index % 5]}船的船主却仍按旧标记停靠。`,
      ).join('');
      const edited = [...page].map((sign, index) => (index % every === 7 ? '囧' : sign)).join('');
      const rate = async (count: number) =>
        (await check(`${zh.own}\n${edited}`, Array<string>(count).fill(page))).rates.headline;
      const alone = await rate(1);
      expect(alone).toBeGreaterThan(0.7);
      for (const count of [4, 60]) expect(await rate(count), `${count}`).toBeCloseTo(alone, 2);
    },
  );

  it('of a name that is said again and again is still one name, and counts nothing', async () => {
    const name = '滨海省立湿地生态与鸟类研究所';
    const source = `调查由${name}主持，记录由三名巡护员轮流完成，样品也存放在那里。`;
    const between = '他早年在山区小学教书，后来转到城里做校对，闲时修收音机，也替邻居抄写书信与账目。';
    const text = `${zh.own}作者来自${name}。${between}经费靠${name}提供。${between}另有${name}的同事协助。`;
    const checked = await check(text, [source]);
    expect(copied(text, checked)).toEqual([name, name, name]);
    expect(checked.matches.every(({ isCommon }) => isCommon)).toBe(true);
    expect(checked.rates.headline).toBe(0);
  });

  it('is found in the one source that has it, though hundreds hold each of its fingerprints', async () => {
    const copy = '数字普惠金融发展水平之余波';
    const many = Array.from({ length: 3 * mostPostings }, (_, index) =>
      index % 2 === 0
        ? `第${index}号材料：${copy.slice(0, 12)}，再说${index}。`
        : `${index}年提到${copy.slice(1)}；${index}。`,
    );
    const text = `${zh.own}而${copy}。${zh.own}`;
    const checked = await check(text, [...many, `那年夏天，${copy}，众人散去。`]);
    expect(checked.matches.map(({ sourceId }) => sourceId)).toEqual([`s${many.length}`]);
    expect(copied(text, checked)).toEqual([copy]);
  });

  it.each([
    ['zh', '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥', 13, ''],
    ['en', 'alder birch cedar dogwood elm fir gorse hazel ivy juniper larch maple oak pine rowan spruce yew', 8, ' '],
  ] as const)(
    'of the least length in %s is found wherever it stands, in whatever company',
    async (language, alphabet, least, joint) => {
      const signs = joint === '' ? [...alphabet] : alphabet.split(joint);
      const run = (size: { minLength?: number; maxLength: number }) => fc.array(fc.constantFrom(...signs), size);
      const filler = run({ maxLength: 60 });
      await fc.assert(
        fc.asyncProperty(
          ...([filler, filler, filler, filler] as const),
          run({ minLength: least, maxLength: least + 3 }),
          async (one, two, three, four, copy) => {
            const before = one.map((sign) => sign + joint).join('');
            const middle = copy.join(joint);
            const text = `${before}${middle}${joint}${two.join(joint)}`;
            const source = [...three, ...copy, ...four].join(joint);
            const checked = await check(text, [source], { language });
            const covers = checked.matches.some(
              ({ start, end }) => start <= before.length && end >= before.length + middle.length,
            );
            expect(covers, `${text} | ${source}`).toBe(true);
          },
        ),
        { numRuns: process.env.YANMO_SOAK === '1' ? 3_000 : 60 },
      );
    },
  );
});

describe('the rates', () => {
  it('say how much is copied, and how much of that is quoted or in the list of references', async () => {
    const other = '潮汐表由港务局每年十月印发，巡护员据此安排下一年的取样日期和船只，误差不超过十分钟。';
    const text = `封面：${zh.copied}\n“${zh.copied}”${zh.own}\n${other}\n参考文献 ${zh.copied}`;
    const paragraphs = lines(text, [{ kind: 'MASKED' }, {}, { isQuotation: true }, { kind: 'REFERENCES' }]);
    const checked = await check(text, [zh.source, `港务局的说明：${other}`], { paragraphs });
    const units = { copied: countUnits(zh.copied), own: countUnits(zh.own), other: countUnits(other) };
    const prose = units.copied + units.own + units.other;
    expect(checked.units).toBe(prose);
    expect(checked.rates.headline).toBeCloseTo((units.copied + units.other) / prose, 2);
    expect(checked.rates.withoutQuotations).toBe(0);
    expect(checked.rates.withReferences).toBeCloseTo((2 * units.copied + units.other) / (prose + units.copied + 4), 2);
    expect(checked.matches.map(({ isQuotation, isInReferences }) => [isQuotation, isInReferences])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(checked.paragraphs.map(({ rate }) => Math.round(rate * 100))).toEqual([0, 48, 100, 91]);
    expect(checked.rates.inside).toBe(0);
  });

  it('tell the end of the prose from the list of references that follows it', async () => {
    const second = '记录由三名巡护员轮流完成，其中一人在闸口守到了第二年的汛期结束。';
    const text = `${zh.own}\n${second}\n参考文献\n[1] ${zh.copied}`;
    const paragraphs = lines(text, [{}, {}, { kind: 'REFERENCES' }, { kind: 'REFERENCES' }]);
    const checked = await check(text, [`${zh.copied}${second}`], { paragraphs });
    expect(checked.matches.map(({ isInReferences }) => isInReferences)).toEqual([false, true]);
    expect(copied(text, checked)[0]).toBe(second);
  });

  it('count nothing twice, whoever holds it', async () => {
    const text = `${zh.copied}${zh.own}`;
    const half = zh.source.slice(0, 40);
    const checked = await check(text, [zh.source, half, zh.source]);
    const [first, second, third] = checked.sources;
    expect(first?.units).toBe(second?.units);
    expect(third?.units).toBeLessThan(second?.units ?? 0);
    expect(checked.rates.headline).toBeCloseTo((first?.units ?? 0) / checked.units, 9);
  });

  it('leave out an earlier version of the same text that is one’s own, and say so', async () => {
    const text = `${zh.own}${zh.copied}`;
    const earlier = { id: 'mine', text: `${zh.own}未完`, isOwn: true };
    const material = { id: 'material', text: `${zh.source}${'别处的水位。流量另见附录。'.repeat(9)}`, isOwn: true };
    const checked = await check(text, [earlier, material]);
    expect(checked.earlierVersions).toEqual(['mine']);
    expect(checked.sources.map(({ id }) => id)).toEqual(['material']);
    expect((await check(text, [{ ...earlier, isOwn: false }])).rates.headline).toBeGreaterThan(0.4);
  });

  it('say what stands twice in the text itself', async () => {
    const text = `题目：${zh.copied}\n${zh.copied}${zh.own}\n${zh.copied}`;
    const checked = await check(text, [], { paragraphs: lines(text, [{ kind: 'MASKED' }]) });
    const at = text.indexOf('\n') + 1;
    expect(checked.repeated).toEqual([
      expect.objectContaining({ like: { start: at, end: at + zh.copied.length - 1 } }),
    ]);
    expect(checked.rates.inside).toBeGreaterThan(0.25);
    expect(checked.rates.headline).toBe(0);
  });
});

describe('what a text says twice', () => {
  it('is marked in pieces that say something, and in no single signs, and counts as much', async () => {
    const said = (day: string, lane: string, side: string) =>
      `第${day}天的走访里我们又到了${lane}字巷，看门的人只肯说${side}边那间屋子空着，别的不愿多谈。`;
    const text = [said('一', '甲', '东'), said('二', '乙', '西'), said('三', '甲', '西'), said('四', '乙', '东')].join(
      '',
    );
    const { repeated, rates } = await check(text, []);
    expect(rates.inside).toBeGreaterThan(0.6);
    for (const { start, end } of repeated) expect(countUnits(text.slice(start, end))).toBeGreaterThanOrEqual(13);
    const marked = repeated.reduce((sum, { start, end }) => sum + countUnits(text.slice(start, end)), 0);
    expect(rates.inside).toBeCloseTo(marked / countUnits(text), 9);
  });
});

describe('a paraphrase', () => {
  it('is looked for where a copy was edited so far that it no longer counts', async () => {
    const edited = '海口湿地的芦草在开春返青，盐分降下两周以后，幼芽的密度升到全年最高，候鸟跟着迁入浅滩筑巢。';
    const found = await check(`${zh.own}${edited}`, [zh.source]);
    expect(found.rates.headline).toBe(0);
    expect(found.rates.paraphrase).toBeGreaterThan(0.2);
    expect(found.matches.map(({ layer }) => layer)).toEqual(['PARAPHRASE']);
  });

  it('is told apart from copies, in no rate but its own', async () => {
    const source =
      'Copper smelters of the Harz emptied their slag into the Oker until 1935, and lead reached the wells of Goslar. Nobody measured it then.';
    const reworded =
      'Until 1935 slag from Harz copper smelting was dumped in the Oker, so that wells in Goslar came to hold lead.';
    const own =
      'Beekeepers in the north move their hives twice each summer. The heather flowers late, and honey sells well.';
    const text = `${own}\n${reworded}\n${own}`;
    const checked = await check(text, [source], { language: 'en' });
    const found = checked.matches.filter(({ layer }) => layer === 'PARAPHRASE');
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([reworded.slice(0, -1)]);
    expect(checked.rates.headline).toBe(0);
    expect(checked.rates.paraphrase).toBeGreaterThan(0.2);
    const zhSource = '普鲁士蓝类似物用作钠离子电池正极时，结晶水会堵塞离子通道，使容量在低温下迅速衰减。';
    const zhReworded = '若以普鲁士蓝类似物充当钠离子电池的正极，其结晶水便可能阻碍离子迁移，低温时容量衰减很快。';
    const zhChecked = await check(`${zh.own}${zhReworded}`, [zhSource]);
    expect(zhChecked.matches.map(({ layer }) => layer)).toEqual(['PARAPHRASE']);
  });

  it('takes in no sentence beside it that says nothing of the source', async () => {
    const source = '普鲁士蓝类似物用作钠离子电池正极时，结晶水会堵塞离子通道，使容量在低温下迅速衰减。';
    const reworded = '若以普鲁士蓝类似物充当钠离子电池的正极，其结晶水便可能阻碍离子迁移，低温时容量衰减很快';
    // Looked into because of three signs of another source, and then compared with this one, too.
    const beside = '这个比例比我们预想的要高一些。';
    const other = '镇上两家茶馆的常客里，老人所占的比例比较稳定，年轻人则多在周末来。';
    for (const text of [`${beside}${reworded}。`, `${reworded}。${beside}`, `${beside}\n${reworded}。`]) {
      const { matches } = await check(text, [source, other]);
      expect(matches.map(({ start, end }) => text.slice(start, end))).toEqual([reworded]);
    }
  });

  it('is a sentence of one paragraph: neither the line above it, which has no stop, nor one with a heading that is like it', async () => {
    const source = '普鲁士蓝类似物用作钠离子电池正极时，结晶水会堵塞离子通道，使容量在低温下迅速衰减。';
    const reworded = '若以普鲁士蓝类似物充当钠离子电池的正极，其结晶水便可能阻碍离子迁移，低温时容量衰减很快';
    const heading = '引言：普鲁士蓝类似物充当正极时结晶水怎样堵塞离子通道';
    const found = async (above: string) => {
      const text = `${zh.own}\n${above}\n${reworded}。`;
      const kinds = above.split('\n').map(() => ({ kind: 'HEADING' as const }));
      const { matches } = await check(text, [source], { paragraphs: lines(text, [{}, ...kinds, {}]) });
      return matches.map(({ start, end }) => text.slice(start, end));
    };
    expect(await found('三、结果')).toEqual([reworded]);
    expect(await found(`Keywords: beekeeping in the north; heather\n${heading}`)).toEqual([heading, reworded]);
  });

  it('of two sentences made of one is one place', async () => {
    const source = '普鲁士蓝类似物用作钠离子电池正极时，结晶水会堵塞离子通道，使容量在低温下迅速衰减。';
    const reworded = '普鲁士蓝的类似物可以充当钠离子电池的正极。不过其中的结晶水阻碍离子迁移，低温容量衰减很快';
    const text = `${zh.own}${reworded}。`;
    const { matches } = await check(text, [source]);
    expect(matches.map(({ start, end }) => text.slice(start, end))).toEqual([reworded]);
  });
});

describe('two texts', () => {
  it('are compared from both sides', async () => {
    const left = `${zh.own}${zh.copied}`;
    const compared = await compareTexts(left, zh.source, 'zh');
    expect(compared.matches).toHaveLength(1);
    const [match] = compared.matches;
    expect(left.slice(match?.left.start, match?.left.end)).toBe(zh.copied);
    expect(zh.source.slice(match?.right.start, match?.right.end)).toBe(zh.copied);
    expect(compared.left.rate).toBeCloseTo(countUnits(zh.copied) / compared.left.units, 2);
    expect(compared.right.rate).toBeCloseTo(countUnits(zh.copied) / compared.right.units, 2);
    // Fourteen characters prove nothing in a library of thousands; of two texts that are the same all is the same.
    const short = '盐度降低两周之后的新芽密度很';
    expect(await compareTexts(short, short, 'zh')).toMatchObject({ left: { rate: 1 }, right: { rate: 1 } });
    const twice = `${zh.copied}${zh.own}${zh.copied}`;
    const other = await compareTexts(zh.copied, twice, 'zh');
    expect(other.matches.map((one) => twice.slice(one.right.start, one.right.end))).toEqual([zh.copied, zh.copied]);
    // Seen from both sides it is one place, whatever stands around it on either.
    const [before, behind] = [`${zh.own}${zh.copied}`, `${zh.copied.slice(0, -1)}，${others.ja.own}`];
    expect((await compareTexts(before, behind, 'zh')).matches).toHaveLength(1);
    expect(other.right.rate).toBeCloseTo((2 * countUnits(zh.copied)) / other.right.units, 9);
    expect((await compareTexts(zh.own, others.en.source, 'zh')).matches).toEqual([]);
    expect(await compareTexts('', '。。', 'zh')).toMatchObject({ left: { rate: 0 }, right: { rate: 0 }, matches: [] });
  });
});
