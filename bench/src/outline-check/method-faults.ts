import type { TitleKind } from '@yanmo/contract/understanding';

/** Families of methods by the words that give them away in any of the four languages. */
const words = {
  askPeople:
    /问卷|访谈|焦点小组|受访|被调查者|量表|questionnaire|interview|focus group|respondent|likert|survey of (?!the literature|research|methods)|encuesta|entrevista|grupo focal|cuestionario|質問紙|アンケート|インタビュー|聞き取り|フォーカスグループ|尺度得点/iu,
  statistics:
    /回归|面板数据|双重差分|结构方程|工具变量|中介检验|调节效应|稳健性|内生性|regression|panel data|difference-in-differences|structural equation|instrumental variable|robustness|endogeneity|regresión|datos de panel|ecuaciones estructurales|回帰|パネルデータ|構造方程式|頑健性|内生性/iu,
  trial:
    /对照组|实验组|随机分组|随机对照|准实验|受试者|被试|control group|randomi[sz]ed|treatment group|quasi-experiment|participants were|grupo control|ensayo clínico|aleatori[oa]|cuasiexperiment|対照群|無作為|ランダム化|準実験|被験者/iu,
  closeReading: /文本细读|细读|叙事分析|close reading|narrative analysis|lectura atenta|精読|テクスト分析/iu,
  doctrine:
    /法教义学|规范分析|(?<!方)法解释|裁判文书|doctrinal analysis|case-law analysis|dogmática jurídica|判例分析|法解釈/iu,
  building:
    /系统架构|数据库设计|模块设计|系统测试|功能测试|software architecture|database design|unit test|arquitectura del sistema|diseño de la base de datos|システム構成|データベース設計|単体テスト/iu,
  laboratory:
    /试剂|样品制备|表征手段|扫描电镜|reagents|sample preparation|characteri[sz]ation by|reactivos|試薬|試料の調製|走査電子/iu,
  plots: /田间试验|小区试验|field plot|parcelas experimentales|圃場試験/iu,
} as const;
type Family = keyof typeof words;

const never: Record<TitleKind, readonly Family[]> = {
  'status-and-remedies': ['closeReading', 'building', 'trial'],
  'relation-test': ['closeReading', 'doctrine', 'building'],
  'design-artefact': ['statistics', 'closeReading', 'doctrine'],
  'doctrinal-law': ['statistics', 'trial', 'building', 'laboratory', 'plots', 'askPeople'],
  'text-interpretation': ['statistics', 'trial', 'building', 'laboratory', 'plots', 'askPeople', 'doctrine'],
  'history-narrative': ['statistics', 'trial', 'building', 'laboratory', 'plots', 'askPeople'],
  'clinical-study': ['closeReading', 'doctrine', 'building', 'plots'],
  'lab-experiment': ['askPeople', 'closeReading', 'doctrine', 'building', 'statistics'],
  'theory-essay': ['askPeople', 'trial', 'statistics', 'building', 'laboratory', 'plots'],
  review: ['trial', 'building', 'laboratory', 'plots', 'askPeople', 'statistics'],
  'case-study': ['closeReading', 'building', 'laboratory', 'plots', 'trial'],
  'policy-analysis': ['closeReading', 'building', 'laboratory', 'plots', 'trial'],
  'teaching-design': ['closeReading', 'doctrine', 'building', 'laboratory', 'plots'],
};

/** Rivers, alloys, crops and networks answer no questions, whatever the paper is called. */
const withoutRespondents =
  /河流|沉积|土壤|水质|合金|混凝土|催化|纳米|胁迫|神经网络|图像|识别|检测|预测模型|算法|定理|方程|遥感|基因|菌|neural|network|sediment|river|soil|concrete|alloy|catalyst|nanop|image|detection|recognition|algorithm|theorem|genom|bacteri|suelo|río|hormigón|concreto armado|algoritmo|imágenes|河川|土壌|合金|触媒|画像|認識|アルゴリズム|定理|菌/iu;
const aboutPeople =
  /意愿|满意|态度|认知|行为|用户|学生|教师|农户|居民|患者|attitude|user|student|teacher|farmer|patient|adoption|percepci|usuari|estudiant|利用者|学生|住民|患者|意識/iu;

export interface JudgedTitle {
  title: string;
  field: string;
  kind: TitleKind;
}

/** Families that a heading or summary names although a paper of this title cannot use them. */
export function findMethodFaults(text: string, { title, field, kind }: JudgedTitle): string[] {
  const wrong = new Set<Family>(never[kind]);
  // A person may be asked about a product or a picture, never about a network.
  if (withoutRespondents.test(title) && !aboutPeople.test(title)) wrong.add('askPeople');
  if (field === 'art') wrong.delete('askPeople');
  // What the title itself names cannot be wrong.
  return [...wrong].filter((family) => words[family].test(text) && !words[family].test(title));
}
