import type { Language, Localized } from '@yanmo/contract/languages';
import type { FigurePlan, StructureNode } from './figure-plan.ts';

const names: Record<FigurePlan['kind'], Localized> = {
  framework: { zh: '研究框架图', en: 'Research framework', es: 'Marco de la investigación', ja: '研究の枠組み' },
  structure: { zh: '论文结构图', en: 'Structure of the paper', es: 'Estructura del trabajo', ja: '論文の構成' },
  method: { zh: '技术路线图', en: 'Research procedure', es: 'Procedimiento de la investigación', ja: '研究の手順' },
  model: { zh: '研究模型图', en: 'Research model', es: 'Modelo de la investigación', ja: '研究モデル' },
  schedule: { zh: '进度安排图', en: 'Schedule', es: 'Cronograma', ja: '日程' },
};

const marks: Localized<{ colon: string; list: string; part: string }> = {
  zh: { colon: '：', list: '、', part: '；' },
  en: { colon: ': ', list: ', ', part: '; ' },
  es: { colon: ': ', list: ', ', part: '; ' },
  ja: { colon: '：', list: '、', part: '；' },
};

/** Longer than this, nobody listens to the end; the block model takes 1,000. */
const longest = 900;

/** The figure in words, in the order in which it is read. */
export function figureText(plan: FigurePlan, language: Language): string {
  const { colon, list, part } = marks[language];
  const text = names[plan.kind][language] + colon + partsOf(plan, colon, list).join(part);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function partsOf(plan: FigurePlan, colon: string, list: string): string[] {
  switch (plan.kind) {
    case 'framework':
      return plan.layers.map(
        ({ title, boxes }) => (title ? title + colon : '') + boxes.map(({ label }) => label).join(list),
      );
    case 'structure':
      return plan.root.children.map((chapter: StructureNode) => {
        const inner = chapter.children.map(({ label }) => label).join(list);
        return inner ? chapter.label + colon + inner : chapter.label;
      });
    case 'method': {
      const names = new Map(plan.steps.map(({ id, label }) => [id, label]));
      if (plan.arrows.length === 0) return [plan.steps.map(({ label }) => label).join(' → ')];
      return plan.arrows.map(({ from, to }) => `${names.get(from) ?? ''} → ${names.get(to) ?? ''}`);
    }
    case 'model': {
      const names = new Map(plan.variables.map(({ id, label }) => [id, label]));
      return plan.paths.map(
        ({ from, to, label }) => `${label}${colon}${names.get(from) ?? ''} → ${names.get(to) ?? to}`,
      );
    }
    case 'schedule':
      return plan.tasks.map(({ label, from, to }) => {
        const [first, last] = [plan.periods[from] ?? '', plan.periods[to] ?? ''];
        return label + colon + (from === to ? first : `${first} – ${last}`);
      });
  }
}
