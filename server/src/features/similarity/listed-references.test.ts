import { describe, expect, it } from 'vitest';
import { readManuscript } from '../../documents/rewriting/read-manuscript.ts';
import type { KeptReason } from '../../documents/rewriting/text-to-rewrite.ts';
import { type WeighedText, weighText } from './checks/weigh-text-worker.ts';
import { findReferences } from './listed-references.ts';

const listed = (...lines: string[]): boolean[] =>
  findReferences(lines.map((text) => ({ why: 'REFERENCES' as KeptReason, lead: '', text })));

/** As somebody pastes it. */
const weigh = async (...lines: string[]): Promise<WeighedText & { kinds: string[] }> => {
  const { paragraphs } = await readManuscript({ kind: 'text', text: lines.join('\n\n') });
  const weighed = weighText(paragraphs);
  return { ...weighed, kinds: weighed.paragraphs.map(({ kind }) => kind) };
};

const own = '我们沿三条样带取样，每隔五十米测一次土壤含水量。渔民的说法与此不同：他们认为水闸开放的时间更要紧。';
const prose = {
  zh: (index: number) =>
    `第${index}年的春汛里，东闸的看守人把水尺上的刻度重新描过，船主却仍按旧标记停靠；镇上的账簿因此多出一栏，记的是误了潮水的船只和它们卸在岸边的货物。到了秋天，债约仍写在羊皮上，由两家各执一半为凭，谁也不肯先去县里登记。`,
  en: (index: number) =>
    `In the ${index}th spring the keeper of the eastern sluice painted the marks of the gauge anew, while the skippers went on mooring by the old ones; and the ledgers of the town gained a column for boats that had missed the tide. By autumn the bonds were still written on hides, of which either house kept one half.`,
  es: (index: number) =>
    `En la primavera número ${index} el guarda de la compuerta oriental pintó de nuevo las marcas de la regla, pero los patrones siguieron amarrando según las antiguas; y los libros del pueblo ganaron una columna para las barcas que habían perdido la marea. En otoño las deudas se escribían aún en pieles, y cada casa guardaba una mitad.`,
  ja: (index: number) =>
    `${index}年目の春の増水のとき、東の水門の番人は水位標の目盛りを塗り直したが、船主たちは古い印に従って船を着け続けた。町の帳簿には潮を逃した船を記す欄が増え、秋になっても証文は革に書かれ、両家が半分ずつ持っていた。`,
};
const references = {
  zh: [
    '[1] 李明, 王芳. 县域数字阅读推广的路径研究[J]. 图书馆杂志, 2019, 38(3): 44-58.',
    '[2] 中共中央, 国务院. 关于全面推进乡村振兴加快农业农村现代化的意见[EB/OL]. (2021-02-21)[2022-03-01]. http://www.gov.cn/zhengce/2021-02/21/content_5588098.htm.',
    '[3] 国家统计局. 中国统计年鉴2020[M]. 北京: 中国统计出版社, 2020.',
    '[4] 最高人民法院. 关于审理涉及农村土地承包经营纠纷调解仲裁案件适用法律若干问题的解释[Z]. 法释〔2014〕1号, 2014.',
    '[5] 中国医师协会呼吸医师分会, 中华医学会呼吸病学分会, 中国康复医学会呼吸康复专业委员会, 《中华健康管理学杂志》编辑委员会. 中国慢性呼吸道疾病呼吸康复管理指南(2021年)[J]. 中华健康管理学杂志, 2021, 15(6): 521-538.',
    '费孝通：《乡土中国》，北京：人民出版社，2008年，第24页。',
  ],
  en: [
    'Smith, J., & Doe, A. (2019). Reading in small towns: A survey of branch libraries. Journal of Rural Studies, 38(3), 44–58. https://doi.org/10.1000/jrs.2019.44',
    'World Health Organization. Guidelines on physical activity, sedentary behaviour and sleep for children under five years of age. Geneva: World Health Organization, 2019.',
    'Sutton MG, Plappert T, Abraham WT, Smith AL, Delurgio DB, Leon AR, Loh E, Kocovic DZ, Fisher WG, Ellestad M, Messenger J, Kruger K, Hilpisch KE, Hill MR. Effect of cardiac resynchronization therapy on left ventricular size and function in chronic heart failure. Circulation. 2003;107:1985–90.',
  ],
  es: [
    'García López, M. (2018). La lectura en los pueblos pequeños: un estudio de bibliotecas. Revista de Documentación, 12(2), 15-30.',
    'Instituto Nacional de Estadística. (2020). Encuesta de hábitos culturales en España 2018-2019. Madrid: INE.',
  ],
  ja: [
    '山田太郎「地方図書館における読書推進の課題」『図書館学研究』第12巻第3号、2019年、44-58頁。',
    '佐藤花子（2018）『読書の社会史』岩波書店。',
  ],
};

describe('a list of references', () => {
  it('holds entries of four languages, however long, in whatever style', () => {
    for (const list of [...Object.values(references), Object.values(references).flat()])
      expect(listed(...list)).toEqual(list.map(() => true));
  });

  it('holds what a file broke into lines, headings of its parts and odd entries among many', () => {
    const lines = [
      '一、著作类',
      ...references.zh,
      '二、期刊论文',
      '[6] Smith J, Doe A. Reading in small towns: a survey of the branch',
      'libraries of twelve counties and of their readers. Journal of Rural',
      'Studies, 2019, 38(3): 44-58.',
      '[7] 县志办公室内部资料',
      '[8] 李明. 阅读推广[J].',
      '图书馆杂志, 2020, 3: 4-5.',
    ];
    expect(listed(...lines)).toEqual(lines.map(() => true));
  });

  it('holds no text that stands below it, in any language, and no more than the text that it is of', async () => {
    for (const [language, write] of Object.entries(prose)) {
      const list = references[language as keyof typeof references];
      const text = Array.from({ length: 8 }, (_, index) => write(index + 1));
      expect(listed(...list, ...text), language).toEqual([...list.map(() => true), ...text.map(() => false)]);
      const dressed = text.map((line, index) => `[${index + 1}] ${line.slice(0, -1)}[J].`);
      expect(listed(...dressed), language).toEqual(dressed.map(() => false));
      const clauses = text.flatMap((line) => line.split(/(?<=[。.])/u)).map((line, index) => `[${index}] ${line}[J]`);
      expect(listed(...clauses).filter(Boolean).length, language).toBeLessThan(clauses.length / 4);
    }
    const entries = Array.from({ length: 200 }, (_, index) => references.zh[0]?.replace('[1]', `[${index + 1}]`) ?? '');
    const { units, allUnits } = await weigh(own, '参考文献', ...entries);
    expect(units).toBeGreaterThan(allUnits - 700);
    const long = Array.from({ length: 80 }, (_, index) => prose.zh(index));
    expect((await weigh(...long, '参考文献', ...entries)).kinds.filter((kind) => kind === 'REFERENCES')).toHaveLength(
      201,
    );
  });

  it.each(['第二章 结果', '二、结果', '## 结果', '2 结果', '（二）结果'])(
    'of a chapter ends where the next one begins: %s',
    async (heading) => {
      const text = [prose.zh(1), prose.zh(2), prose.zh(3)];
      const list = references.zh.slice(0, 3);
      const weighed = await weigh('第一章 绪论', own, '参考文献', ...list, heading, ...text, '参考文献', ...list);
      expect(weighed.kinds).toEqual([
        ...['HEADING', 'PROSE', ...Array(4).fill('REFERENCES'), 'HEADING', ...Array(3).fill('PROSE')],
        ...Array(4).fill('REFERENCES'),
      ]);
    },
  );

  it('hides nothing that follows a line with its name', async () => {
    const text = Array.from({ length: 60 }, (_, index) => prose.zh(index));
    const [bare, named] = [await weigh(own, ...text), await weigh(own, '参考文献', ...text)];
    expect(named.units).toBeGreaterThanOrEqual(bare.units);
    const marked = await weigh(own, ...text.map((line, index) => `[${index + 1}] ${line}[J]`));
    expect(marked.units).toBeGreaterThanOrEqual(bare.units);
    // Cut so that each line is too short to be looked at.
    const cut = text.flatMap((line) => line.match(/.{1,11}/gu) ?? []);
    expect((await weigh(own, '参考文献', ...references.zh, ...cut)).units).toBeGreaterThan(0.98 * bare.units);
  });
});
