import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, type Section, section } from '../section.ts';
import type { Core } from './core.ts';
import { planObservation } from './observation.ts';
import { isAilment, isDefect, planAilment, planDefect } from './technical-remedies.ts';

/** What is borne and not applied has no best level and no advice for its use. */
const harming =
  /污染|胁迫|毒性|重金属|镉|铅|微塑料|酸雨|NaCl|盐分?(?:浓度|胁迫)|干旱|salt\b|sal\b|microplastic|pollut|toxic|heavy metal|salinity|drought|stress\b|microplástico|contaminaci|toxicidad|metales pesados|salinidad|sequía|estrés|プラスチック|汚染|毒性|重金属|カドミウム|塩害|塩ストレス|酸性雨|乾燥ストレス/iu;

/** Only what comes in amounts has a best one. */
const graded =
  /浓度|剂量|用量|施用量|施肥|水平|温度|光照|pH|密度|添加|比例|时间|配比|concentration|dose|amount|rates? of|level|temperature|light|\bpH\b|density|fertili|concentraci|dosis|temperatura|luz|nivel|densidad|濃度|量|温度|光|密度|添加/iu;
/** 不同浓度: the levels are in the name already. */
const varied = /^(?:不同|different|various|varying|distint|diferentes|異なる)/iu;
/** What a student can set and vary beside a control. */
const benchDriver =
  /光照|光强|温度|浓度|pH|湿度|酶|底物|溶剂|催化剂|激素|light|temperature|concentration|\bpH\b|humidity|substrate|solvent|catalyst|hormone|caffeine|surface area|mass\b|length|angle|temperatura|concentración|luz|光|温度|濃度/iu;
const inTheField =
  /河|湖|海|流域|森林|草原|城市|气候|大气|river|lake|sea|ocean|forest|basin|climate|urban|coast|río|lago|mar\b|bosque|clima|川|湖|海|森林|気候|流域/iu;
export const isBenchWork = ({ bearing, text, contexts }: TitleUnderstanding): boolean =>
  bearing !== null &&
  benchDriver.test(bearing.cause) &&
  !inTheField.test(text) &&
  !contexts.some(({ kind }) => kind === 'place');

const latinOutcome =
  /^(?:the |el |la |los |las )?(?<one>[\p{Ll}-]+(?: [\p{Ll}-]+)?) (?:and|y|e) (?:the |el |la |los |las )?(?<two>(?!(?:and|y|e) )[\p{Ll}-]+(?: (?!and |y |e )[\p{L}-]+){0,5}?)(?: of [^,]+)?$/u;

/** 幼苗生长及光合特性: two sets of measures have a section each. */
function splitOutcome(outcome: string, text: string): string[] {
  const found = /^(?<one>\p{Script=Han}{2,8})(?:及其?|与|和)(?<two>\p{Script=Han}{2,8})$/u.exec(outcome)?.groups;
  if (found?.one && found.two) return text.includes(outcome) ? [found.one, found.two] : [];
  // "germination and root growth of white clover": whose they are, the chapter says.
  const latin = latinOutcome.exec(outcome)?.groups;
  return latin?.one && latin.two ? [latin.one, latin.two] : [];
}

/** What is tried on plots and animals, what on people, what on the bench. */
const trialOf =
  (subject: Section): Core =>
  (material, angle, { bearing, text, object }) => {
    const isHarm = harming.test(text);
    const theory = material.theory();
    const differ = varied.test(object) && bearing !== null ? 'trial.across' : 'trial.main';
    const both = bearing === null ? [] : splitOutcome(bearing.outcome, text);
    // 不同施用量: amounts differ where they are compared; what is used is one of them.
    const one = object.replace(/^不同的?(?=.{3})/u, '');
    const own = one === object ? {} : { object: one, focus: one };
    const results = section('trial.result', 26, [
      ...(both.length > 0 ? both.map((aspect) => part(differ, { aspect, outcome: aspect })) : [part(differ)]),
      part('trial.course'),
      bearing !== null && !isHarm && graded.test(text) && part('trial.dose', own),
    ]);
    const explained =
      theory !== '' && part('trial.mechanism', { theory }, [part('trial.chain'), part('trial.missing')]);
    const discussion = section('trial.discussion', 22, [
      ...(explained ? [explained] : [part('trial.chain'), part('trial.missing')]),
      part('trial.alternative'),
      angle % 2 === 0 && !isHarm && part('trial.use', own),
    ]);
    const design = section('trial.design', 24, [
      subject,
      part('trial.groups', {}, [part('trial.level'), part('trial.repeat')]),
      part('trial.indicators'),
      part('trial.analysis'),
    ]);
    if (angle % 3 === 1) {
      return [
        design,
        { ...results, children: results.children.slice(0, 2) },
        section('trial.condition', 16, [part('trial.dose', own), part('trial.use', own)]),
        discussion,
      ];
    }
    return angle % 3 === 2
      ? [design, { ...results, children: results.children.toReversed() }, discussion]
      : [design, results, discussion];
  };

export const planTrial: Core = trialOf(part('trial.material'));
const planFieldTrial: Core = trialOf(part('trial.plot'));
const planTrialOnPeople: Core = trialOf(part('trial.people'));

/** What works on a site do to the ground and to what stands near: records and a model, for nobody digs a second pit beside it. */
export const planSite: Core = (_material, angle) => {
  const factors = [part('site.course'), part('site.space'), part('site.factor')];
  return [
    section('site.data', 18, [part('struct.site'), part('site.watch')]),
    section('site.model', 20, [part('site.build'), part('site.proof')]),
    section('site.result', 28, angle % 2 === 1 ? factors.toReversed() : factors),
    section('site.control', 16, [part('site.limit'), part('site.means')]),
  ];
};
const onSite =
  /基坑|开挖|盾构|隧道|地铁(?:施工|车站)|降水(?:施工|对)|爆破|顶管|堆载|桩基施工|采空|excavation|tunnell?ing|blasting|dewatering|excavaci[oó]n|túnel|掘削|シールド|トンネル/iu;

export const isSiteWork = (field: Field, { text, bearing, kind }: TitleUnderstanding): boolean =>
  field === 'engineering' &&
  bearing !== null &&
  (kind === 'lab-experiment' || kind === 'relation-test') &&
  onSite.test(text);

const making =
  /^(?:制备工艺|制备|合成|表征|结构|应用|(?:green |facile )?(?:preparation|synthesis|fabrication)|characteri[sz]ation|structure|síntesis|preparación|caracterización|estructura|作製|合成|評価|構造)[\s,、]*(?:与|及其|及|和|and|its|their|y|su|sus|と|およびその|および)*\s*/iu;

/** What is tested of the material, where the title names it beside its making. */
function findProperty({ aspect, isAspectNamed, language, text }: TitleUnderstanding): string {
  if (!isAspectNamed) return '';
  let property = aspect;
  while (making.test(property)) property = property.replace(making, '');
  const at = text.toLowerCase().indexOf(property.toLowerCase());
  return property.length >= 2 && at >= 0
    ? grammars[language].fromTitle(text.slice(at, at + property.length), text)
    : '';
}

/** The leaves or the peel that a material is made from, where the title names them. */
const rawMaterial =
  /\b(?:lea(?:f|ves)|extracts?|peels?|seeds?|bark|roots?|husks?|shells?|bagasse|straw|stalks?|flowers?|fruits?|ash|waste)\b/iu;
function findRawMaterial({ language, text, contexts }: TitleUnderstanding): string {
  if (language !== 'en') return '';
  const found = contexts.find((context) => rawMaterial.test(context.text));
  return found ? grammars.en.fromTitle(found.text, text) : '';
}

/** Made and looked at, with no use in view. */
const characterised = /表征|characteri[sz]ation|caracterización|構造解析/iu;

/** Raw materials, route, what came out, how it performs and why. */
const planMaterial: Core = (material, angle, title) => {
  const theory = material.theory();
  const property = findProperty(title);
  const raw = findRawMaterial(title);
  const structure = section('material.structure', 22, [part('material.phase'), part('material.shape')]);
  const tested = section(
    'material.property',
    28,
    [
      part('material.performance'),
      part('material.stability'),
      part('material.mechanism', theory === '' ? {} : { theory }),
    ],
    property === '' ? {} : { aspect: property },
  );
  return [
    section('material.route', 22, [
      part('material.reagents', raw === '' ? {} : { term: raw }),
      part('material.process', {}, [part('material.step'), part('material.control')]),
      part('material.optimise'),
    ]),
    ...(property === '' && theory === '' && characterised.test(title.text)
      ? [structure, section('material.tune', 22, [part('process.amount'), part('process.setting')])]
      : angle % 2 === 1
        ? [tested, structure]
        : [structure, tested]),
  ];
};

const planProcess: Core = (_material, angle) => {
  const proofs = [part('process.cross'), part('process.proof')];
  return [
    section('process.material', 20, [part('process.flow'), part('process.index')]),
    section('process.single', 24, [
      part('process.amount'),
      part('process.setting', {}, [part('process.range'), part('process.curve')]),
    ]),
    section('process.best', 28, [...(angle % 2 === 1 ? proofs.toReversed() : proofs), part('process.quality')]),
  ];
};

const planAssay =
  (...results: readonly Section[]): Core =>
  (_material, angle) => [
    section('assay.method', 26, [
      part('assay.principle'),
      part('assay.sample'),
      part('assay.steps', {}, [part('assay.blank'), part('assay.record')]),
    ]),
    section('assay.result', 28, angle % 2 === 1 ? results.toReversed() : results),
    section('assay.error', 20, [part('assay.source'), part('assay.better')]),
  ];

const processed =
  /工艺|提取|发酵|配方|加工|酿造|干燥|处方|optimi[sz]ation|extraction|fermentation|formulation|production of|optimizaci|extracci|fermentaci|elaboraci|抽出|発酵|配合|製造/iu;
const made =
  /制备|合成|性能|改性|降解|复合材料|薄膜|纳米|微球|催化剂|吸附|焊接|合金|涂层|组织与|表征|preparation|synthesi|fabrication|films?\b|composites?|nano|catalyst|adsor|weld|alloy|coating|characteri[sz]ation|removal|síntesis|preparaci|adsorci|aleaci|作製|合成|複合材料|薄膜|ナノ|触媒|吸着|溶接|合金/iu;
const identified = /分离|鉴定|筛选|isolat|identif|screening of|aislamiento|identificaci|分離|同定/iu;
const functional =
  /功能分析|基因|蛋白|转录|表达|\bgene\b|protein|expression of|transcription|\bgen(?:es)?\b|proteína|遺伝子|タンパク|発現/iu;
const measured = /测定|含量|检测|测量|determination|measur|titration|determinaci|medici|valoraci|測定|定量|分析法/iu;

const law: Record<TitleUnderstanding['language'], RegExp> = {
  zh: /(?:验证|检验)(?<law>.{2,16}?(?:定律|定理|原理|法则|规律))|(?<law2>[^，：与和及的]{2,14}?(?:定律|定理|法则|规律))的?(?:实验)?(?:验证|检验)/u,
  en: /(?:verif\w+|testing|confirm\w+|demonstrat\w+)(?: of)? (?:the )?(?<law>[\p{L}’' -]{3,50}?(?:laws?|principle|rule|ratios?)(?: of [\p{L} ]{3,30})?)(?= (?:in|with|using|by)\b|$|:)/iu,
  es: /(?:verificación|comprobación) (?:experimental )?(?:de la |de las |del )(?<law>(?:leyes|ley|principio)(?: de)? [\p{L} ]{3,40}?)(?= (?:con|en|mediante)\b|$|:)/iu,
  ja: /(?<law>[^、：]{2,16}?(?:の法則|法則|定理|原理))(?:の検証|を検証|の確認)/u,
};
const bred =
  /孟德尔|遗传|杂交|果蝇|分离定律|自由组合|mendel|inherit|genetic|cross(?:es|ing)?\b|drosophila|herencia|genétic|メンデル|遺伝|交配|ショウジョウバエ/iu;

/** The law that is put to the test, as the title names it. */
function findLaw({ text, language }: TitleUnderstanding): string {
  const found = law[language].exec(text)?.groups;
  const name = (found?.law ?? found?.law2 ?? '').trim();
  return name === '' ? '' : grammars[language].fromTitle(name, text);
}

/** What the law says should be seen, what was seen, how far the two agree. */
const planVerification =
  (term: string): Core =>
  (_material, _angle, { text }) => {
    const isBred = bred.test(text);
    const slots = { term };
    return [
      section('verify.law', 18, [part('verify.claim'), part('verify.expect')], slots),
      section(
        'verify.method',
        22,
        isBred
          ? [part('verify.parents'), part('verify.cross'), part('verify.steps')]
          : [part('verify.material'), part('verify.steps')],
        slots,
      ),
      section(
        'verify.result',
        26,
        isBred
          ? [part('verify.first'), part('verify.second'), part('verify.square')]
          : [part('verify.data'), part('verify.fit')],
      ),
      section('verify.error', 15, [part('verify.cause'), part('verify.better')]),
    ];
  };

/** "Removal of Lead from Water Using Banana Peel": what takes it up is tried at several doses; nobody prepares a removal. */
function findRemoval({ language, object, text, contexts }: TitleUnderstanding): Core | null {
  const means = contexts.find(({ kind }) => kind === 'means')?.text;
  if (
    language !== 'en' ||
    !means ||
    !/\b(?:removal|adsorption|uptake|degradation|decolou?ri[sz]ation|treatment)\b/iu.test(object)
  )
    return null;
  const own = (span: string): string => grammars.en.fromTitle(span, text);
  const [cause, outcome] = [own(means), own(object)];
  const slots = { object: cause, driver: cause, aspect: outcome, outcome, focus: grammars.en.join(cause, outcome) };
  return (material, angle, title) =>
    planTrial(material, angle, { ...title, bearing: { cause, outcome, through: null, under: null } }).map(
      (chapter) => ({
        ...chapter,
        slots: { ...slots, ...chapter.slots },
      }),
    );
}

/** A preparation, a process, a measurement, or a treatment tried beside a control. */
export function findLabCore(field: Field, title: TitleUnderstanding): Core {
  const { text, bearing, object, contexts } = title;
  const isBenchField =
    field === 'science' || field === 'engineering' || field === 'agriculture' || field === 'medicine';
  if (!isBenchField) return planTrialOnPeople;
  const tested = bearing === null ? findLaw(title) : '';
  if (tested !== '') return planVerification(tested);
  if (bearing === null) {
    if (field === 'engineering' && isDefect(object)) return planDefect;
    const taken = findRemoval(title);
    if (taken) return taken;
    if (functional.test(text)) return planAssay(part('assay.isolate'), part('assay.identify'), part('assay.function'));
    if (made.test(text)) return planMaterial;
    if (processed.test(text)) return planProcess;
    if (identified.test(text)) return planAssay(part('assay.isolate'), part('assay.identify'));
    if (measured.test(text)) return planAssay(part('assay.value'), part('assay.across'));
    // Nothing is tried: a pest has signs and causes, what is found at a place has a pattern.
    if (field !== 'engineering' && isAilment(object)) return planAilment;
    if (field !== 'engineering' && contexts.some(({ kind }) => kind === 'place')) return planObservation;
  }
  if (isSiteWork(field, title)) return planSite;
  return field === 'agriculture' ? planFieldTrial : planTrial;
}
