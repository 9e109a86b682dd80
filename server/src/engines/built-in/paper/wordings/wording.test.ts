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
  /^(?:object|aspect|focus|matter|driver|variable|theory|theory2|problem|cause2?|measure|remedy2?|institution|data|tool|debate|context|a|b|topic|ref|term|clause2?|before|list|count|label|x|y|m|who|whos|said|work|topics)$/u;
const slot = /\{(?:(\w+) )?(\w+)\}/gu;
/** A filler of the language, so that a frame can be read as the sentence it becomes. */
const fillers: Record<Language, string> = { zh: '某一事项', en: 'the matter', es: 'el asunto', ja: '当該事項' };

/** A clause stands by itself where the frames of its sort are used up, or its language needs none. */
const fewestTold = 3;
const mayBeNone = /^telling\.(?:problem|indicator|debate)$/u;

describe.each(languages)('the frames of %s', (language) => {
  const told = Object.entries(listWording(language).telling).map(([key, frames]): [string, Frames] => [
    `telling.${key}`,
    frames,
  ]);
  const groups = [...listGroups(listWording(language)), ...told];

  it('are enough for every move, each once', () => {
    for (const [name, frames] of groups) {
      if (mayBeNone.test(name) && frames.length === 0) continue;
      expect(frames.length, name).toBeGreaterThanOrEqual(name.startsWith('telling.') ? fewestTold : fewest);
    }
    const all = groups.flatMap(([, frames]) => frames);
    const twice = all.filter((frame, index) => all.indexOf(frame) !== index);
    expect(twice).toEqual([]);
  });

  it('that name works end each in words of its own, since several stand in one paragraph', () => {
    const { title, topic, group } = listWording(language).sources;
    const length = language === 'zh' ? 8 : 12;
    const ends = [...title, ...topic, ...group]
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
    const { topic, group } = listWording(language).sources;
    expect([...topic, ...group].filter((frame) => reporting.test(frame))).toEqual([]);
    for (const frame of topic) expect(frame).toContain('{who}');
    for (const frame of group) expect(frame).toMatch(/\{whos\}/u);
  });

  it('open with a connective in at most a third', () => {
    const all = groups.flatMap(([, frames]) => frames);
    const linked = all.filter((frame) => opensWithConnective(frame, language));
    expect(linked.length / all.length).toBeLessThanOrEqual(1 / 3);
  });
});
