import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import type { Core } from './core.ts';

const possible =
  /(?:会|能|能够|可以|可能).{1,12}吗[？?]?$|能否|是否(?:可能|会|能)|^(?:can|could|will)\b.+\?|^¿?(?:puede|pueden|podría|podrían|podrá)(?!\p{L}).+\?|(?:できる|持てる|持ちうる|ありうる|可能)(?:だろう)?か[？?]?$/iu;
const asserted =
  /(?:是否(?!应|该|有必要).{2,}|存在吗|吗)[？?]?$|^(?:is|are|do|does|was|were)\b.+\?|^¿(?:es|son|existe|existen|hay|tiene|tienen)(?!\p{L}).+\?|(?:存在するか|のか|だろうか)[？?]?$/iu;
/** What is asked for with these is a verdict, with reasons for and against the thing itself. */
const judged =
  /^¿?(?:es|son|está|están) (?:(?:moralmente|socialmente) )?(?:just[oa]s?|legítim\p{L}+|moral(?:es)?|étic[oa]s?|aceptables?|justificad\p{L}+|justificables?|necesari[oa]s?|deseables?)(?!\p{L})|^(?:is|are) .+ (?:just|fair|justified|justifiable|legitimate|acceptable|necessary|desirable|worth it)\??$|(?:公平|正当|合理|公正|可取|必要)吗|は(?:正当|公正|公平|妥当|必要)(?:である|なの)?か/iu;

export const asksVerdict = ({ text }: TitleUnderstanding): boolean => judged.test(text.split(/[:：]/u)[0] ?? text);

/** Whether something can be or is so, as against what ought to be done. */
export function asksWhether({ text, signs }: TitleUnderstanding): boolean {
  const [head = text] = text.split(/[:：](?=\s|\S)/u);
  return possible.test(head) || (signs.includes('question') && signs.includes('argument') && asserted.test(head));
}

/** What is asked, each answer at its strongest, then the balance; the answers name the thing only where that says what they affirm. */
export const planWhether: Core = (_material, angle, { aspect, text, object, language }) => {
  // What it is said to be: an inventor, the best of governments.
  const role =
    /^(?:status as|condición de) (?<role>.+)$/iu.exec(aspect)?.groups?.role ??
    /^(?:is|are|was|were) [^?]+? (?:really |still |truly |always )?(?<role>\p{L}+(?:ete|able|ible|ful|less|ous|al|ic|ive|ary|ent|ant|ed|ate))\?/iu
      .exec(text)
      ?.groups?.role?.toLowerCase() ??
    /^¿(?:es|son|fue|fueron) (?<role>\p{Ll}+) (?:el|la|los|las) /u.exec(text)?.groups?.role;
  const thing = /^(?:existence|existencia)$/u.test(aspect) ? grammars[language].fromTitle(object, text) : '';
  const slots =
    thing !== ''
      ? { b: thing, focus: '' }
      : role
        ? { term: role, focus: '' }
        : /可能性$|capacity|possibility|posibilidad|capacidad/iu.test(aspect)
          ? {}
          : { focus: '' };
  const terms = section('whether.terms', 18, [part('whether.sense'), part('whether.test')]);
  const yes = section('whether.yes', 24, [part('whether.best'), part('whether.needs')], slots);
  const no = section('whether.no', 24, [part('whether.doubt'), part('whether.reach')], slots);
  const weigh = section('whether.weigh', 22, [part('whether.reply'), part('whether.stand')]);
  return angle % 2 === 1 ? [terms, no, yes, weigh] : [terms, yes, no, weigh];
};
