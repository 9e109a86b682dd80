import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, section } from '../section.ts';
import { nameWhole, type OpenPlan, ownOf } from './open-names.ts';

const pairs: Partial<Record<TitleUnderstanding['language'], RegExp>> = {
  en: /^(?:the )?(?<one>[^:?,]{3,50}?) and (?:the )?(?<two>[^:?,]{3,60}?)(?: (?:in|under|before|at) (?:the )?(?<where>[^:?,]+))?(?=:|$)/iu,
  es: /^(?:el |la |los |las )?(?<one>[^:?¿,]{3,60}?) [ye] (?:el |la |los |las )?(?<two>[^:?¿,]{3,60}?)(?: en (?:el |la )?(?<where>[^:?¿,]+))?(?=:|$)/iu,
};
/** What is done to others and ought not to be. */
const deed =
  /\b(?:violence|abuse|rape|assault|pornography|porn|harassment|stalking|hate(?: speech| crimes?)?|trafficking|slavery|fraud|theft|hacking|cybercrimes?|crimes?|homicides?|murder|killings?|bullying|piracy|corruption|bribery|laundering|evasion|discrimination|defamation|disinformation|misinformation|deepfakes?|poaching|dumping|pollution|exploitation|doping|vandalism|terrorism|torture|grooming|scams?|counterfeiting|smuggling|negligence|mutilation|kidnapping|extortion|doxxing|voyeurism|spam|phishing|offending|femicide|infanticide|manslaughter|arson|robbery|burglary|shoplifting|plagiarism|greenwashing|price[- ]fixing|insider trading|modern slavery|child labou?r|forced labou?r|sexting|ransomware|upskirting)$|(?:violencia|acoso|abuso|violación|agresión|pornografía|discurso de odio|delitos?|trata|fraude|hurto|robo|homicidio|feminicidio|corrupción|cohecho|blanqueo|evasión|discriminación|difamación|desinformación|explotación|terrorismo|tortura|estafas?|contrabando|ciberacoso|ciberdelitos?)(?: [\p{L} ]+)?$/iu;
/** What the law has against it. */
const answer =
  /\b(?:law|liability|orders?|punishment|sentencing|regulation|policing|remed(?:y|ies)|penalt(?:y|ies)|prosecution|responsibility|responsibilities|jurisdiction|legislation|duties|duty|compensation|injunctions?|sanctions?|damages|immunity|enforcement|courts?|justice|protection|prevention|act|statutes?|convention|offences?|liabilities)$|^(?:derecho|responsabilidad|órdenes|orden|pena|penas|sanción|sanciones|regulación|legislación|protección|tutela|jurisdicción|reparación|medidas)(?!\p{L})/iu;
/** A way of settling matters that is looked at for itself. */
const goods =
  /\b(?:freedom|right|rights|privacy|speech(?<!hate speech)|expression|liberty|due process)\b|libertad|derechos? (?:a|de)/iu;

/** "Domestic Violence and Protection Orders": an offence, and what the law has against it; neither is weighed against the other or protected. */
export function findOffence(title: TitleUnderstanding, field: Field): OpenPlan | null {
  if (field !== 'law' || title.signs.includes('question') || title.sides !== null) return null;
  const found = pairs[title.language]?.exec(title.text)?.groups;
  if (!found?.one || !found.two) return null;
  const own = ownOf(title);
  const [one, two] = [found.one, found.two];
  const isForward = deed.test(one) && answer.test(two);
  const isBackward = deed.test(two) && answer.test(one);
  if (isForward === isBackward || goods.test(one) || goods.test(two)) return null;
  const [a, b] = isForward ? [own(one), own(two)] : [own(two), own(one)];
  const chapters = [
    section('off.deed', 18, [part('off.forms'), part('off.harm'), part('off.legal')]),
    section('off.rules', 24, [part('off.source'), part('off.scope'), part('off.means')]),
    section('off.work', 25, [part('off.cases'), part('off.proof'), part('off.gap')]),
    section('off.abroad', 14, [part('off.other'), part('off.beyond')]),
    section('off.better', 22, [part('off.reform'), part('off.limit')]),
  ].map((chapter) => ({ ...chapter, slots: { a, b } }));
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'doctrinal-law', isAspectNamed: false, bearing: null },
    contexts: title.contexts.filter(({ text }) => !a.includes(text) && !b.includes(text)),
  };
  const whole = isForward ? grammars[title.language].join(a, b) : grammars[title.language].join(b, a);
  return nameWhole(read, whole, chapters);
}
