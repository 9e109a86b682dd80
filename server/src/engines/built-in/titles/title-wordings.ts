import type { Language } from '@yanmo/contract/languages';
import type { Relation } from '../relation.ts';

/** How a field argues: with measured people and firms, with sources and concepts, or with trials and devices. */
export type FieldManner = 'social' | 'interpretive' | 'technical';

export interface TitleParts {
  matter: string;
  outcome: string;
  /** Null where the student named a matter of their own: a place that we made up would not fit it. */
  place: string | null;
  theory: string;
  theory2: string;
  method: string;
  data: string;
  variable: string;
  problem: string;
  cause: string;
}

export interface WrittenTitle {
  title: string;
  reason: string;
}
type Wording = (parts: TitleParts, manner: FieldManner) => WrittenTitle;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const zh: Record<Relation, Wording> = {
  effect: (p, manner) => ({
    title: `${p.matter}对${p.outcome}的影响研究${p.place ? `——以${p.place}为例` : ''}`,
    reason:
      manner === 'interpretive'
        ? `影响的途径可从${p.data}中查证，取舍与改造之处最能见出功夫。`
        : `作用双方都可以观察，适合用${p.method}考察，${p.variable}是值得追问的环节。`,
  }),
  measures: (p, manner) =>
    manner === 'interpretive'
      ? {
          title: `${p.matter}研究中“${p.problem}”的问题与应对`,
          reason: `问题具体，由“${p.cause}”追问原因，能落到研究方法的改进上。`,
        }
      : {
          title: `${p.place ?? ''}${p.matter}的现实困境与改进对策`,
          reason: `可从“${p.problem}”入手，追到“${p.cause}”这一原因，对策有明确的落点。`,
        },
  comparison: (p, manner) =>
    manner === 'technical'
      ? {
          title: `不同条件下${p.matter}的效果比较研究${p.place ? `——以${p.place}为例` : ''}`,
          reason: `条件容易控制，以${p.outcome}为尺度，比较的结论可以直接指导选用。`,
        }
      : p.theory2 === ''
        ? {
            title: `国内外${p.matter}的比较研究`,
            reason: `两边的做法与条件不同，以${p.outcome}为尺度比较，得失容易看清。`,
          }
        : {
            title: `${p.matter}的两种解释比较：${p.theory}与${p.theory2}`,
            reason: `两种进路对${p.outcome}的看法不同，放在同一材料上比较容易写出新意。`,
          },
  design: (p) => ({
    title: p.place ? `面向${p.place}的${p.matter}方案设计与评价` : `${p.matter}应用方案的设计与评价`,
    reason: `需求来自具体场景，方案可以试行，成效能以${p.data}检验。`,
  }),
  history: (p) => ({
    title: `${p.place ?? ''}${p.matter}的演变及其动因`,
    reason: `${p.data}较易取得，以${p.variable}为线索可以串起前后变化。`,
  }),
  theory: (p, manner) =>
    p.theory === ''
      ? { title: `论${p.matter}的内涵与边界`, reason: '概念集中，材料易得，适合以论证见长的写法。' }
      : manner === 'technical'
        ? {
            title: `基于${p.theory}的${p.matter}机理探讨`,
            reason: `以${p.theory}为框架，把${p.outcome}的变化解释清楚，不必依赖大规模试验。`,
          }
        : {
            title: `从${p.theory}看${p.matter}的内在逻辑`,
            reason: `概念集中，${p.theory}提供了清楚的分析框架，适合以论证见长的写法。`,
          },
};

const en: Record<Relation, Wording> = {
  effect: (p, manner) => ({
    title: `The ${manner === 'interpretive' ? 'influence' : 'effect'} of ${p.matter} on ${p.outcome}${p.place ? `: the case of ${p.place}` : ''}`,
    reason:
      manner === 'interpretive'
        ? `The channels can be traced in ${p.data}, and what was altered on the way makes the argument.`
        : `Both sides can be observed, the question suits ${p.method}, and the part played by ${p.variable} is worth asking.`,
  }),
  measures: (p, manner) =>
    manner === 'interpretive'
      ? {
          title: `The study of ${p.matter}: the problem of “${p.problem}”`,
          reason: `The problem is concrete, and asking about “${p.cause}” leads to better method.`,
        }
      : {
          title: `Improving ${p.matter}: problems and solutions${p.place ? ` in the case of ${p.place}` : ''}`,
          reason: `Starts from “${p.problem}” and leads to its cause, “${p.cause}”, so that each solution has a target.`,
        },
  comparison: (p, manner) =>
    manner === 'technical'
      ? {
          title: `A comparison of ${p.matter} under different conditions${p.place ? `: the case of ${p.place}` : ''}`,
          reason: `Conditions can be controlled, and ${p.outcome} gives the comparison one yardstick.`,
        }
      : p.theory2 === ''
        ? {
            title: `A comparison of ${p.matter} at home and abroad`,
            reason: `Conditions differ, and ${p.outcome} gives the comparison one yardstick.`,
          }
        : {
            title: `${upper(p.theory)} and ${p.theory2} compared as accounts of ${p.matter}`,
            reason: `The two accounts expect different things of ${p.outcome}, which makes the comparison productive.`,
          },
  design: (p) => ({
    title: `Design and evaluation of a plan for ${p.matter}${p.place ? `: the case of ${p.place}` : ''}`,
    reason: `The need comes from a real setting, and ${p.data} can show whether the plan works.`,
  }),
  history: (p) => ({
    title: `The evolution of ${p.matter}${p.place ? `: the case of ${p.place}` : ''}`,
    reason: `Material such as ${p.data} is within reach, with ${p.variable} as a thread.`,
  }),
  theory: (p) =>
    p.theory === ''
      ? {
          title: `What counts as ${p.matter}: the concept and its limits`,
          reason: 'The question is compact and can be settled by argument.',
        }
      : {
          title: `Understanding ${p.matter} in the light of ${p.theory}`,
          reason: `The question is compact, and ${p.theory} gives it a clear frame.`,
        },
};

const contract = (text: string): string => text.replace(/\b([Dd])e el /gu, '$1el ').replace(/\ba el /gu, 'al ');
const caseOf = (place: string | null): string => (place ? `: el caso de ${place}` : '');

const es: Record<Relation, Wording> = {
  effect: (p, manner) => ({
    title: contract(
      `${manner === 'interpretive' ? 'Influencia' : 'Efecto'} de ${p.matter} en ${p.outcome}${caseOf(p.place)}`,
    ),
    reason:
      manner === 'interpretive'
        ? 'Los contactos pueden documentarse, y lo que cambió por el camino sostiene el argumento.'
        : `Ambas partes pueden observarse con un método accesible: ${p.method}.`,
  }),
  measures: (p, manner) =>
    manner === 'interpretive'
      ? {
          title: contract(`Un problema en el estudio de ${p.matter}: ${p.problem}`),
          reason: `El problema es concreto y su causa, «${p.cause}», lleva a mejorar el método.`,
        }
      : {
          title: contract(`Problemas y propuestas de mejora de ${p.matter}${caseOf(p.place)}`),
          reason: `Parte de «${p.problem}» y llega a su causa, «${p.cause}», de modo que cada propuesta tiene un destino.`,
        },
  comparison: (p, manner) =>
    manner === 'technical'
      ? {
          title: contract(`Comparación de ${p.matter} en distintas condiciones${caseOf(p.place)}`),
          reason: 'Las condiciones pueden controlarse y la comparación tiene una sola medida.',
        }
      : p.theory2 === ''
        ? {
            title: contract(`Estudio comparado de ${p.matter} dentro y fuera del país`),
            reason: 'Las condiciones son distintas, y una misma medida permite ver qué funciona.',
          }
        : {
            title: contract(`Dos explicaciones de ${p.matter}: ${p.theory} y ${p.theory2}`),
            reason: contract(
              `Las dos perspectivas esperan cosas distintas de ${p.outcome}, lo que hace fértil la comparación.`,
            ),
          },
  design: (p) => ({
    title: contract(`Diseño y evaluación de un plan para ${p.matter}${caseOf(p.place)}`),
    reason: 'La necesidad nace de un entorno real y el resultado puede comprobarse.',
  }),
  history: (p) => ({
    title: contract(`Evolución de ${p.matter}${caseOf(p.place)}`),
    reason: 'El material está al alcance y permite seguir el cambio por etapas.',
  }),
  theory: (p) =>
    p.theory === ''
      ? {
          title: contract(`Sentido y límites de ${p.matter}`),
          reason: 'La pregunta es concreta y puede resolverse con argumentos.',
        }
      : {
          title: contract(`Sentido de ${p.matter}: una lectura desde ${p.theory}`),
          reason: 'La pregunta es concreta y la teoría le da un marco claro.',
        },
};

const ja: Record<Relation, Wording> = {
  effect: (p, manner) => ({
    title: `${p.matter}が${p.outcome}に及ぼす影響${p.place ? `――${p.place}を事例として` : ''}`,
    reason:
      manner === 'interpretive'
        ? `影響の経路を${p.data}から裏づけられ、取捨と変形の過程が論点になる。`
        : `両者とも観察でき、${p.method}を用いて${p.variable}の働きも確かめられる。`,
  }),
  measures: (p, manner) =>
    manner === 'interpretive'
      ? {
          title: `${p.matter}研究における「${p.problem}」の問題と対応`,
          reason: `問題が具体的で、「${p.cause}」を問うことが方法の改善につながる。`,
        }
      : {
          title: `${p.place ? `${p.place}における` : ''}${p.matter}の課題と対策`,
          reason: `「${p.problem}」から「${p.cause}」へと原因をたどり、対策の対象を明確にできる。`,
        },
  comparison: (p, manner) =>
    manner === 'technical'
      ? {
          title: `異なる条件における${p.matter}の比較${p.place ? `――${p.place}を事例として` : ''}`,
          reason: `条件を管理でき、${p.outcome}を尺度として比べられる。`,
        }
      : p.theory2 === ''
        ? {
            title: `${p.matter}をめぐる国際比較の試み`,
            reason: `条件の違う国どうしを${p.outcome}を尺度として比べられる。`,
          }
        : {
            title: `${p.matter}をめぐる${p.theory}と${p.theory2}の比較`,
            reason: `二つの立場は${p.outcome}について異なる予想をもち、比較に意味がある。`,
          },
  design: (p) => ({
    title: `${p.place ? `${p.place}に向けた` : ''}${p.matter}の計画の設計と評価`,
    reason: `具体的な場の必要から出発し、${p.data}によって成果を確かめられる。`,
  }),
  history: (p) => ({
    title: `${p.place ? `${p.place}における` : ''}${p.matter}の変遷`,
    reason: `${p.data}が得やすく、${p.variable}を軸に変化をたどれる。`,
  }),
  theory: (p) =>
    p.theory === ''
      ? { title: `${p.matter}という概念の意味と射程`, reason: '問いがまとまっており、論証によって答えられる。' }
      : {
          title: `${p.theory}から見た${p.matter}の意味`,
          reason: `問いがまとまっており、${p.theory}が明確な枠組みを与える。`,
        },
};

export const titleWordings: Record<Language, Record<Relation, Wording>> = { zh, en, es, ja };

export const startSentence = (text: string, language: Language): string =>
  language === 'en' || language === 'es' ? upper(text) : text;
