import type { Language } from '@yanmo/contract/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layFigure, parsePlan } from './draw-figure.ts';
import { defaultLook } from './figure-look.ts';
import type { FigurePlanInput } from './figure-plan.ts';
import { layoutFlaws } from './testing/layout-flaws.ts';
import { samplePlans } from './testing/sample-plans.ts';

const words: Readonly<Record<Language, readonly string[]>> = {
  zh: ['研究', '方法', '数字普惠金融', '（问卷）', '，', '“质量”', 'SPSS 26.0', '、', '影响机制', '……'],
  en: [
    'the ',
    'structural ',
    'equation ',
    'model ',
    'self-determination ',
    '(n = 420) ',
    'internationalization ',
    '& ',
  ],
  es: ['¿cómo? ', 'la ', 'investigación ', 'señal ', 'metodología ', 'año-a-año '],
  ja: ['アンケート', '調査', 'の', 'データ', 'を', '分析する', '。', 'ー'],
};
const hostile = ['😀', 'مرحبا', 'x'.repeat(200), '<b>&"', '🧑‍🔬', 'Ω≈ç√', '\u200b'];

const label = (language: Language, maximum: number): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words[language]) }, fc.constantFrom(...hostile)), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => `研${parts.join('')}`.slice(0, maximum).toWellFormed().trim());

const arrowsAmong = (count: number, maximum: number) =>
  fc
    .array(
      fc.record({
        from: fc.nat(count - 1),
        to: fc.nat(count - 1),
        label: fc.option(fc.constantFrom('是', '否', 'yes'), { nil: undefined }),
      }),
      { maxLength: maximum },
    )
    .map((list) =>
      list
        .filter(({ from, to }) => from !== to)
        .map(({ from, to, label: words_ }) => ({ from: `n${from}`, to: `n${to}`, ...(words_ && { label: words_ }) })),
    );

const framework = (language: Language): fc.Arbitrary<FigurePlanInput> =>
  fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 }).chain((sizes) => {
    const count = sizes.reduce((sum, size) => sum + size, 0);
    return fc
      .record({
        labels: fc.array(label(language, 160), { minLength: count, maxLength: count }),
        titles: fc.array(fc.option(label(language, 60), { nil: undefined }), {
          minLength: sizes.length,
          maxLength: sizes.length,
        }),
        arrows: arrowsAmong(count, 8),
      })
      .map(({ labels, titles, arrows }): FigurePlanInput => {
        let next = 0;
        const layers = sizes.map((size, layer) => ({
          ...(titles[layer] && { title: titles[layer] }),
          boxes: Array.from({ length: size }, () => ({ id: `n${next}`, label: labels[next++] ?? '研' })),
        }));
        return { kind: 'framework', layers, arrows };
      });
  });

const method = (language: Language): fc.Arbitrary<FigurePlanInput> =>
  fc.integer({ min: 1, max: 24 }).chain((count) =>
    fc
      .record({
        steps: fc.array(
          fc.record({
            label: label(language, 120),
            shape: fc.constantFrom('step', 'step', 'decision', 'end' as const),
          }),
          { minLength: count, maxLength: count },
        ),
        arrows: arrowsAmong(count, 30),
      })
      .map(
        ({ steps, arrows }): FigurePlanInput => ({
          kind: 'method',
          steps: steps.map((step, index) => ({ ...step, id: `n${index}` })) as never,
          arrows,
        }),
      ),
  );

const structure = (language: Language): fc.Arbitrary<FigurePlanInput> => {
  const text = label(language, 300);
  const leaves = fc.array(
    text.map((value) => ({ label: value })),
    { maxLength: 6 },
  );
  const chapters = fc.array(fc.record({ label: text, children: leaves }), { minLength: 1, maxLength: 12 });
  return fc.record({ label: text, children: chapters }).map((root): FigurePlanInput => ({ kind: 'structure', root }));
};

const model = (language: Language): fc.Arbitrary<FigurePlanInput> =>
  fc
    .record({
      roles: fc.array(fc.constantFrom('independent', 'mediator', 'moderator', 'dependent', 'control' as const), {
        minLength: 2,
        maxLength: 9,
      }),
      labels: fc.array(label(language, 60), { minLength: 9, maxLength: 9 }),
      pairs: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 9 }),
      onPaths: fc.array(fc.nat(8), { maxLength: 3 }),
    })
    .map(({ roles, labels, pairs, onPaths }): FigurePlanInput => {
      const variables = roles.map((role, index) => ({ id: `n${index}`, role, label: labels[index] ?? '研' }));
      const standing = variables.filter(({ role }) => role !== 'moderator').map(({ id }) => id);
      const direct = pairs
        .map(([from, to]) => ({ from: standing[from % standing.length], to: standing[to % standing.length] }))
        .filter(
          (path): path is { from: string; to: string } =>
            path.from !== undefined && path.to !== undefined && path.from !== path.to,
        )
        .map((path, index) => ({ ...path, label: `H${index + 1}` }));
      const moderators = variables.filter(({ role }) => role === 'moderator');
      const paths = [
        ...direct,
        ...(direct.length === 0
          ? []
          : moderators.map(({ id }, index) => ({
              from: id,
              to: direct[(onPaths[index] ?? 0) % direct.length]?.label ?? '',
              label: `M${index}`,
            }))),
      ];
      return { kind: 'model', variables: variables as never, paths };
    });

const schedule = (language: Language): fc.Arbitrary<FigurePlanInput> =>
  fc
    .record({
      periods: fc.oneof(
        fc.integer({ min: 1, max: 40 }).map((count) => Array.from({ length: count }, (_, index) => `第${index + 1}周`)),
        fc.array(label(language, 30), { minLength: 1, maxLength: 12 }),
      ),
      tasks: fc.array(fc.record({ label: label(language, 160), from: fc.nat(39), to: fc.nat(39) }), {
        minLength: 1,
        maxLength: 30,
      }),
    })
    .map(
      ({ periods, tasks }): FigurePlanInput => ({
        kind: 'schedule',
        periods,
        tasks: tasks.map((task) => {
          const [from, to] = [task.from % periods.length, task.to % periods.length];
          return { label: task.label, from: Math.min(from, to), to: Math.max(from, to) };
        }),
      }),
    );

const language = fc.constantFrom<Language>('zh', 'en', 'es', 'ja');

describe('the layout of a figure', () => {
  it.each(Object.keys(samplePlans))('holds: %s', (name) => {
    const plan = parsePlan(samplePlans[name] as FigurePlanInput);
    for (const layout of layFigure(plan, { ...defaultLook, language: 'zh' })) expect(layoutFlaws(layout)).toEqual([]);
  });

  it.each([
    ['framework', framework],
    ['method', method],
    ['structure', structure],
    ['model', model],
    ['schedule', schedule],
  ] as const)('has no overlap, no torn text, no arrow through a box, whatever the %s', (_, plans) => {
    fc.assert(
      fc.property(
        language.chain((chosen) => plans(chosen).map((plan) => ({ plan, chosen }))),
        fc.constantFrom('serif' as const, 'sans' as const),
        ({ plan, chosen }, font) => {
          const layouts = layFigure(parsePlan(plan), { ...defaultLook, language: chosen, font });
          for (const layout of layouts) expect(layoutFlaws(layout)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
