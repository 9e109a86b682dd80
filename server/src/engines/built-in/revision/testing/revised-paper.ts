import type { Language } from '@yanmo/contract/languages';
import type { PaperRequest, PaperWork, RevisionNote, RevisionRequest } from '../../../engine.ts';
import { createRecentPapers } from '../../paper/recent-papers.ts';
import { requestPaper } from '../../paper/request-paper.ts';
import { planPaperAtOnce } from '../../paper/write-extras.ts';
import { printSection, writePaperAtOnce } from '../../paper/write-paper.ts';

export const subjects: Record<
  Language,
  { title: string; field: PaperRequest['field']; names: string[]; said: string; work: string }
> = {
  zh: {
    title: '乡村教师流失的原因与对策研究——以甘肃省某县为例',
    field: 'education',
    names: ['李明', '王芳', '赵强', '陈静'],
    said: '乡村教师的留任意愿与住房条件有关，县城距离越远的学校流失越多',
    work: '乡村教师留任意愿研究之',
  },
  en: {
    title: 'Causes of rural teacher attrition and measures against it',
    field: 'education',
    names: ['Lee', 'Wang', 'Smith', 'Brown'],
    said: 'Rural teacher attrition depends on housing and on the distance to the county seat',
    work: 'Rural teacher attrition, part ',
  },
  es: {
    title: 'Impacto del turismo rural en el empleo juvenil',
    field: 'economics',
    names: ['García', 'López', 'Ruiz', 'Vega'],
    said: 'El turismo rural sostiene el empleo juvenil allí donde existen redes de formación y de crédito',
    work: 'Turismo rural y empleo, parte ',
  },
  ja: {
    title: 'テレワークが従業員の定着に及ぼす影響――製造業を事例として',
    field: 'management',
    names: ['佐藤', '鈴木', '高橋', '田中'],
    said: 'テレワークの導入は従業員の定着に影響し、その程度は職場の意思疎通によって異なると報告されている',
    work: 'テレワークと定着の研究その',
  },
};

/** Brought to their length, so that there are paragraphs enough to change. */
export const recentPapers = createRecentPapers((paper) => writePaperAtOnce(paper, false));

const papers = new Map<Language, PaperRequest>();

export function request(language: Language): PaperRequest {
  const known = papers.get(language);
  if (known) return known;
  const { title, field, names, said, work } = subjects[language];
  const works = names.map(
    (name, index): PaperWork => ({
      id: `work-${index + 1}`,
      title: `${work}${['一', '二', '三', '四'][index]}`.replace(/[一二三四]$/u, (sign) =>
        language === 'zh' || language === 'ja' ? sign : String('一二三四'.indexOf(sign) + 1),
      ),
      authors: name,
      year: 2018 + index,
      abstract: index < 2 ? `${said}${language === 'zh' || language === 'ja' ? '。' : '.'}` : null,
      language,
      names: [name],
      text: null,
      card: null,
    }),
  );
  const paper = requestPaper({ title, language, field, wordCount: language === 'zh' ? 12_000 : 8_000, works });
  const cited = {
    ...paper,
    chapters: paper.chapters.map((chapter, index) =>
      index === 0
        ? {
            ...chapter,
            children: chapter.children.map((child, place) =>
              place === 1 ? { ...child, works: ['work-1', 'work-2'] } : child,
            ),
          }
        : chapter,
    ),
  };
  papers.set(language, cited);
  return cited;
}

/** The review of the literature: sources, a gap, several paragraphs. */
export const section = '1.2';

export function revisionOf(language: Language, notes: readonly RevisionNote[], text?: string): RevisionRequest {
  const paper = request(language);
  const written = recentPapers.take(paper);
  const own = written.sections.find(({ spot }) => spot.section.id === section);
  if (!own) throw new Error('the outline has no second section');
  return {
    paper,
    plan: planPaperAtOnce(paper, written),
    section,
    text: text ?? printSection(own, language),
    notes,
    neighbours: { before: null, after: null },
  };
}

/** What is asked of the section, by what is checked. */
export const wishes: Record<Language, Record<string, string>> = {
  zh: {
    half: '缩短一半',
    more: '增加300字',
    second: '删除第二段',
    merge: '把第一段和第二段合并',
    split: '把第一段拆成两段',
    limits: '增加一段关于局限的讨论',
    topic: '增加一段关于“量子引力”的内容',
    example: '补充一个例子',
    summary: '最后写一段小结',
    transition: '在结尾加一句过渡',
    moreCites: '多引用一些文献',
    noCites: '删除所有引用',
    fewer: '少引用一点文献',
    named: '引用陈静的研究',
    unknown: '引用不存在的人的研究',
    list: '把第一段改成列表',
    table: '把第一段整理成表格',
    rewrite: '重写第一段',
    two: '删除第二段，并增加一段关于局限的讨论',
    nowhere: '删除第九段',
  },
  en: {
    half: 'Shorten it by half',
    more: 'Add 150 words',
    second: 'Delete the second paragraph',
    merge: 'Merge the first and second paragraphs',
    split: 'Split the first paragraph into two',
    limits: 'Add a paragraph on the limitations',
    topic: 'Add a paragraph on “quantum gravity”',
    example: 'Add an example',
    summary: 'End with a short summary',
    transition: 'Add a transition to the next section',
    moreCites: 'Cite more sources',
    noCites: 'Remove all citations',
    fewer: 'Cite fewer works',
    named: 'Cite the study by Brown',
    unknown: 'Cite the study by Nobody',
    list: 'Turn the first paragraph into a list',
    table: 'Turn the first paragraph into a table',
    rewrite: 'Rewrite the first paragraph',
    two: 'Delete the second paragraph and add a paragraph on the limitations',
    nowhere: 'Delete paragraph 9',
  },
  es: {
    half: 'Reduce el texto a la mitad',
    more: 'Añade 150 palabras',
    second: 'Elimina el segundo párrafo',
    merge: 'Une el primer y el segundo párrafo',
    split: 'Divide el primer párrafo en dos',
    limits: 'Añade un párrafo sobre las limitaciones',
    topic: 'Añade un párrafo sobre la «gravedad cuántica»',
    example: 'Añade un ejemplo',
    summary: 'Termina con un breve resumen',
    transition: 'Añade una transición al siguiente apartado',
    moreCites: 'Cita más fuentes',
    noCites: 'Elimina todas las citas',
    fewer: 'Cita menos obras',
    named: 'Cita a Vega',
    unknown: 'Cita a Nadie',
    list: 'Convierte el primer párrafo en una lista',
    table: 'Convierte el primer párrafo en una tabla',
    rewrite: 'Reescribe el primer párrafo',
    two: 'Elimina el segundo párrafo y añade un párrafo sobre las limitaciones',
    nowhere: 'Elimina el noveno párrafo',
  },
  ja: {
    half: '半分に短くしてください',
    more: '300字ほど増やしてください',
    second: '第2段落を削除してください',
    merge: '最初の段落と第2段落をまとめてください',
    split: '第1段落を二つに分けてください',
    limits: '限界についての段落を追加してください',
    topic: '「量子重力」についての段落を追加してください',
    example: '具体例を挙げてください',
    summary: '最後にまとめを追加してください',
    transition: '次の節へのつなぎの文を加えてください',
    moreCites: '文献をもっと増やしてください',
    noCites: '引用をすべて削除してください',
    fewer: '引用を減らしてください',
    named: '田中の研究を引用してください',
    unknown: '誰かさんの研究を引用してください',
    list: '第1段落を箇条書きにしてください',
    table: '第1段落を表にしてください',
    rewrite: '第1段落を書き直してください',
    two: '第2段落を削除し、限界についての段落を追加してください',
    nowhere: '第9段落を削除してください',
  },
};
