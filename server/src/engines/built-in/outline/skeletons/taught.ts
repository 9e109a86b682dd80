import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Material } from '../material.ts';
import type { OpenPlan } from './open-names.ts';
import { planTeaching } from './teaching-design.ts';

const forms: Readonly<Partial<Record<Language, readonly RegExp[]>>> = {
  en: [
    /^(?:using|(?:the )?use of|employing) (?<means>[^:]{3,40}?) (?:to teach|for teaching|in teaching|in the teaching of) (?<matter>[^:]{3,40}?)$/iu,
    /^(?:using|(?:the )?use of|employing) (?<means>[^:]{3,40}?) in (?:the )?(?<matter>[^:]{3,30}? (?:learning|lessons|classes|classrooms?|education))$/iu,
  ],
  zh: [
    /^(?:利用|运用|借助|用)(?<means>[^的与和]{2,14}?)(?:教授|讲授|开展|进行|辅助|促进|来教|教)(?<matter>[^的与和]{2,14}?)(?:教学)?(?:的)?(?:研究|探索|实践|探究|尝试)?$/u,
  ],
};

/** A lesson is named by what is taught, and by what with. */
const named: Readonly<Partial<Record<Language, (matter: string, means: string) => string>>> = {
  en: (matter, means) =>
    / (?:learning|lessons|classes|classrooms?|education)$/iu.test(matter)
      ? `${matter.replace(/ classrooms?$/iu, ' lessons')} with ${means}`
      : `the teaching of ${matter} through ${means}`,
  zh: (matter, means) => `${means}辅助下的${matter}教学`,
};

/** "Using Drama to Teach Shakespeare": lessons are planned, held and judged; the one does not act on the other and back. */
export function findTaught(title: TitleUnderstanding, field: Field, material: Material): OpenPlan | null {
  const { text, language, contexts } = title;
  const name = named[language];
  if (field !== 'education' || !name) return null;
  const [head = text] = text.split(/\s*[:：]\s*|——/u);
  const scope = language === 'en' ? / (?:in|at|with|to) (?:the )?/iu.source : '';
  const plain = contexts.reduce(
    (rest, context) => rest.replace(new RegExp(`${scope}${RegExp.escape(context.text)}$`, 'iu'), ''),
    head,
  );
  for (const form of forms[language] ?? []) {
    const { means, matter } = form.exec(plain)?.groups ?? {};
    if (!means || !matter) continue;
    const own = (span: string): string => grammars[language].fromTitle(span, text);
    const object = name(own(matter), own(means));
    const read: TitleUnderstanding = {
      ...{ ...title, kind: 'teaching-design', object, aspect: '', isAspectNamed: false },
      ...{ short: language === 'zh' ? `${matter}教学` : object, bearing: null, sides: null },
      contexts: contexts.filter((context) => !object.includes(context.text)),
    };
    return { title: read, chapters: planTeaching(material, 0, read), names: {} };
  }
  return null;
}
