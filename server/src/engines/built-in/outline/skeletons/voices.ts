import type { TitleKind } from '@yanmo/contract/understanding';
import { asksVoices } from '../../../../understanding/kind/voices.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import type { Core } from './core.ts';

/** Kinds that such a title may be taken for. */
const askable: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'relation-test',
  'status-and-remedies',
  'case-study',
  'theory-essay',
  'clinical-study',
]);

export const isLived = ({ text, language, kind, bearing }: TitleUnderstanding): boolean =>
  askable.has(kind) && bearing === null && asksVoices(text, language);

/** "Experiences of first-generation students": both words are the matter. */
function nameLived(title: TitleUnderstanding): string {
  const { text, language, object, aspect } = title;
  const [head = text] = text.split(/\s*[:：—―]+\s*/u);
  const { fromTitle } = grammars[language];
  if (language === 'en' || language === 'es') {
    const found =
      /^(?:the |las? |los )?(?<span>\p{L}+(?: \p{L}+)? (?:of|de|del|de los|de las) .+?)(?= (?:at|in|en|with|con|during|durante|who|que) |$)/iu.exec(
        head,
      )?.groups?.span;
    return found && asksVoices(head, language) ? fromTitle(found, text) : fromTitle(nameTitle(title).focus, text);
  }
  const span = language === 'zh' ? `${object}${object.includes(aspect) ? '' : aspect}` : object;
  return head.includes(span) ? span.replace(/的?(?:质性)?研究$/u, '') : object;
}

const supported = /(?:困難(?:感)?|悩み|負担|生きづらさ)と(?:その)?.{0,6}支援/u;

/** Difficulties and the support for them: neither acts on the other. */
export const isSupported = ({ text, kind, bearing }: TitleUnderstanding): boolean =>
  kind === 'relation-test' && bearing === null && supported.test(text);

/** Those who have the difficulties are heard; then the support that there is, and the support that is wanted. */
export const planSupport: Core = (_material, _angle, { object }) => {
  const slots = { focus: object, object };
  return [
    section('voice.method', 20, [part('voice.people'), part('voice.talk'), part('voice.code')], slots),
    section('hard.what', 26, [part('hard.kinds'), part('hard.why'), part('voice.differ')], slots),
    section('hard.now', 20, [part('hard.given'), part('hard.lack')], slots),
    section('hard.help', 24, [part('hard.aim'), part('hard.ways'), part('hard.need')], slots),
  ];
};

/** Who was listened to and how, what they say, what it means. */
export const planVoices: Core = (material, angle, title) => {
  const focus = nameLived(title);
  const slots = { focus, object: focus };
  const theory = material.theory();
  const themes = [part('voice.daily'), part('voice.strain'), part('voice.support'), part('voice.differ')];
  return [
    section('voice.method', 22, [part('voice.people'), part('voice.talk'), part('voice.code')], slots),
    section('voice.themes', 32, angle % 2 === 1 ? [...themes.slice(1), ...themes.slice(0, 1)] : themes, slots),
    section(
      'voice.meaning',
      24,
      [
        part('voice.explain'),
        theory !== '' && part('frame.theory', { theory }),
        part('voice.compare'),
        part('voice.use'),
      ],
      slots,
    ),
  ];
};
