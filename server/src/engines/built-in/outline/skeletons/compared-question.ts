import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Material } from '../material.ts';
import { part, section } from '../section.ts';
import { planOpen } from './open.ts';
import type { OpenPlan } from './open-names.ts';

const compared = /^should\b[^?]+ be [^?]+\? .*\bcompar/iu;

/** "EU and US Law": both are laws, and so are those of two countries. */
function nameLaws([a, b]: readonly [string, string]): [string, string] {
  if (/ law$/iu.test(b)) {
    const second = b.replace(/ law$/iu, ' law');
    return [/ law$/iu.test(a) ? a : `${a} law`, second];
  }
  return [`the law in ${a}`, `the law in ${b}`];
}

/** "Should X Be Banned? A Comparative Study of A and B": the two laws are set side by side, and then the question is answered. */
export function findComparedQuestion(title: TitleUnderstanding, field: Field, material: Material): OpenPlan | null {
  const { language, sides, contexts, text } = title;
  const [one, two] = sides ?? [];
  if (language !== 'en' || field !== 'law' || !one || !two || !compared.test(text)) return null;
  // The two are named by their chapter, and where the thing is done by the question.
  const isSaid = (said: string): boolean => text.toLowerCase().includes(said.toLowerCase());
  const plain = { ...title, sides: null, bearing: null, contexts: contexts.filter((context) => !isSaid(context.text)) };
  const plan = planOpen(plain, field, material);
  // The introduction puts the question; what its terms mean is what the two laws say.
  const [first, ...others] = plan.chapters;
  if (first?.move !== 'ask.terms') return null;
  const [a, b] = nameLaws([one, two]);
  const thing = grammars.en.fromTitle(title.object.replace(/^(?:\p{Ll}+ing |\p{Ll}+ of (?:the )?)/u, ''), text);
  const isNamed = / law$/iu.test(two);
  const object = isNamed ? `${one} and ${b}` : `the law in ${one} and ${two}`;
  const focus = isNamed ? `${object} on ${thing}` : `the law on ${thing} in ${one} and ${two}`;
  const slots = { a, b, object, focus };
  const contrast = section(
    'compare.contrast',
    26,
    [part('compare.first'), part('compare.second'), part('compare.same')],
    slots,
  );
  return { ...plan, chapters: [contrast, ...others] };
}
