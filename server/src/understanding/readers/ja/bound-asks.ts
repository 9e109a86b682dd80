import { type Core, plainCore } from '../core.ts';
import { endsAsking, matterLike, thingLike } from './lexicon/aspects.ts';
import { peopleSource } from './lexicon/contexts.ts';
import { classify, takeContexts } from './take-contexts.ts';

type Read = (text: string) => Core;

/** What a verb before a joint does, as a noun: 食品ロスを減らすために asks for its 削減. */
const deeds: readonly (readonly [RegExp, string])[] = [
  [/^(?:防ぐ|防止する|未然に防ぐ)$/u, '防止'],
  [/^(?:なくす|無くす|ゼロにする)$/u, '解消'],
  [/^(?:減らす|へらす|抑える)$/u, '削減'],
  [/^(?:増やす|ふやす|伸ばす)$/u, '増加'],
  [/^(?:高める|上げる)$/u, '向上'],
  [/^(?:進める|すすめる)$/u, '推進'],
  [/^(?:広める|広げる)$/u, '普及'],
  [/^(?:守る|まもる)$/u, '保護'],
  [/^(?:支える|支援する)$/u, '支援'],
  [/^(?:活かす|生かす|使いこなす)$/u, '活用'],
  [/^(?:育てる|育む)$/u, '育成'],
  [/^(?:変える)$/u, '変革'],
  [/^(?:乗り越える|克服する)$/u, '克服'],
];
export const deedOf = (verb: string): string | null =>
  deeds.find(([pattern]) => pattern.test(verb))?.[1] ?? /^(\p{Script=Han}{2})する$/u.exec(verb)?.[1] ?? null;

/** What is asked of a thing bare, read as the rest of the same title would be. */
export const askOf = (thing: string, aspect: string, read: Read, more: Partial<Core> = {}): Core => {
  const core = read(`${thing}の課題`);
  return core.aspect === '課題' ? { ...core, aspect, bearing: null, signs: [], ...more } : { ...core, aspect, ...more };
};

/** 食品ロス削減 is a thing itself, whosever it is. */
const longestAsk = 5;
const aWork = /^[\uE000-\uE07F]$/u;

/** 不登校の改善: the thing, and what would be done about it. */
export function partAsk(text: string): readonly [thing: string, ask: string] | null {
  for (let at = text.indexOf('の'); at > 0; at = text.indexOf('の', at + 1)) {
    const [thing, ask] = [text.slice(0, at), text.slice(at + 1)];
    if (
      (thing.length >= 2 || aWork.test(thing)) &&
      ask.replace(/と.*/u, '').length <= longestAsk &&
      endsAsking.test(ask) &&
      !thingLike.test(ask)
    )
      return [thing, ask];
  }
  return null;
}

const held =
  /^([\uE000-\uE07F]|.{2,40}?)(?:(?:が|の)(?:抱える|かかえる|果たす(?:べき)?|担う|持つ|もつ|有する|意味する|示す)|が(?:直面する|つくる|創る|拓く|ひらく|描く|もたらす|もたらした|生み出す|生み出した)|に(?:潜む|ひそむ|伴う|ともなう|まつわる|起因する|由来する|付随する|関連する|求められる|必要な|期待される)|を(?:取り巻く|とりまく|支える))(.{2,30})$/u;
const keptVerb = /(?:求められる|必要な|期待される)$/u;
const broughtAbout = /^.{1,12}の(?:変化|変容|変革|影響|格差|分断|危機)$/u;
const unplaced: ReadonlySet<string> = new Set(['place', 'time']);

/** 空き家が抱える課題, 部活動を取り巻く環境の変化: what only binds the question to its thing is no part of either. */
function readHeld(text: string, read: Read): Core | null {
  const found = held.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const thing = found[1];
  const asked = showInner(found[2]);
  const verb = text.slice(thing.length, -asked.length);
  // 資格を持つ人材 is no question about 資格, and 日本が抱える課題 none about a thing.
  if (/[をはへ]/u.test(thing.slice(1)) || unplaced.has(classify(thing, 'setting'))) return null;
  const isThingBrought = /もたら|生み出/u.test(verb);
  if (isThingBrought && broughtAbout.test(asked)) return askOf(thing, asked, read, { signs: ['effect'] });
  if (/^(?:もの|こと)$/u.test(asked)) return askOf(thing, `${verb.replace(/^[がのにを]/u, '')}${found[2]}`, read);
  if (!endsAsking.test(asked) || (/を支える$/u.test(verb) && matterLike.test(asked))) return null;
  return askOf(thing, `${keptVerb.test(verb) ? verb.slice(1) : ''}${asked}`, read, {
    signs: isThingBrought ? ['effect'] : [],
  });
}

const whoseDoing =
  /^(.{2,30}?)が([^がをはに]{2,14}[るいうたくすつむぶ])((?:社会的|主な)?(?:要因|理由|原因|背景|条件|メカニズム)(?:と.{2,8})?)$/u;

/** 有機農業が普及しない理由: what is asked is why it does what it does. */
function readWhy(text: string, read: Read): Core | null {
  const found = whoseDoing.exec(text);
  if (!found?.[1] || !found[2] || !found[3] || unplaced.has(classify(found[1], 'setting'))) return null;
  return askOf(found[1], `${found[2]}${found[3]}`, read, { signs: ['factors'] });
}

const changing =
  /^(.{2,30}?)が(.{2,20}?)に(?:もたらす|もたらした|与える|与えた|及ぼす|及ぼした)(変化|変容|恩恵|リスク|弊害)$/u;

/** 電子マネーが家計にもたらす変化. */
function readChange(text: string): Core | null {
  const found = changing.exec(text);
  if (!found?.[1] || !found[2] || !found[3]) return null;
  const [cause, affected] = [takeContexts(found[1]), takeContexts(found[2])];
  return plainCore(cause.rest, `${affected.rest}${/変/u.test(found[3]) ? 'の' : 'への'}${found[3]}`, 0.8, {
    contexts: [...cause.contexts, ...affected.contexts],
    bearing: { cause: cause.rest, outcome: affected.rest, through: null, under: null },
    signs: ['effect'],
  });
}

const played =
  /^(.{2,30}?)が(.{2,30}?)(?:に(?:おいて|対して)?|で)(?:果たす|果たしている|担う)((?:.{0,4})(?:役割|機能)(?:と.{2,8})?)$/u;

/** 図書館が地域において果たす役割: what it had a part in is where it is looked at. */
function readPart(text: string): Core | null {
  const found = played.exec(text);
  if (!found?.[1] || !found[2] || !found[3] || !endsAsking.test(found[3])) return null;
  const { contexts, rest } = takeContexts(found[1]);
  return plainCore(rest, found[3], 0.75, {
    contexts: [...contexts, { text: found[2], kind: classify(found[2], 'setting') }],
  });
}

const minds =
  '(?:社会的|心理的|国際的)?(?:意識|認識|態度|評価|批判|関心|イメージ|理解|まなざし|抵抗感|不安|期待|信頼)(?:調査)?(?:の(?:変化|変遷|変容|形成|構造|要因|検討|実態|違い|比較))?(?:と(?:その)?[^とに]{2,10})?';
const thoughtOf = new RegExp(
  `^(?:(${peopleSource})の)?(.{2,40}?)(?:に対する|への)(?:(${peopleSource}|国民|社会|世間|市民|住民|親|私たち)の)?(${minds})$`,
  'u',
);

/** 保護者の校則に対する意識調査, 校則への生徒の意識: what people think is asked of what they think of. */
function readThought(text: string): Core | null {
  const found = thoughtOf.exec(text);
  if (!found?.[2] || !found[4] || /における|[をは]/u.test(found[2].slice(1))) return null;
  const whose = found[1] ?? found[3];
  const { contexts, rest } = takeContexts(found[2]);
  const isFolk = whose !== undefined && !/^(?:社会|世間|私たち)$/u.test(whose);
  return plainCore(rest, `${found[3] && !isFolk ? `${found[3]}の` : ''}${found[4]}`, 0.75, {
    contexts: [...(isFolk ? [{ text: whose, kind: 'population' as const }] : []), ...contexts],
  });
}

const called = /^(.{2,30})という(問題|課題|現象|選択|思想|経験|制度|概念|病|暴力|希望)$/u;
const taught = /^(.{2,30}?)(?:から|に)(?:学ぶ(?:べき)?(?:こ[と\uF8F0]|も[の\uF8F1]|教訓)?|得られる教訓)$/u;
const shownBy = /^(?:数字|データ|統計|図表?|グラフ|年表|地図)で(?:見る|みる|読む|読み解く|学ぶ|考える|わかる)(.{2,})$/u;
const faced = /^(.{2,30}?)(?:と|に)(向き合う|付き合う|寄り添う|備える)$/u;

/** いじめという問題, 北欧の福祉に学ぶ, データで見る空き家の現状, 認知症と向き合う. */
function readSaying(text: string, read: Read): Core | null {
  const name = called.exec(text);
  if (name?.[1] && name[2]) return askOf(name[1], name[2], read);
  const lesson = taught.exec(text)?.[1];
  if (lesson) return askOf(lesson, '教訓', read);
  const shown = shownBy.exec(text)?.[1];
  if (shown) return read(shown);
  const met = faced.exec(text);
  return met?.[1] ? askOf(met[1], met[2] === '備える' ? '備え' : '向き合い方', read) : null;
}

const meant =
  /^(.{2,40}?)を([^をのはがにと]{2,8}?)(?:ため(?:に(?:は|できるこ[と\uF8F0]|必要なこ[と\uF8F0])?|の(.{2,20}))|には)$/u;

/** いじめをなくすために, 介護の質を高めるための方策. */
function readMeant(text: string, read: Read): Core | null {
  const found = meant.exec(text);
  const deed = deedOf(found?.[2] ?? '');
  if (!found?.[1] || !deed || (found[3] && !endsAsking.test(found[3]))) return null;
  const parted = partAsk(found[1]) ?? /^(.{2,})の(質|普及|導入|定着)$/u.exec(found[1])?.slice(1);
  const [thing = found[1], of = ''] = parted ?? [];
  const way = found[3] ? `のための${found[3]}` : '';
  return askOf(thing, `${of ? `${of}の` : ''}${deed}${way}`, read, { signs: ['remedy'] });
}

/** 男女共同参画の実現: what is wished for a thing is no part of it. */
const wished =
  /^(.{2,30})の(実現|達成|維持|実用化|構築|確立|確保|存続|継承|両立|解消|撲滅|根絶|防止|予防|改善|推進|普及|向上|強化|定着|保護|保全|再生|活性化|発展)$/u;
const wishedOf = (text: string): readonly [thing: string, wish: string] | null => {
  const found = wished.exec(text);
  return found?.[1] && found[2] ? [found[1], found[2]] : null;
};

const aimed = /^(.{2,40}?)[にへ]向けた(.{2,16})$/u;
const aimedAlone =
  /^(.{2,40}?)(?:[にへ]向けて|を(?:目指して|めざして))(?:の(?:考察|一考察|提言|検討|課題|試み|取り組み))?$/u;

/** 不登校の改善に向けて, 再犯の防止に向けた課題: what is aimed at is asked of the thing that it is aimed at for. */
function readAimed(text: string, read: Read): Core | null {
  const alone = aimedAlone.exec(text)?.[1];
  if (alone) {
    const core = read(alone);
    if (core.aspect) return core;
    const parted = wishedOf(alone);
    return parted
      ? askOf(parted[0], `${parted[1]}に向けた課題`, read, { signs: ['remedy'] })
      : { ...core, aspect: '実現に向けた課題' };
  }
  const found = aimed.exec(text);
  if (!found?.[1] || !found[2] || !endsAsking.test(found[2])) return null;
  const parted = partAsk(found[1]) ?? wishedOf(found[1]);
  return parted ? askOf(parted[0], `${parted[1]}に向けた${found[2]}`, read, { signs: ['remedy'] }) : null;
}

const pondered =
  /^([\uE000-\uE07F]|.{2,40}?)(?:(?:を|について)(考える|問い直す|問う|見直す|再考する|捉え直す|捉えなおす|読み直す|読みなおす|読み解く|検証する|見つめ直す|探る|探究する|論じる|めぐる)|(再考))$/u;
const ponderings: Readonly<Record<string, string>> = {
  ...{ 考える: '考察', 問う: '考察', 読み解く: '解釈', 検証する: '検証', 再考: '再考' },
};

/** 安楽死を考える, 校則再考: a title that says only that its thing is thought about. */
function readPondered(text: string, read: Read): Core | null {
  const found = pondered.exec(text);
  const verb = found?.[2] ?? found?.[3];
  if (!found?.[1] || !verb || /から$/u.test(found[1])) return null;
  const parted = partAsk(found[1]);
  return parted
    ? askOf(parted[0], parted[1], read, { signs: ['argument'] })
    : askOf(found[1], ponderings[verb] ?? '再考', read, { signs: ['argument'] });
}

const ahead = /^(?:これから|今後|将来)の(.{2,})$/u;

/** これからの部活動のあり方: what lies ahead is asked, it is no kind of thing. */
function readAhead(text: string, read: Read): Core | null {
  const thing = ahead.exec(text)?.[1];
  if (!thing || endsAsking.test(text)) return null;
  const core = read(thing);
  if (core.bearing || core.sides) return null;
  if (!core.aspect) return { ...core, aspect: '今後の展望' };
  return /^(?:あり方|在り方|課題|役割|方向性|展望|可能性)/u.test(core.aspect)
    ? { ...core, aspect: `今後の${core.aspect}` }
    : core;
}

/** Titles that bind what they ask to their thing by a verb. */
export const readBound = (text: string, read: Read): Core | null =>
  readAimed(text, read) ??
  readMeant(text, read) ??
  readChange(text) ??
  readPart(text) ??
  readThought(text) ??
  readHeld(text, read) ??
  readWhy(text, read) ??
  readSaying(text, read) ??
  readPondered(text, read) ??
  readAhead(text, read);

/** と and の in a word of its own, not between two. */
const inner =
  /ふるさと|ひとり|ひとつ|ひと(?=[のがはをに])|ことば|おとな|おとぎ|まとめ|(?<=[うくすつぬむるぐぶいたなん])こと(?=[のをに]|$)|ものづくり|ものがたり|きのこ|いのち|もの(?=[がはをに]|の(?!づ))|もの$/gu;
const [hiddenTo, hiddenNo] = ['\uF8F0', '\uF8F1'];
export const hideInner = (text: string): string =>
  text.replace(inner, (word) => word.replaceAll('と', hiddenTo).replaceAll('の', hiddenNo));
export const showInner = (text: string): string => text.replaceAll(hiddenTo, 'と').replaceAll(hiddenNo, 'の');
