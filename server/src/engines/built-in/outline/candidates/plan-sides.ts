import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import { tableOf } from '../critic/tables/tables.ts';
import { type Asked, readForm, standsAlone, type TitleForm } from '../critic/title-form.ts';
import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';
import { nameOnce } from '../skeletons/design-names.ts';
import { type OpenPlan, of } from '../skeletons/open-names.ts';
import { namesPeople } from '../skeletons/people.ts';
import { listSideSections } from './side-sections.ts';

type Wide = 'zh' | 'ja';

/** Words behind a thing that only say that something is in it. */
const inside: Readonly<Record<Wide, RegExp>> = {
  zh: /(?:在[^在]{2,12})?(?:中|里|之中)$|在[^在]{2,10}$/u,
  ja: /(?:における|の中)$/u,
};
/** One thing acts on another, or something is made with another: neither is a thing by itself. */
const tied: Readonly<Record<Wide, RegExp>> = {
  zh: /.对.|^基于|^从.+看/u,
  ja: /に対する|による|が.+に(?:与える|及ぼす)/u,
};
const owner: Readonly<Record<Wide, string>> = { zh: '的', ja: 'の' };
/** 在X中的应用 follows its thing without a word between them. */
const follows: Readonly<Record<Wide, RegExp>> = { zh: /^(?:在|对|向|于)/u, ja: /^$/u };

/** The heading of a part in the title's own words. */
function headSide({ thing, asked }: TitleForm, at: number, language: Wide): string {
  const { text, isOfFormer } = asked[at] as Asked;
  const former = asked[at - 1];
  const join = (whose: string, side: string): string =>
    follows[language].test(side) || inside.ja.test(whose) ? `${whose}${side}` : `${whose}${owner[language]}${side}`;
  if (isOfFormer && former) {
    // 西南联大迁徙路线的文化影响: one particle in a heading will do.
    const whose = language === 'zh' ? `${thing}${former.text}` : `${thing}${owner.ja}${former.text}`;
    return join(whose, text);
  }
  if (language === 'ja' && standsAlone(text, language)) return text;
  // 我国ESG信息披露制度的立法建议: whose country it is stands before the thing.
  const ahead = tableOf(language)?.ahead.exec(text)?.[0] ?? '';
  return text.length - ahead.length < 2 ? join(thing, text) : join(`${ahead}${thing}`, text.slice(ahead.length));
}

const openings: Readonly<Partial<Record<Field, (thing: string) => Section>>> = {
  history: (thing) => section('was.ground', 16, [part('was.before'), part('was.need')], of(thing)),
};

/** What the thing is, before anything is asked of it. */
function introduce(thing: string, language: Wide, field: Field): Section {
  if (namesPeople(thing, language))
    return section('folk.side', 16, [part('folk.who', of(thing)), part('folk.need', of(thing))], of(thing));
  return (
    openings[field]?.(thing) ??
    section('both.one', 16, [part('both.sense', of(thing)), part('both.forms', of(thing))], of(thing))
  );
}

/** The parts that a title lists, each with a chapter under its own words, and what they have to do with each other. */
export function planBySides(title: TitleUnderstanding, field: Field, material: Material): OpenPlan | null {
  const { language } = title;
  const form = language === 'zh' || language === 'ja' ? readForm(title.text, language) : null;
  if (!form || form.asked.length < 2 || (language !== 'zh' && language !== 'ja')) return null;
  const { asked } = form;
  if (tied[language].test(form.thing)) return null;
  const thing = form.thing.replace(inside[language], '');
  const taken = new Set<Move>();
  const chapters = asked.map(({ text, sort }, at) =>
    section('sides.each', 26 - at / 10, listSideSections(sort, text, { field, material, taken }), {
      ...{ term: text, object: thing, focus: headSide(form, at, language) },
    }),
  );
  const [first, second] = asked;
  const tie =
    asked.length === 2 && first && second && !standsAlone(second.text, language)
      ? section('fold.tie', 16, [part('fold.link'), part('fold.open')], { a: first.text, b: second.text })
      : section('sides.tie', 16, [part('sides.links'), part('side.next')], of(thing));
  const isTold = asked.some(({ sort }) => sort === 'state' || sort === 'kind' || sort === 'change');
  const opening = asked.length < 3 && !isTold ? [introduce(thing, language, field)] : [];
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'theory-essay', object: thing, short: thing, isAspectNamed: false, bearing: null },
    contexts: title.contexts.filter((context) => !form.head.includes(context.text)),
  };
  return nameOnce(read, thing, [...opening, ...chapters, tie]);
}
