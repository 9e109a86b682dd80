import type { ContextKind, Reading } from './title-analysis.ts';

const studyTail =
  /(?:に関する|についての|をめぐる|の)?(?:実証的|理論的|比較|基礎的|実践的|一)?(?:研究|考察|検討|分析|一考察|試論|調査)$/u;
const effect =
  /^(.+?)が(.+?)に(?:及ぼす|及ぼした|与える|与えた)(?:影響|効果|作用)|^(.+?)の(.+?)(?:への|に対する)(?:影響|効果|作用)/u;
const link = /^(.+?)と(.+?)(?:と)?の(?:関係|関連|相関)/u;
const factors = /^(.+?)(?:の|に影響する|を規定する)(?:規定要因|影響要因|要因|決定要因)/u;
const design = /^(.+?)の(?:設計と(?:実装|評価|開発)|設計|開発と評価|開発|構築|試作|作製|合成|提案)/u;
const application = /^(.+?)(?:における|での)(.+?)の(?:活用|応用|導入|実践)/u;
const comparison = /比較|対比|異同/u;
const history = /(?:変遷|歴史的展開|展開過程|成立過程|歴史|変容|形成過程|推移)/u;
const measures = /(?:課題|対策|方策|問題点|改善|解決策|戦略|あり方|支援|予防|防止|向上策|保護|規制)/u;
const theory = /(?:概念|思想|表象|意義|意味|論理|倫理|本質|限界|性質|正当性|像|解釈|美学|理論)/u;

const example = /(?:——|―+|－|:|：|〜|~)?\s*(.+?)を(?:事例|例|対象|中心|題材)(?:として|に)?(?:〜|~)?$/u;
const based = /^(.+?)(?:に基づく|にもとづく|を用いた|を利用した|による)(.+)$/u;
const settingHead = /^(.+?)(?:における|での|下の|の下での)(.+)$/u;
const ageHead = /^(.{2,12}?(?:時代|期|以降))の(.+)$/u;
const countries: Record<string, string> = {
  独: 'ドイツ',
  英: 'イギリス',
  米: 'アメリカ',
  中: '中国',
  韓: '韓国',
  仏: 'フランス',
};
const period = /時代|世紀|年代|戦後|戦前|近世|近代|明治|大正|昭和|平成|令和|期$/u;

function kindOf(context: string): ContextKind {
  if (period.test(context)) return 'time';
  return /(?:者|生|児|員|人)$/u.test(context) ? 'group' : 'place';
}

/** 甲の乙: the last の that leaves a whole word on both sides. */
function splitAspect(text: string): { object: string; aspect: string | null } {
  const at = text.lastIndexOf('の');
  if (at < 2 || text.length - at < 3) return { object: text, aspect: null };
  return { object: text.slice(0, at), aspect: text.slice(at + 1) };
}

export function readJaTitle(title: string): Reading {
  const [main = title, ...others] = title.split(/\s*(?:——|―+|—|：|:|〜)\s*/u).filter(Boolean);
  const caseFound = example.exec(others.join('：'));
  const lens =
    others.length > 0 && !caseFound
      ? /^(.+?)(?:に基づいて|を用いて|の視点から|の観点から|による分析)/u.exec(others.join('：'))?.[1]
      : undefined;
  let rest = main;
  let context: string | null = caseFound?.[1] ?? null;
  let contextKind: ContextKind | null = context ? 'case' : null;
  let method: string | null = lens ?? null;
  const method1 = based.exec(rest);
  if (method1?.[1] && method1[2] && !/が|対する/u.test(method1[1])) {
    method = method1[1];
    rest = method1[2];
  }
  const core = rest.replace(studyTail, '').replace(/(?:について|に関して)$/u, '') || rest;
  const withContext = (reading: Reading): Reading => ({ ...reading, context, contextKind, method });
  const applied = application.exec(core);
  if (applied?.[1] && applied[2]) return withContext({ object: applied[2], aspect: applied[1], relation: 'design' });
  let matter = core;
  const place = settingHead.exec(core) ?? ageHead.exec(core);
  if (place?.[1] && place[2] && place[2].length >= 3) {
    matter = place[2];
    if (!context) {
      context = place[1];
      contextKind = kindOf(place[1]);
    }
  }
  const acted = effect.exec(matter);
  const acts = acted ? [acted[0], acted[1] ?? acted[3], acted[2] ?? acted[4]] : link.exec(matter);
  if (acts?.[1] && acts[2]) return withContext({ object: acts[1], aspect: acts[2], relation: 'effect' });
  const cause = factors.exec(matter);
  if (cause?.[1]) return withContext({ object: cause[1], relation: 'effect', focus: cause[1] });
  if (comparison.test(rest)) {
    const compared = matter.replace(/の?(?:比較|対比|異同)$/u, '');
    const nations = /日([独英米中韓仏])(?:の)?/u.exec(compared);
    if (nations?.[1]) {
      const other = countries[nations[1]] ?? '';
      const theme = compared.replace(/の?日[独英米中韓仏]の?$/u, '').replace(/^日[独英米中韓仏]の?/u, '');
      const named = `日${nations[1]}の${theme}`;
      return withContext({ object: named, relation: 'comparison', sides: ['日本', other], focus: named });
    }
    const sides = /^(.+?)と(.+?)(?:と)?(?:の|における|$)/u.exec(compared);
    return withContext({
      object: compared,
      relation: 'comparison',
      sides: sides?.[1] && sides[2] ? [sides[1], sides[2]] : null,
    });
  }
  const tail = matter.replace(/(?:の|と)?(?:変遷|歴史的展開|展開過程|成立過程|歴史|変容|形成過程|推移)$/u, '');
  if (history.test(matter.slice(-6)))
    return withContext({ ...splitAspect(tail || matter), relation: 'history', focus: tail || matter });
  const designed = design.exec(matter);
  if (designed?.[1]) return withContext({ object: designed[1], relation: 'design', focus: designed[1] });
  if (measures.test(matter.slice(-8))) {
    const problem =
      matter.replace(
        /(?:の|における|をめぐる)?(?:現状と)?(?:法的|制度的|主要な|経営)?(?:課題|対策|方策|問題点|解決策|改善策)(?:と(?:課題|対策|方策|展望|解決策|改善策))?$/u,
        '',
      ) || matter;
    return withContext({ ...splitAspect(problem), relation: 'measures', focus: problem });
  }
  return withContext({
    ...splitAspect(matter),
    relation: theory.test(matter.slice(-4)) || /(?:考察|試論)$/u.test(main) ? 'theory' : null,
    focus: matter,
  });
}
