import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { withoutArticle } from './noun-phrase.ts';
import { readPhrase } from './read-phrase.ts';
import { takeContexts, takeOwner } from './take-contexts.ts';
import { qualityOf } from './verb-nouns.ts';

const being = /^(?:is|are|was|were)\s+/iu;
/** What a word means or is by nature is asked with the word. */
const essence = /^the\s+(?:meaning|nature|point|purpose|value|good|origins?)\s+of\s/iu;

const factorsThat =
  /^(?:(?:\p{L}+\s+)?factors?|forces|variables)\s+(?:influence|affect|determine|contribute to|shape|drive|explain|predict|lead to|cause)s?\s+(.+)$/iu;
const bearsOn =
  /^((?:[\p{L}-]+\s+)?(?:impacts?|effects?|influence|role|part|contribution))\s+(?:do|does|did|has|have|can|should)\s+(.+?)\s+(?:have|had|play|played|make|made|exert)\s+(on|upon|in|to)\s+(.+)$/iu;
const nounOf =
  /^((?:[\p{L}-]+\s+)?(?:problems|challenges|benefits|advantages|risks|issues|difficulties|threats|opportunities|barriers|dilemmas|lessons|consequences|questions))\s+(?:do|does|did|can|could|might|has|have)\s+(.+?)\s+(?:cause|caused|pose|posed|raise|raised|face|faced|bring|brought|create|created|present|offer|offered|have|hold|teach|entail)(?:\s+(?:to|for)\s+(.+)|\s+us)?$/iu;

/** "What Problems Does X Cause?", "What Impact Does X Have on Y?": the noun behind the question word is what is asked. */
function readNounAsked(text: string, reader: Reader): Core | null {
  const factors = factorsThat.exec(text)?.[1];
  if (factors) {
    const taken = takeContexts(factors, reader);
    return coreOf(withoutArticle(taken.rest), 'influencing factors', {
      contexts: taken.contexts,
      signs: ['question', 'factors'],
      sure: 0.9,
    });
  }
  const bears = bearsOn.exec(text);
  if (bears?.[1] && bears[2] && bears[3] && bears[4])
    return readPhrase(`${bears[1].replace(/\bpart$/iu, 'role')} of ${bears[2]} ${bears[3]} ${bears[4]}`, reader);
  const asked = nounOf.exec(text);
  if (!asked?.[1] || !asked[2]) return null;
  const taken = takeContexts(asked[3] ? `${asked[2]} for ${asked[3]}` : asked[2], reader);
  return coreOf(withoutArticle(taken.rest), asked[1], { contexts: taken.contexts, signs: ['question'], sure: 0.85 });
}

/** "What Does It Mean to Be Free?", "What Does Autonomy Mean in Medicine?" */
function readMeaning(text: string, reader: Reader): Core | null {
  const state = /^(?:does|did|would|might|could) it (?:really |still )?mean to be (.+)$/iu.exec(text)?.[1];
  const matter =
    /^(?:do|does|did) (?!it\b|this\b)(.+?) (?:really |actually |still )?mean(?: today| now)?( (?:in|under|among) .+)?$/iu.exec(
      text,
    );
  if (!state && !matter?.[1]) return null;
  const { contexts, rest } = takeContexts(state ?? `${matter?.[1]}${matter?.[2] ?? ''}`, reader);
  const object = state && !qualityOf(rest.toLowerCase()) ? `being ${rest}` : (qualityOf(rest.toLowerCase()) ?? rest);
  return coreOf(withoutArticle(object), 'meaning', { contexts, signs: ['question', 'concept'], sure: 0.8 });
}

/** "What drives turnover?", "Who benefits from X?": the rest of a question that opens with what or who. */
export function readWhat(text: string, reader: Reader): Core | null {
  const proved = /^(?!is\b|are\b|does\b|do\b|can\b|the\b)(.+?)\s+(?:shows|proves|means|reveals|tells us)$/iu.exec(text);
  if (
    proved?.[1] &&
    /\b(?:theorem|law|paradox|principle|equation|experiment|theory|problem|conjecture)\b/iu.test(proved[1])
  )
    return coreOf('it', `explanation of ${withoutArticle(proved[1])}`, { signs: ['question', 'concept'], sure: 0.75 });
  const meaning = readMeaning(text, reader);
  if (meaning) return meaning;
  const done =
    /^(?:can|could|should|must|has to|needs to|is being|has been|is to)\s+be(?:en|ing)?\s+done(?:\s+(?:about|to\s+\p{L}+|against|for|with)\s+(.+))?$/iu.exec(
      text,
    ) ?? /^(?:is being|has been|is to be)\s+done(?:\s+(?:about|to\s+\p{L}+|against|for|with)\s+(.+))?$/iu.exec(text);
  if (done) {
    const taken = takeContexts(done[1] ?? 'it', reader);
    return coreOf(withoutArticle(taken.rest), 'remedies', {
      contexts: taken.contexts,
      signs: ['question', 'remedy'],
      sure: 0.85,
    });
  }
  if (/^works(?:\s+and\s+what\s+(?:does\s+not|doesn[’']t))?$/iu.test(text))
    return coreOf('it', 'effectiveness', { signs: ['question'], sure: 0.8 });
  if (/^(?:can|could|should)\s+(?!we\s).+?\s+learn(?:\s+from\b.*)?$/iu.test(text))
    return coreOf('it', 'lessons', { signs: ['question', 'case'], sure: 0.8 });
  const meant = /^(?!is\b|are\b|does\b|do\b|can\b)(.+?)\s+(?:means?|meant|implies|spells?)\s+for\s+(.+)$/iu.exec(text);
  if (meant?.[1] && meant[2]) {
    const taken = takeContexts(meant[2], reader);
    const [cause, outcome] = [withoutArticle(meant[1]), withoutArticle(taken.rest)];
    return coreOf(cause, `implications for ${outcome}`, {
      ...{ bearing: { cause, outcome }, contexts: taken.contexts, signs: ['effect'], sure: 0.8 },
    });
  }
  const wrong = /^went wrong(?:\s+(?:in|with|at)\s+(.+))?$/iu.exec(text);
  if (wrong)
    return coreOf('it', 'causes of failure', {
      contexts: wrong[1] ? takeContexts(`it in ${wrong[1]}`, reader).contexts : [],
      ...{ signs: ['question', 'factors'], sure: 0.75 },
    });
  const blamed = /^(?:is|are)\s+(?:to blame|responsible)$/iu.test(text);
  if (blamed || /^(?:benefits|gains|loses|pays|wins)(?:\s+and\s+who\s+(?:loses|pays|suffers))?$/iu.test(text))
    return coreOf('it', blamed ? 'responsibility' : 'distribution of benefits and costs', {
      signs: ['question'],
      sure: 0.75,
    });
  if (/^have\s+we\s+learn(?:ed|t)(?:\s+so\s+far)?$/iu.test(text))
    return coreOf('it', 'lessons', { signs: ['question', 'case'], sure: 0.8 });
  const payer = /^(?:should|must|will)\s+(?:pay for|fund|finance)\s+(.+)$/iu.exec(text)?.[1];
  const next = /^next\s+for\s+(.+)$/iu.exec(text)?.[1];
  if (payer ?? next) {
    const taken = takeContexts(payer ?? next ?? '', reader);
    return coreOf(withoutArticle(taken.rest), payer ? 'financing' : 'future', {
      contexts: taken.contexts,
      signs: ['question', 'policy'],
      sure: 0.8,
    });
  }
  const noun = readNounAsked(text, reader);
  if (noun) return noun;
  const doers: readonly [RegExp, string][] = [
    [/^(?:benefits|gains|profits|pays)(?:\s+(?:from|for))?\s+(.+)$/iu, 'distribution of benefits and costs'],
    [/^(?:started|caused|began|killed|destroyed)\s+(.+)$/iu, 'causes'],
    [/^owns\s+(.+)$/iu, reader.field === 'law' ? 'ownership' : 'control'],
    [/^(?:controls|governs|rules|decides)\s+(.+)$/iu, 'control'],
    [/^is (?:liable|responsible|to blame)\s+(?:for|when|if)\s+(.+)$/iu, 'liability'],
  ];
  for (const [pattern, aspect] of doers) {
    const done = pattern.exec(text);
    if (!done?.[1]) continue;
    const taken = takeContexts(done[1], reader);
    return coreOf(withoutArticle(taken.rest), aspect, { contexts: taken.contexts, signs: ['question'], sure: 0.75 });
  }
  const made = /^makes?\s+(.+?)\s+(?:so\s+)?(\p{L}+)$/iu.exec(text);
  const quality = made?.[2] ? qualityOf(made[2].toLowerCase()) : undefined;
  if (made?.[1] && quality) {
    const taken = takeContexts(made[1], reader);
    return coreOf(withoutArticle(taken.rest), `determinants of ${quality}`, {
      contexts: taken.contexts,
      signs: ['question', 'factors'],
      sure: 0.8,
    });
  }
  const causes =
    /^(?:causes|drives|explains|determines|influences|shapes|affects|motivates|predicts|makes|triggers|caused|drove|explained)\s+(.+)$/iu.exec(
      text,
    );
  const moved =
    /^(?:drives?|drove|leads?|led|motivates?|makes?|made|prompts?|pushe?s)\s+(.+?)\s+to\s+(\p{L}+)(\s.+)?$/iu.exec(
      text,
    );
  if (moved?.[1] && moved[2] && !/ed$/iu.test(moved[2])) {
    const taken = takeContexts(moved[3]?.trim() ?? '', reader);
    const who = withoutArticle(moved[1]);
    const owner = /s$/u.test(reader.open(who)) ? `${who}’` : `${who}’s`;
    return coreOf(`${owner} decision to ${moved[2].toLowerCase()} ${taken.rest}`.trim(), 'determinants', {
      contexts: taken.contexts,
      signs: ['question', 'factors'],
      sure: 0.8,
    });
  }
  if (causes?.[1]) {
    const taken = takeContexts(causes[1], reader);
    const owner = takeOwner(taken.rest);
    return coreOf(withoutArticle(owner.rest), /^(?:cause|trigger)/iu.test(text) ? 'causes' : 'determinants', {
      contexts: [...owner.contexts, ...taken.contexts],
      signs: ['question', 'factors'],
      sure: 0.9,
    });
  }
  const lesson =
    /^(?:can|could|do|does|did)\s+(?:we\s+learn\s+from\s+(.+)|(.+?)\s+(?:teach|tell|show|reveal)s?\s+(?:us\s+)?(?:about\s+)?(.+))$/iu.exec(
      text,
    );
  if (lesson?.[1]) return coreOf(withoutArticle(lesson[1]), 'lessons', { signs: ['question'], sure: 0.85 });
  if (lesson?.[2] && lesson[3])
    return coreOf(withoutArticle(lesson[2]), `lessons for ${withoutArticle(lesson[3])}`, {
      signs: ['question'],
      sure: 0.75,
    });
  const shows = /^(.+?)\s+(?:shows?|tells? us|teaches us|reveals?)(?:\s+about\s+(.+))?$/iu.exec(text);
  if (shows?.[1])
    return coreOf(withoutArticle(shows[1]), shows[2] ? `lessons for ${shows[2]}` : 'meaning', {
      signs: ['concept'],
      sure: 0.6,
    });
  if (being.test(text)) {
    const rest = text.replace(being, '');
    const wrong = /^wrong with\s+(.+)$/iu.exec(rest);
    if (wrong?.[1]) return coreOf(withoutArticle(wrong[1]), 'problems', { signs: ['question', 'problem'], sure: 0.8 });
    // "What Are the Causes of X?" asks what "The Causes of X" asks.
    const asked = /^the\s/iu.test(rest) && !essence.test(rest) ? readPhrase(rest, reader) : null;
    if (asked && asked.aspect !== null && asked.sure >= 0.85) return { ...asked, signs: [...asked.signs, 'question'] };
    const taken = takeContexts(rest, reader);
    return coreOf(withoutArticle(taken.rest), 'definition', {
      contexts: taken.contexts,
      signs: ['question', 'concept'],
      sure: 0.8,
    });
  }
  return null;
}
