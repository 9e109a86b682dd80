import type { Localized } from '@yanmo/contract/languages';
import { z } from 'zod';
import type { CitationCheckRequest, CitationVerdict } from '../../../engine.ts';
import { shorten, toPlainLine } from '../../answer-text.ts';
import type { ListQuestion } from '../../list-answer.ts';
import { citeByAliases, nameWorks } from '../../prose/cite-aliases.ts';
import { groundRules } from '../ground-rules.ts';
import { composePrompt } from './compose.ts';
import { codesOf, quoteWorks } from './describe.ts';

export const citationsPrompt = { name: 'citations', version: 2 } as const;

const tasks: Localized = {
  zh: `资料 claims 每行是论文里一个带引文的句子，行首是它的编号，[@W…] 是它引的文献；资料 works 是这些文献的卡片。请逐句核对：只看卡片（或摘要、摘录）里的内容，不凭自己的知识。
verdict：supported 表示所引文献合起来支持整句；partly 表示只支持一部分，或句子说得更满；not 表示不支持。只知道题名的文献，句子只是提到它时算 supported，说它发现了什么时算 not。
needed 列出单独就支持这句话、或去掉它这句话就不再成立的文献编号；why 用一句话说明理由。每句一项，一句不漏。
输出结构：{"checks":[{"claim":1,"verdict":"supported","needed":["W3"],"why":"…"}]}`,
  en: `Each line of the data "claims" is a cited sentence of the paper: its number first, [@W…] the works it cites. The data "works" holds the cards of these works. Check sentence by sentence, by what stands in the cards (or abstracts and passages) alone, not by what you know.
verdict: supported if the works together bear out the whole sentence; partly if they bear out a part of it, or it says more than they do; not if they do not. Of a work known by its title alone: supported if the sentence merely names it, not if it credits it with a finding.
needed lists the ids of the works that bear the sentence out by themselves, or without which it would no longer be borne out; why gives the reason in one sentence. One entry a sentence, none left out.
Structure: {"checks":[{"claim":1,"verdict":"supported","needed":["W3"],"why":"…"}]}`,
  es: `Cada línea de los datos «claims» es una frase del trabajo con cita: primero su número; [@W…] son las obras que cita. Los datos «works» contienen las fichas de esas obras. Comprueba frase por frase solo con lo que dicen las fichas (o resúmenes y pasajes), no con lo que sabes.
verdict: supported si las obras juntas respaldan toda la frase; partly si respaldan una parte o la frase dice más; not si no la respaldan. De una obra conocida solo por su título: supported si la frase solo la nombra, not si le atribuye un resultado.
needed enumera los identificadores de las obras que la respaldan por sí solas, o sin las cuales ya no quedaría respaldada; why da la razón en una frase. Una entrada por frase, sin omitir ninguna.
Estructura: {"checks":[{"claim":1,"verdict":"supported","needed":["W3"],"why":"…"}]}`,
  ja: `資料 claims の各行は論文中の引用を含む一文で、行頭が番号、[@W…] が引用文献です。資料 works はそれらの文献のカードです。自分の知識ではなく、カード（または要旨、抜粋）にある内容だけで一文ずつ確かめてください。
verdict：文献全体が文の全体を裏づければ supported、一部だけか、文が言い過ぎていれば partly、裏づけなければ not。題名しか分からない文献は、文が挙げているだけなら supported、知見を述べたとしていれば not です。
needed には、単独で文を裏づける文献、または欠ければ裏づけがなくなる文献の番号を、why には理由を一文で書きます。一文につき一件、漏れなく。
構造：{"checks":[{"claim":1,"verdict":"supported","needed":["W3"],"why":"…"}]}`,
};

const text = { type: 'string' };
const shape = {
  name: 'checks',
  schema: {
    ...{ type: 'object', additionalProperties: false, required: ['checks'] },
    properties: {
      checks: {
        type: 'array',
        items: {
          ...{ type: 'object', additionalProperties: false, required: ['claim', 'verdict', 'needed', 'why'] },
          properties: {
            claim: { type: 'integer' },
            verdict: { type: 'string', enum: ['supported', 'partly', 'not'] },
            needed: { type: 'array', items: text },
            why: text,
          },
        },
      },
    },
  },
};

const verdicts = { supported: 'SUPPORTED', partly: 'PARTLY', not: 'NOT' } as const;

/** Cited sentences against the cards of what they cite, a handful at a time. */
export function askForCitations(
  { paper, claims }: CitationCheckRequest,
  contextTokens?: number,
): ListQuestion<CitationVerdict | null> {
  const { language } = paper;
  const cited = new Set(claims.flatMap(({ works }) => works));
  const works = nameWorks(paper.works);
  const own = works.filter(({ id }) => cited.has(id));
  const byAlias = new Map(own.map(({ alias, id }) => [alias, id]));
  const { messages, input } = composePrompt({
    ...{ language, rules: groundRules },
    codes: { ...codesOf(paper, citationsPrompt.name), claims: claims.length },
    data: [
      ['title', paper.title],
      [
        'works',
        quoteWorks(own, claims.map(({ sentence }) => sentence).join('\n'), language, { abstract: 350, texts: 2_000 }),
      ],
      [
        'claims',
        claims
          .map(({ sentence }, index) => `${index + 1} | ${citeByAliases(sentence, works).replace(/\s+/gu, ' ')}`)
          .join('\n'),
      ],
    ],
    task: tasks[language],
    room: contextTokens === undefined ? undefined : { contextTokens, answerTokens: 200 + claims.length * 60 },
  });
  const Check = z
    .object({
      claim: z.int(),
      verdict: z.enum(['supported', 'partly', 'not']),
      needed: z.array(z.string()).default([]),
      why: z.string().default('').transform(toPlainLine),
    })
    .transform(({ claim, verdict, needed, why }): CitationVerdict | null => {
      const asked = claims[claim - 1];
      if (!asked) return null;
      const supports = needed.flatMap((alias) => byAlias.get(alias.replace(/[^Ww\d]/gu, '').toUpperCase()) ?? []);
      return {
        ...{ claim: claim - 1, verdict: verdicts[verdict], why: shorten(why, 300) },
        supports: verdict === 'not' ? [] : [...new Set(supports)].filter((id) => asked.works.includes(id)),
      };
    });
  return {
    ...{ promptName: citationsPrompt.name, promptVersion: citationsPrompt.version, language, input, messages, shape },
    key: 'checks',
    entry: Check,
    identify: (check) => String(check?.claim ?? 'nothing'),
    minimum: 1,
    maximum: claims.length,
  };
}
