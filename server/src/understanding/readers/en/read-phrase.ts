import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { aspectNouns, bearingVerbs, disciplines, emptyHeads, eventNouns, settings, turnedNouns } from './lexicon.ts';
import { bare, headOf, isOpenModifier, isPeople, namesPlace, withoutArticle } from './noun-phrase.ts';
import { readThrough } from './pair-by-sort.ts';
import { isPersonName } from './person-names.ts';
import { readAccounts, readMined } from './read-analysis.ts';
import { readAsking, readLight } from './read-asking.ts';
import { readBearing } from './read-bearing.ts';
import { readComparison } from './read-comparison.ts';
import { readOwned, readPair } from './read-pair.ts';
import { readRemedies } from './read-remedies.ts';
import { isNameText } from './running-case.ts';
import { singular } from './singular.ts';
import { type Taken, takeContexts } from './take-contexts.ts';
import { gerundNouns, studyGerunds, toGerund } from './verb-nouns.ts';

const studyHead =
  /^(?:an?\s+|the\s+)?((?:[\p{L}-]+\s+){0,4}?(?:study|analysis|investigation|exploration|examination|research|survey|assessment|review|evaluation|enquiry|inquiry|overview|introduction|reading|interpretation|critique|discussion|appraisal|reappraisal|reassessment|reflection|look|approach|account|guide))\s+(?:of|on|into|to|at)\s+(?=\S)/iu;
const plainStudy =
  /^(?:an?\s+)?(?:(?:empirical|preliminary|exploratory|brief|detailed|quantitative|qualitative|descriptive|cross-sectional|longitudinal|pilot|field|experimental|theoretical|in-depth|short|case)\s+)*(?:study|investigation|exploration|examination|research|enquiry|inquiry|introduction|analysis|discussion|(?:closer\s+|fresh\s+|new\s+)?look|approach|account|(?:(?:practical|short|brief|beginner[’']s)\s+)?guide)$/iu;

/** A review of the literature on a thing is one of the thing. */
const written =
  /^(?:the\s+)?(?:(?:recent|existing|current|empirical|academic|published|available)\s+)*(?:literature|research|evidence|scholarship|studies)\s+(?:on|about|concerning|regarding)\s+/iu;
/** "Coping with Grief", "Investing in Schools": the verb and its preposition ask one thing. */
const phrased =
  /^(?<verb>investing in|coping with|dealing with|responding to|adapting to|paying for|preparing for|engaging with|caring for|campaigning for|participating in)\s+(?<matter>.+)$/iu;
const phrasedNouns: Readonly<Record<string, string>> = {
  'investing in': 'investment',
  'coping with': 'coping',
  'dealing with': 'remedies',
  'responding to': 'responses',
  'adapting to': 'adaptation',
  'paying for': 'financing',
  'preparing for': 'preparation',
  'engaging with': 'engagement',
  'caring for': 'care',
  'campaigning for': 'campaigns',
  'participating in': 'participation',
};

const designHead =
  /^(?:the\s+)?((?:[\p{L}-]+\s+)?(?:design(?:ing)?|development|implementation|construction|prototyping|modelling|modeling|simulation)(?:(?:\s*,\s*|\s+and\s+|,\s+and\s+)(?:design|implementation|development|evaluation|construction|analysis|simulation|testing|validation|deployment|fabrication|optimi[sz]ation|verification))*)\s+of\s+(an?\s+)?(.+)$/iu;
const makingHead =
  /^(?:the\s+)?((?:(?:green|facile|one-step|chemical|molecular|hydrothermal|rapid|in vitro)\s+)*(?:synthesis|preparation|fabrication|isolation|extraction|purification|characteri[sz]ation|identification|determination|detection|quantification|optimi[sz]ation|formulation)(?:(?:,\s*|\s+and\s+|,\s+and\s+)(?:[\p{L}-]+\s+)?(?:characteri[sz]ation|identification|properties|evaluation|optimi[sz]ation|purification|quantification|performance|application|testing|analysis))*)\s+of\s+(.+)$/iu;
const factorsHead =
  /^(?:the\s+)?(?:(?:key|main|critical|social|economic)\s+)?factors?\s+(?:that\s+)?(?:influenc(?:ing|e)|affect(?:ing)?|behind|shap(?:ing|e)|determin(?:ing|e)|associated with|contributing to|driving|related to)\s+(.+)$/iu;
const facing =
  /^(?:the\s+)?((?:[\p{L}-]+\s+and\s+)?(?:[\p{L}-]+\s+){0,2}?[\p{L}-]+(?:\s+and\s+[\p{L}-]+)?)\s+(?:facing|(?:faced|experienced|encountered|posed|raised) by|confronting|associated with|related to|arising from|learn(?:ed|t) from|to|in|for|against|towards?|from|behind|surrounding|about|with)\s+(.+)$/iu;
const facingNouns =
  /(?:^|\s)(?:challenges|problems|barriers|obstacles|strategies|measures|solutions|approaches|responses|threats|trends|changes|advances|developments|attitudes|lessons|perspectives|policies|options|risks|prospects|opportunities|pathways|progress|issues|perceptions|debates|controversies|reasons|motives|remedies|constraints|innovations|considerations|directions|alternatives|(?:(?:critical\s+)?success|risk|protective|contributing|enabling|causal)\s+factors|(?:best|good|promising)\s+practices)$|^(?:(?:main|major|key|common|ethical|legal)\s+)?(?:difficulties|concerns)$/iu;
/** They say when a trend is seen, and name nothing that it is a trend of. */
const ofLate =
  /^(?:(?:emerging|recent|current|future|new|latest|global|key|major|main|important|contemporary|modern)\s*)+$/iu;
const tailAspect =
  /^(.+\S)\s+((?:(?:risk|cost-benefit|swot|failure|needs|gap|demand)\s+)?(?:analysis|design|issues|challenges|problems|strategies|trends|assessment|evaluation|simulation|effectiveness|lessons|production|optimi[sz]ation|plan))$/iu;
const kept =
  /\b(?:sentiment|discourse|data|meta|content|regression|cluster|factor|interior|graphic|fashion|instructional|urban|game|web|interface|universal|generative|quality|impact|self|peer|formative|sound|costume|set|needs|landscape|mass|crop|food|milk|animal|business)$/iu;
/** "Ways to Reduce Food Waste", "Strategies for Improving Sleep": the object is what is to be changed. */
const waysTo =
  /^(?:the\s+)?(?:[\p{L}-]+\s+)?(?:ways|means|methods|steps|measures|strategies|approaches|options|solutions|recommendations|policies)\s+(?:to|of|for)\s+(\p{L}+)\s+(.+)$/iu;

const viewsOf =
  /^(?:(?:an?|the)\s+)?((?:[\p{L}-]+\s+){0,3}?[\p{L}-]+[’']s?\s+(?:[\p{L}-]+\s+)?(?:attitudes?|perceptions?|views?|beliefs|experiences?|awareness|knowledge|understanding|opinions?|perspectives?)|(?:[\p{L}-]+\s+)?(?:attitudes|perceptions|opinions))\s+(?:towards?|of|on|about|regarding)\s+(.+)$/iu;
const lessonHead =
  /^(?:an?\s+|the\s+)?((?:lesson|unit|course|curriculum|teaching|learning|instructional)\s+(?:plan|design|sequence|unit|module|series)s?)\s+(?:on|for|about|of)\s+(.+)$/iu;
const planHead =
  /^(?:an?\s+|the\s+)?((?:business|marketing|strategic|communication|management|action|evacuation|conservation|master|contingency|crisis)\s+plan)\s+for\s+(.+)$/iu;
/** "Blockchain-Based Voting System": what it is built with, then what it is. */
const basedOn =
  /^(?:an?\s+)?(blockchain|iot|ai|gis|gps|rfid|lstm|cnn|arduino|cloud|web|android|python|microcontroller|fpga|esp32|raspberry pi|deep learning|deep-learning|machine-learning|machine learning|lora|zigbee|ontology|transformer|bert|llm)[-\s]based\s+(.+)$/iu;
const methodFor =
  /^((?:deep|machine|reinforcement|federated|transfer)\s+learning|(?:artificial|generative) intelligence|ai|blockchain|(?:convolutional\s+)?neural networks?|large language models|computer vision|natural language processing|data mining|big data)\s+for\s+(.+)$/iu;

/** A task for machines, and what it is done with: that is what such a paper is about. */
const tasks =
  /\b(?:detection|recognition|classification|segmentation|identification|prediction|forecasting|diagnosis|estimation|clustering|translation|summari[sz]ation)$/iu;
const learners =
  /\b(?:learning|networks?|algorithms?|forests?|transformers?|machines?|models?|BERT|LSTM|CNNs?|YOLO\S*|GPT\S*|LLMs?|boosting|regression|wavelets?|filters?)\b|^\p{Lu}{2,}\S*$/iu;

/** "Removal of Heavy Metals" is heavy metal removal; "the fall of Rome" stays as it is. */
const compounding = new Set(
  'removal adoption detection recycling prevention screening prediction recognition'.split(' '),
);

function compound(noun: string, of: string): string {
  const words = withoutArticle(of).split(/\s+/u);
  if (words.length > 3 || words.some((word) => /^(?:of|in|the|and|to|from|with|for)$/iu.test(word)))
    return `${noun} of ${of}`;
  return [...words.slice(0, -1), singular(words.at(-1) ?? ''), noun].join(' ');
}

/** What is done: its strategies are asked of it, where "politeness strategies" are a thing of their own. */
const acted = /(?:tion|ment|ing|ance|sion|al|sales|reduction)$/iu;
const manner = /(?:language|style|technique|aesthetics?|vision|poetics|use|method|thought)$/iu;
const isJoined = (text: string): boolean =>
  /\s+and\s+/iu.test(text) && !isOpenModifier(text.split(/\s+and\s+/iu)[0] ?? '');

/** "Delay" with "construction projects" beside it is construction delay. */
function turn({ rest, contexts }: Taken): Taken {
  const [first, ...others] = contexts;
  if (first?.kind !== 'setting' || !turnedNouns.has(bare(rest))) return { rest, contexts };
  const words = first.text.split(/\s+/u);
  const kept = words.length > 1 && emptyHeads.has(bare(words.at(-1) ?? '')) ? words.slice(0, -1) : words;
  return kept.length > 2
    ? { rest, contexts }
    : { rest: `${kept.map(singular).join(' ')} ${singular(rest).toLowerCase()}`, contexts: others };
}

function settle(taken: Taken, aspect: string | null, rest: Partial<Core> = {}): Core {
  const turned = turn(taken);
  return coreOf(withoutArticle(turned.rest), aspect, { contexts: turned.contexts, ...rest });
}

function takeWhole(text: string, reader: Reader): Partial<Core> {
  const { rest, contexts } = takeContexts(text, reader);
  return { object: withoutArticle(rest), contexts };
}

function readStudyHead(text: string, reader: Reader): Core | null {
  const found = studyHead.exec(text);
  if (!found?.[1]) return null;
  // "Integrating Judicial Review into Teaching": the review is what is done something with.
  const [opens = ''] = found[1].toLowerCase().split(/\s+/u);
  if (gerundNouns.has(opens) && /\s(?:in)?to\s+$/iu.test(found[0])) return null;
  const inner = readPhrase(text.slice(found[0].length).replace(written, ''), reader);
  const form = found[1].replace(/^(?:the|an?)\s+/iu, '');
  const measured = /^(.+\s(?:quality|impact|risk|performance|needs))\s+(assessment|evaluation|analysis)$/iu.exec(form);
  if (measured?.[1] && measured[2] && isNameText(inner.object, reader.title))
    return coreOf(measured[1], measured[2], {
      contexts: [{ text: inner.object, kind: 'place' }, ...inner.contexts],
      sure: 0.85,
    });
  // "A Discourse Analysis of X": with its article it is a way to study.
  if (kept.test(form.replace(/\s+\S+$/u, '')) && !/^critical/iu.test(form) && !/^an?\s.*\banalysis\s/iu.test(found[0]))
    return coreOf(text, null, takeWhole(text, reader));
  return inner.aspect !== null || plainStudy.test(form) ? inner : { ...inner, aspect: form, sure: 0.85 };
}

/** Deeds of which it is asked whether one may do them; with other things the question is what is at stake. */
const wrongful =
  /\b(?:euthanasia|abortion|suicide|cloning|torture|lying|deception|eating (?:meat|animals)|meat[- ]eating|hunting|killing|capital punishment|punishment|death penalty|disobedience|surrogacy|prostitution|animal (?:testing|experimentation|experiments)|experimentation|enhancement|whistleblowing|doping|assassination|terrorism|intervention|war|conscription|infanticide|vivisection|bribery|boycotts|sacrifice|piracy|zoos)$/iu;

/** What people have in their heads about a thing. */
const heldBy = /^(?:knowledge|awareness|attitudes?|perceptions?|practices?|beliefs|skills|literacy)$/u;

function readOf(text: string, reader: Reader): Core | null {
  const at = text.search(/\s+of\s+/iu);
  if (at < 0) return null;
  const noun = reader.open(withoutArticle(text.slice(0, at)));
  const after = text.slice(at).replace(/^\s+of\s+/iu, '');
  const words = noun.split(/\s+/u);
  const [first = '', second] = noun.split(/,?\s+and\s+/iu);
  if (gerundNouns.has((words[0] ?? '').toLowerCase()) && /^the$/iu.test(words[1] ?? '')) return null;
  // "Robots and the Future of Work": the future is that of work alone.
  if (/\sand\s+the\s/iu.test(noun) && !aspectNouns.has(bare(first))) return null;
  if (/[’']s?\s/u.test(noun) || (second !== undefined && !aspectNouns.has(headOf(first)) && !isOpenModifier(first)))
    return null;
  if (isPersonName(reader.open(after)) && manner.test(noun))
    return settle({ rest: after, contexts: [] }, noun, { signs: ['interpretation'], sure: 0.85 });
  const last = bare(words.at(-1) ?? '');
  if (words.length > 6 || after === '') return null;
  // "Aspirin in the Prevention of Stroke": the first thing is asked about, not what it is used in.
  const [asked = ''] = noun.split(/\s+(?:in|for|on|with|as|at)\s+/iu);
  if (asked !== noun && !aspectNouns.has(headOf(asked))) return null;
  // "The Concept of Bad Faith in Sartre": the concept is what is read, and reading it is what is asked.
  if (/^(?:concept|notion|idea|conception|theme|motif)s?$/u.test(last) && words.length < 3)
    return settle(takeContexts(after, reader), null, { signs: ['concept'], sure: 0.8 });
  if (compounding.has(last) && words.length === 1) {
    const taken = takeContexts(after, reader);
    return settle({ ...taken, rest: compound(noun, taken.rest) }, null, { sure: 0.8 });
  }
  if (eventNouns.has(last) && words.length === 1) return null;
  if (/^(?:the )?ethics$/iu.test(noun)) {
    const taken = takeContexts(after, reader);
    return settle(taken, wrongful.test(reader.open(taken.rest)) ? 'moral permissibility' : 'ethical issues', {
      signs: ['argument'],
      sure: 0.85,
    });
  }
  if (disciplines.has(last)) return settle(takeContexts(after, reader), noun, { sure: 0.65 });
  if (!aspectNouns.has(last)) return null;
  const taken = takeContexts(after, reader);
  const place = reader.open(taken.rest);
  // "Oral Health Knowledge of School Children": what they know of is the object, they are those asked.
  if (words.length > 1 && heldBy.test(last) && isPeople(place) && !isOpenModifier(words.slice(0, -1).join(' ')))
    return settle(
      {
        rest: words.slice(0, -1).join(' '),
        contexts: [{ text: withoutArticle(taken.rest), kind: 'population' }, ...taken.contexts],
      },
      last,
      { signs: ['survey'], sure: 0.8 },
    );
  // "Water Quality of Lake Victoria": what is asked about stands first, where it is after it.
  if (
    words.length > 1 &&
    /quality|resources|biodiversity|ecology|use$/iu.test(noun) &&
    isNameText(withoutArticle(place), reader.title)
  )
    return settle(
      { rest: noun, contexts: [{ text: withoutArticle(taken.rest), kind: 'place' }, ...taken.contexts] },
      'assessment',
      { sure: 0.75 },
    );
  return settle(taken, noun, { sure: 0.9 });
}

/** "Teachers' Attitudes towards ChatGPT", "Nurses' Experiences of Moral Distress": what people think of it is asked. */
function readViews(text: string, reader: Reader): Core | null {
  const found = viewsOf.exec(text);
  if (!found?.[1] || !found[2]) return null;
  // "Attitudes of Nursing Students towards Mental Illness": they are those asked.
  const towards = /^(.+?)\s+(?:towards?|about|regarding|on)\s+(.+)$/iu.exec(found[2]);
  if (towards?.[1] && towards[2] && isPeople(reader.open(towards[1]))) {
    const taken = takeContexts(towards[2], reader);
    return settle(
      { ...taken, contexts: [{ text: withoutArticle(towards[1]), kind: 'population' }, ...taken.contexts] },
      found[1],
      { signs: ['survey'], sure: 0.85 },
    );
  }
  const [holder] = found[1].split(/[’']/u);
  if (/[’']/u.test(found[1]) && !isPeople(holder ?? '')) return null;
  // "Nurses' Experiences of Caring for Dying Patients": what they do is named with those it is done to.
  const isDeed = /^\p{L}+ing\s+(?:for|with|after|to)\s/iu.test(found[2]);
  return settle(isDeed ? { rest: found[2], contexts: [] } : takeContexts(found[2], reader), found[1], {
    signs: ['survey'],
    sure: 0.85,
  });
}

/** "Mental Health of Healthcare Workers": how people fare; they are those asked. */
const stateOf =
  /^(?:the\s+)?((?:[\p{L}-]+\s+)?(?:health|well-?being|satisfaction|motivation|resilience|stress|anxiety|burnout|self-esteem|nutritional status|integration|literacy|lifestyles?|lifestyle|habits|burden|employability|mobility|styles|preferences|expectations|aspirations))\s+(?:of|in)\s+(.+)$/iu;

/** The noun of "reduce" or "reducing", where it is one of the verbs by which things are changed. */
function findChange(verb: string): string | null {
  const low = verb.toLowerCase();
  return [low, `${low}ing`, `${low.replace(/e$/u, '')}ing`].map((form) => gerundNouns.get(form)).find(Boolean) ?? null;
}

const isMeasured =
  /^(?:prediction|forecasting|measurement|detection|classification|recognition|estimation|modelling|modeling|simulation|optimisation|optimization|monitoring|mapping|tracking)$/u;

const how =
  /^(?:aloud|together|alone|abroad|outdoors|indoors|well|again|away|back|faster|slowly|at|on|to|from|by|about|up|down|out|off|under|without|after|before|during|through|across|between|among)$/iu;
/** As often a word of what is done: learning online, and tackling online fraud. */
const howOften = /^(?:online|outside|inside|early|late|home|less|more|better)$/iu;
const where = /^(?:in|at|on|with|for|from|to|during|after|before|through|and|than|or|as|by)$/iu;

/** "Overcoming Barriers to X": what stands in the way, and what is to be done about it. */
const facedUp = /^(?:tackling|addressing|overcoming|solving|resolving|confronting|navigating|meeting|facing)$/iu;
const hardship = /(?:challenges|barriers|obstacles|problems|difficulties|issues|constraints|concerns|gaps?)$/iu;

function readGerund(text: string, reader: Reader): Core | null {
  const [first = '', ...others] = text.split(/\s+/u);
  const noun = gerundNouns.get(first.toLowerCase());
  if (!noun || others.length === 0 || /^(?:and|of|in|for|with|as)$/iu.test(others[0] ?? '')) return null;
  // "Reading Aloud at Home": how or where it is done is not what it is done to.
  if (
    how.test(others[0] ?? '') ||
    (howOften.test(others[0] ?? '') && (others.length === 1 || where.test(others[1] ?? '')))
  )
    return null;
  if (/^(?:marketing|learning|training|testing|screening|building|financing|pricing|branding|mapping)$/iu.test(first))
    return null;
  if (
    /^(?:reading|teaching)$/iu.test(first) &&
    /^(?:methods?|practices?|strateg|materials?|quality|staff|habits?|skills?|comprehension|ability|motivation|assistants|load|aids|competenc|clubs?|groups?|circles|rooms?|lists|speed|levels?|attainment|achievement|scores?|outcomes|anxiety|hospitals?|recovery|instruction|difficulties)/iu.test(
      others[0] ?? '',
    )
  )
    return null;
  if (facedUp.test(first)) {
    const inner = readPhrase(others.join(' '), reader);
    if (inner.aspect !== null && hardship.test(inner.aspect))
      return { ...inner, aspect: `${inner.aspect} and remedies`, signs: [...inner.signs, 'problem', 'remedy'] };
  }
  const into = /^(?:integrating|incorporating|embedding|introducing|mainstreaming)$/iu.test(first)
    ? /^(.+?)\s+into\s+(.+)$/iu.exec(others.join(' '))
    : null;
  if (into?.[1] && into[2])
    return settle(takeContexts(into[1], reader), `integration into ${into[2].replace(/^The\s/u, 'the ')}`, {
      sure: 0.85,
    });
  // "Improving the Quality of X": which side of it is improved.
  const side = /^the\s+(\p{L}+)\s+of\s+(.+)$/iu.exec(others.join(' '));
  if (side?.[1] && side[2] && aspectNouns.has(side[1].toLowerCase()))
    return settle(takeContexts(side[2], reader), `${noun} of ${side[1].toLowerCase()}`, { sure: 0.85 });
  const taught = noun === 'teaching' ? /^(.+?)\s+to\s+(.+)$/iu.exec(others.join(' ')) : null;
  if (taught?.[1] && taught[2] && isPeople(taught[2]))
    return settle({ rest: taught[1], contexts: [{ text: withoutArticle(taught[2]), kind: 'population' }] }, noun, {
      signs: ['teaching'],
      sure: 0.85,
    });
  const skill = noun === 'teaching' ? /^(.+?)\s+to\s+(\p{L}+)$/iu.exec(others.join(' ')) : null;
  if (skill?.[1] && skill[2] && isPeople(skill[1]))
    return settle(
      { rest: toGerund(skill[2]), contexts: [{ text: withoutArticle(skill[1]), kind: 'population' }] },
      noun,
      {
        signs: ['teaching'],
        sure: 0.85,
      },
    );
  // "Modelling Traffic Flow with Differential Equations": what it is done with.
  const doneWith =
    isMeasured.test(noun) || noun === 'teaching' ? /^(.+?)\s+(?:with|by)\s+(.+)$/iu.exec(others.join(' ')) : null;
  if (doneWith?.[1] && doneWith[2] && !isPeople(doneWith[1])) {
    const means = takeContexts(doneWith[2], reader);
    const inner = takeContexts(doneWith[1], reader);
    return settle(
      {
        rest: inner.rest,
        contexts: [{ text: withoutArticle(means.rest), kind: 'means' }, ...inner.contexts, ...means.contexts],
      },
      noun,
      { sure: 0.8 },
    );
  }
  // Whoever translates asks how it is done.
  const asked = /^(?:translation|subtitling)$/u.test(noun) ? `${noun} strategies` : noun;
  return settle(takeContexts(others.join(' '), reader), asked, { sure: 0.8 });
}

/** "Building a Weather Station with Arduino and LoRa": one thing is made, with what stands after it. */
function readBuilt(text: string, reader: Reader): Core | null {
  const found =
    /^(building|developing|creating|making|programming|coding|prototyping)\s+(?:an?|our|your own)\s+(.+?)(?:\s+(?:with|in|using|on)\s+(.+))?$/iu.exec(
      text,
    );
  if (!found?.[1] || !found[2] || reader.field !== 'engineering') return null;
  const tools = (found[3] ?? '').split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu).filter(Boolean);
  const taken = takeContexts(found[2], reader);
  const contexts = tools.map((tool) => ({
    text: reader.hide(reader.open(withoutArticle(tool))),
    kind: 'means' as const,
  }));
  return settle(
    { ...taken, contexts: [...taken.contexts, ...contexts] },
    /^developing$/iu.test(found[1]) ? 'development' : 'design and implementation',
    { signs: ['design'], sure: 0.85 },
  );
}

/** "Towards an Effective Framework for X": where a paper means to go says nothing of what it is on. */
const goal = /^(?:towards?\s+(?:an?\s+|the\s+)?(?=\S+\s+\S)|in\s+(?=defen[cs]e\s+of\s))/iu;
/** How a thing stands, said of any: a turn of the title and no scope. */
const flourish =
  /(?<=\p{L}{4}.*)(?:\s+(?:at\s+(?:a|the)\s+crossroads|in\s+perspective|revisited|reconsidered|and\s+beyond)|(?<!(?:economies|countries|societies|states))\s+in\s+transition)$/iu;
/** Every title is of our days; what a thing of the past means today is another matter. */
const nowadays = /(?<=\p{L}{4}.*)(?<!\band (?:its|their|his|her)\s.*)(?<!\busa)\s+(?:today|nowadays)$/iu;

/** Reads one half of a title: what stands before the colon, or after it. */
export function readPhrase(given: string, reader: Reader): Core {
  const text = given.trim().replace(studyGerunds, '').replace(goal, '').replace(nowadays, '').replace(flourish, '');
  const seen = readLight(text);
  if (seen) {
    const inner = readPhrase(seen.matter, reader);
    return inner.bearing || (inner.aspect !== null && inner.sure >= 0.8)
      ? inner
      : { ...inner, aspect: seen.aspect, sure: 0.85 };
  }
  const early =
    readRemedies(text, reader, (head) => readPhrase(head, reader)) ??
    readThrough(text, reader) ??
    readAccounts(text, reader) ??
    readMined(text, reader) ??
    readComparison(text, reader) ??
    readBearing(text, reader) ??
    readAsking(text, reader) ??
    readStudyHead(text, reader);
  if (early) return early;

  const factors = factorsHead.exec(text);
  // "Factors Affecting the Success of X": how it fares is asked, and it is X that fares so.
  const faring =
    /^the\s+(success|effectiveness|failure|quality|performance|growth|sustainability|efficiency)\s+of\s+(.+)$/iu.exec(
      factors?.[1] ?? '',
    );
  if (faring?.[1] && faring[2] && !isPeople(reader.open(faring[2])))
    return settle(takeContexts(faring[2], reader), `determinants of ${faring[1].toLowerCase()}`, {
      signs: ['factors'],
      sure: 0.95,
    });
  if (factors?.[1])
    return settle(takeContexts(factors[1], reader), 'influencing factors', { signs: ['factors'], sure: 0.95 });

  const acting = readOwned(text, reader);
  if (acting) return acting;
  const design = designHead.exec(text);
  if (design?.[1] && design[3])
    return settle(takeContexts(design[3], reader), design[1], { signs: ['design'], sure: 0.95 });
  const making = makingHead.exec(text);
  if (making?.[1] && making[2])
    return settle(takeContexts(making[2], reader), making[1], { signs: ['preparation'], sure: 0.9 });
  const ways = waysTo.exec(text);
  const change = ways?.[1] ? findChange(ways[1]) : null;
  if (ways?.[2] && change) return settle(takeContexts(ways[2], reader), change, { signs: ['remedy'], sure: 0.85 });
  const plan = planHead.exec(text);
  if (plan?.[1] && plan[2]) return settle(takeContexts(plan[2], reader), plan[1], { signs: ['design'], sure: 0.9 });
  const views = readViews(text, reader);
  if (views) return views;
  const lesson = lessonHead.exec(text);
  if (lesson?.[1] && lesson[2])
    return settle(takeContexts(lesson[2], reader), lesson[1], { signs: ['teaching', 'design'], sure: 0.9 });
  const method = methodFor.exec(text);
  const person = /^(.+?)\s+on\s+(.+)$/iu.exec(text);
  if (person?.[1] && person[2] && isPersonName(reader.open(person[1]))) {
    const taken = takeContexts(person[2], reader);
    return settle({ rest: taken.rest, contexts: [{ text: person[1], kind: 'case' }, ...taken.contexts] }, null, {
      signs: ['concept'],
    });
  }
  if (method?.[1] && method[2])
    return settle(takeContexts(method[2], reader), method[1], { signs: ['design', 'application'], sure: 0.7 });

  const lived = stateOf.exec(text);
  if (lived?.[1] && lived[2]) {
    const whose = takeContexts(lived[2], reader);
    if (isPeople(reader.open(whose.rest)))
      return settle(
        {
          rest: lived[1],
          contexts: [{ text: withoutArticle(whose.rest), kind: 'population' }, ...whose.contexts],
        },
        null,
        { sure: 0.8 },
      );
  }
  const about = readOf(text, reader);
  if (about) return about;
  const before = facing.exec(text);
  const isDoing = /^\p{L}+ing\s+\S+\s/iu.test(text) && gerundNouns.has(text.split(/\s+/u)[0]?.toLowerCase() ?? '');
  if (before?.[1] && before[2] && !isDoing && facingNouns.test(before[1])) {
    const words = before[1].split(/\s+/u);
    // "Politeness strategies in e-mails": the strategies are the object, not what they are found in.
    if (
      words.length > 1 &&
      /^(?:strategies|policies|approaches)$/iu.test(words.at(-1) ?? '') &&
      /\s(?:strategies|policies|approaches)\s+in\s/iu.test(text)
    ) {
      const taken = takeContexts(text, reader);
      const isActed = acted.test(words.at(-2) ?? '') && reader.field !== 'literature' && reader.field !== 'art';
      return isActed && taken.rest === before[1]
        ? settle({ ...taken, rest: words.slice(0, -1).join(' ') }, words.at(-1) ?? null, { sure: 0.8 })
        : settle(taken, null, { sure: 0.7 });
    }
    // "Counterinsurgency Lessons from Afghanistan": what stands before the noun is the object, what follows the case.
    if (
      words.length > 1 &&
      !ofLate.test(words.slice(0, -1).join(' ')) &&
      /^(?:lessons|perspectives|developments|trends)$/iu.test(words.at(-1) ?? '') &&
      /\s(?:from|in)\s/iu.test(text)
    ) {
      const taken = takeContexts(text, reader);
      const own = taken.rest.split(/\s+/u);
      if (taken.contexts.length > 0)
        return settle({ rest: own.slice(0, -1).join(' '), contexts: taken.contexts }, own.at(-1) ?? null, {
          sure: 0.85,
        });
    }
    return settle(takeContexts(before[2], reader), before[1], { sure: 0.85 });
  }
  const taught = /^using\s+(.+?)\s+(?:to|for|in)\s+teach(?:ing)?\s+(.+)$/iu.exec(text);
  if (taught?.[1] && taught[2]) {
    const taken = takeContexts(taught[2], reader);
    return coreOf(withoutArticle(taught[1]), `use in teaching ${taken.rest}`, {
      contexts: taken.contexts,
      signs: ['teaching', 'application'],
      sure: 0.8,
    });
  }
  const served = /^using\s+(.+?)\s+(for|in)\s+(.+)$/iu.exec(text);
  if (served?.[1] && served[2] && served[3] && !/\sto\s/iu.test(served[1])) {
    const taken = takeContexts(served[3], reader);
    const purpose = reader.open(taken.rest);
    if (!isPeople(purpose) && !settings.has(headOf(purpose)) && !namesPlace(purpose))
      return coreOf(withoutArticle(served[1]), `use ${served[2].toLowerCase()} ${withoutArticle(taken.rest)}`, {
        contexts: taken.contexts,
        signs: ['application'],
        sure: 0.8,
      });
  }
  const used = /^using\s+(.+?)\s+to\s+(\p{L}+)\s+(.+)$/iu.exec(text);
  if (used?.[1] && used[2] && used[3] && bearingVerbs.has(used[2].toLowerCase())) {
    const taken = takeContexts(used[3], reader);
    const [cause, outcome] = [withoutArticle(used[1]), withoutArticle(taken.rest)];
    return coreOf(cause, `effect on ${outcome}`, {
      contexts: taken.contexts,
      bearing: { cause, outcome },
      signs: ['effect', 'application'],
      sure: 0.8,
    });
  }
  const together = phrased.exec(text)?.groups;
  const does = phrasedNouns[together?.verb?.toLowerCase() ?? ''];
  if (together?.matter && does && !isPeople(reader.open(together.matter)))
    return settle(takeContexts(together.matter, reader), does, { sure: 0.8 });
  const built = readBuilt(text, reader);
  if (built) return built;
  const gerund = readGerund(text, reader);
  if (gerund) return gerund;

  const based = basedOn.exec(text);
  if (based?.[1] && based[2]) {
    const taken = takeContexts(based[2], reader);
    return settle({ rest: taken.rest, contexts: [...taken.contexts, { text: based[1], kind: 'means' }] }, null, {
      signs: ['design'],
      sure: 0.8,
    });
  }
  const taken = takeContexts(text, reader);
  const means = taken.contexts.find(({ kind }) => kind === 'means');
  if (means && tasks.test(taken.rest) && learners.test(reader.open(means.text)))
    return settle(
      { rest: taken.rest, contexts: taken.contexts.filter((context) => context !== means) },
      `${means.text} method`,
      { signs: ['design', 'application'], sure: 0.7 },
    );
  const as = /^(.+?)\s+as\s+(.+)$/iu.exec(taken.rest);
  if (as?.[1] && as[2]) return settle({ rest: as[1], contexts: taken.contexts }, withoutArticle(as[2]), { sure: 0.7 });
  const tail = tailAspect.exec(taken.rest);
  if (
    tail?.[1] &&
    tail[2] &&
    !kept.test(tail[1]) &&
    !isJoined(tail[1]) &&
    !isOpenModifier(tail[1].split(/\s+/u).at(-1) ?? '')
  )
    return settle({ rest: tail[1], contexts: taken.contexts }, tail[2], { sure: 0.85 });
  return readPair(taken, reader) ?? settle(taken, null, { sure: headOf(taken.rest) === '' ? 0.3 : 0.75 });
}
