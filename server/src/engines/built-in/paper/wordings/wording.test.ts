import { type Language, languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { reporting } from '../../../cards/check-against-cards.ts';
import { findFaults } from '../prose-faults.ts';
import { opensWithConnective } from '../sentence-writer.ts';
import { listWording } from './list-wording.ts';
import type { Frames, Wording } from './wording.ts';

/** At least so many for each rhetorical move. */
const fewest = 12;

function listGroups(wording: Wording): [string, Frames][] {
  const of = (name: string, groups: Readonly<Record<string, Frames>>): [string, Frames][] =>
    Object.entries(groups).map(([key, frames]) => [`${name}.${key}`, frames]);
  return [
    ...of('carriers', wording.carriers),
    ...of('links', wording.links),
    ...of('bridges', wording.bridges),
    ...of('kindBridges', wording.kindBridges),
    ...of('methodBridges', wording.methodBridges),
    ...of('roles', wording.roles),
    ...of('hypotheses', wording.hypotheses),
    ...of('sources', { ...wording.sources }),
    ...of('abstract', wording.extras.abstract),
    ['forward', wording.forward],
    ['back', wording.back],
    ['openers', wording.openers],
    ['leads', wording.leads],
    ['asks', wording.asks],
    ['answers', wording.answers],
    ['tests', wording.tests],
    ['items', wording.materials.items],
    ['questions', wording.materials.questions],
    ['checks', wording.materials.checks],
  ];
}

const allowed =
  /^(?:object|aspect|focus|matter|driver|variable|theory|theory2|problem|cause2?|measure|remedy2?|institution|data|tool|debate|context|a|b|topic|ref|term|clause2?|before|list|count|label|x|y|m|who|whos|said|work|topics|query)$/u;
const slot = /\{(?:(\w+) )?(\w+)\}/gu;
/** A filler of the language, so that a frame can be read as the sentence it becomes. */
const fillers: Record<Language, string> = { zh: '某一事项', en: 'the matter', es: 'el asunto', ja: '当該事項' };

/** A clause stands by itself where the frames of its sort are used up, or its language needs none. */
const fewestTold = 3;
/** Few works are named by what they are. */
const fewestMade = 6;
const mayBeNone = /^telling\.(?:problem|indicator|debate)$/u;

/** How a language takes a clause as what is to be done, and not as what is: 建议……, that, if, a colon behind a proposal, こと. */
const proposing: Record<Language, RegExp> = {
  // Behind a short tie or the name of a cause the clause itself says that somebody should: see duty.ts.
  zh: /建议\{clause\}|(?:办法|做法|对策|建议|着手|措施|主张|这样做|这样改进|有两项)[^，：{}]*[，：](?:其一，|一是)?\{clause\}|^(?:对此|为此|因此|此外|与此同时|[^，]*\{cause\}[^，]*)，\{clause\}。$/u,
  en: /(?:that|if) \{clause\}/u,
  es: /(?:propone|propuesta|sugier|plantea|remedio|medida|actuar|responder|salida|vía|proceder|paso|corregirlo)[^{}]*: (?:primero, )?\{clause\}| si \{clause\}/iu,
  ja: /\{clause\}(?:こと|という|とともに|必要)/u,
};

/** That one thing acts on another can be claimed in few ways that a reader accepts. */
const fewestClaimed = 7;

const fewestOf = (name: string): number =>
  name === 'sources.made'
    ? fewestMade
    : name === 'hypotheses.direct'
      ? fewestClaimed
      : name.startsWith('telling.')
        ? fewestTold
        : fewest;

describe.each(languages)('the frames of %s', (language) => {
  const told = Object.entries(listWording(language).telling).map(([key, frames]): [string, Frames] => [
    `telling.${key}`,
    frames,
  ]);
  const groups = [...listGroups(listWording(language)), ...told];

  it('are enough for every move, each once', () => {
    for (const [name, frames] of groups) {
      if (mayBeNone.test(name) && frames.length === 0) continue;
      expect(frames.length, name).toBeGreaterThanOrEqual(fewestOf(name));
    }
    const all = groups.flatMap(([, frames]) => frames);
    const twice = all.filter((frame, index) => all.indexOf(frame) !== index);
    expect(twice).toEqual([]);
  });

  it('that name works end each in words of its own, since several stand in one paragraph', () => {
    const { title, topic, made } = listWording(language).sources;
    const length = language === 'zh' ? 8 : 12;
    const ends = [...title, ...topic, ...made]
      .map((frame) => frame.slice(frame.lastIndexOf('}') + 1))
      .filter((end) => end.length >= length)
      .map((end) => end.slice(-length));
    expect(ends.filter((end, index) => ends.indexOf(end) !== index)).toEqual([]);
  });

  it('name only what can be filled, and some need no more than the title', () => {
    for (const [name, frames] of groups) {
      for (const frame of frames) {
        for (const [, , used] of frame.matchAll(slot)) expect(used, `${name}: ${frame}`).toMatch(allowed);
        if (frame.includes('{topic}')) expect(frame, name).toMatch(/[“"「『«]\{topic\}[”"」』»]/u);
      }
      if (!name.startsWith('roles.')) continue;
      const plain = frames.filter((frame) =>
        [...frame.matchAll(slot)].every(([, , used]) => /^(?:object|focus|matter|topic|driver)$/u.test(used ?? '')),
      );
      expect(plain.length, name).toBeGreaterThanOrEqual(6);
    }
  });

  it('tell facts as sentences with a subject of their own, and point only at what stands before', () => {
    const { telling } = listWording(language);
    const all = told.flatMap(([, frames]) => frames);
    // A clause is a sentence: 〜として and “with regard to X” leave it without its subject.
    expect(all.filter((frame) => /として、\{clause\}[。.]|\{rest\}/u.test(frame))).toEqual([]);
    const pointing = /前者|后者|後者|the former|the latter|the first|the second|la primera|la segunda/iu;
    const mayPoint = [...telling.proposals, ...telling.namedTwo];
    expect(all.filter((frame) => pointing.test(frame) && !mayPoint.includes(frame))).toEqual([]);
    for (const move of ['claims', 'proposals', 'summary'] as const) {
      for (const frame of telling[move]) expect(frame).toMatch(/\{clause\}.*\{clause2\}/u);
    }
    // A name of a sheet is no sentence: what a conclusion says is said by clauses.
    for (const move of ['claim', 'proposal', 'tie', 'answer', 'beside', 'leave', 'unsettled'] as const)
      expect(telling[move].filter((frame) => !/\{clause\}/u.test(frame))).toEqual([]);
  });

  it('propose what somebody is to do, so that a clause behind them is no report', () => {
    const { telling, joints } = listWording(language);
    const proposed = [telling.remedy, telling.propose, telling.answer, telling.proposal, telling.proposals].flat();
    expect(
      [...proposed, ...joints.so.map((joint) => `${joint}{clause}`)].filter(
        (frame) => !proposing[language].test(frame),
      ),
    ).toEqual([]);
  });

  it('name what has a clause for a name so that it can be read there', () => {
    const { telling } = listWording(language);
    const named = /\{(?:term|problem|cause2?|list|measure|remedy2?)\}/u;
    // 考虑到群沟通取代当面交谈，…… and 老年农户用不上值得重视 are no sentences.
    const bare: Partial<Record<Language, RegExp>> = {
      zh: /(?:鉴于|考虑到|应对|减轻|改变|除|与)\{\w+\}|\{\w+\}(?:值得重视|的情形|以外|之外)|的[^，：“”]*\{\w+\}的/u,
      ja: /\{\w+\}(?:を(?:改める|和らげる|解消する)|に向き合う|のほかに|と並んで)/u,
    };
    const frames = [telling.problem, telling.beside, telling.tie, telling.answer, telling.claim, telling.claims].flat();
    const ill = bare[language];
    if (ill) expect(frames.filter((frame) => named.test(frame) && ill.test(frame))).toEqual([]);
    // Of two troubles one does not follow from the other.
    if (ill) expect(telling.beside.filter((frame) => frame.includes('{before}'))).toEqual([]);
    if (language !== 'zh') return;
    // Where a conclusion counts up names, each stands where a clause may stand: behind 是, 源于 or 就, or as what is spoken of.
    for (const frame of [telling.named, telling.namedTwo].flat())
      for (const { index } of frame.matchAll(/\{(?:cause2?|measure|remedy2?)\}/gu))
        expect(frame.slice(0, index)).toMatch(/(?:是|源于)$/u);
  });

  it('leave what is missing to the text: an abstract in Chinese or Japanese says what a paper holds', () => {
    if (language !== 'zh' && language !== 'ja') return;
    const { toldAbstract } = listWording(language);
    expect(JSON.stringify(toldAbstract)).not.toMatch(/方括号|角括弧/u);
  });

  it('say of the method what it is and on what material, and promise no reasons or checks that the body may not hold', () => {
    const named = listWording(language).extras.abstract.approach.filter((frame) =>
      /\{(?:\w+ )?(?:tool|data)\}/u.test(frame),
    );
    expect(named.length).toBeGreaterThanOrEqual(fewestTold);
    const promise =
      /理由|说明|口径|事先|印证|逐条|\breasons?\b|\bwhy\b|por qué|razones|otras fuentes|ため|前もって|裏づけ/u;
    expect(named.filter((frame) => promise.test(frame))).toEqual([]);
  });

  it('advise nothing where they say why', () => {
    const { claim, claims, pastClaim, pastClaims } = listWording(language).telling;
    expect([...claim, ...claims, ...pastClaim, ...pastClaims].filter((frame) => /measure|remedy/u.test(frame))).toEqual(
      [],
    );
  });

  it('are free of padding, slips and open marks', () => {
    const faulty = groups.flatMap(([name, frames]) =>
      frames.flatMap((frame) =>
        findFaults(frame.replace(slot, fillers[language]), language)
          // What the grammar mends when a slot is filled is no fault of the frame.
          .filter((fault) => !/^(?:lower-case|article|doubled|contraction)/u.test(fault))
          .map((fault) => `${name}: ${fault}: ${frame}`),
      ),
    );
    expect(faulty).toEqual([]);
  });

  it('credit a work that is known by its topics alone with nothing', () => {
    const { topic, made } = listWording(language).sources;
    expect([...topic, ...made].filter((frame) => reporting.test(frame))).toEqual([]);
    for (const frame of [...topic, ...made]) expect(frame).toContain('{who}');
  });

  it('open with a connective in at most a third', () => {
    const all = groups.flatMap(([, frames]) => frames);
    const linked = all.filter((frame) => opensWithConnective(frame, language));
    expect(linked.length / all.length).toBeLessThanOrEqual(1 / 3);
  });
});
