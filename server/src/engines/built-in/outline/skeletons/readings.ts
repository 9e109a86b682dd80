import type { Section } from '../section.ts';
import { part, section } from '../section.ts';

/** Chapters on works that have no narrator, no plot or no colour: each by what there is to see, hear or do in it. */
export const readAdvert = (): Section[] => [
  section('ad.world', 16, [part('ad.client'), part('ad.market')]),
  section('ad.show', 24, [part('ad.sample'), part('ad.types'), part('ad.shift')]),
  section('ad.craft', 24, [part('ad.appeal'), part('ad.visual'), part('ad.copy')]),
];

export const readDance = (): Section[] => [
  section('text.world', 16, [part('dance.maker'), part('text.genre')]),
  section('dance.form', 28, [part('dance.move'), part('dance.space'), part('dance.stage')]),
  section('dance.theme', 20, [part('text.pick'), part('text.read')]),
];

export const readGame = (): Section[] => [
  section('text.world', 14, [part('game.maker'), part('text.genre')]),
  section('game.rules', 26, [part('game.play'), part('game.choice')]),
  section('game.story', 24, [part('game.world'), part('game.person')]),
];

export const readSculpture = (): Section[] => [
  section('text.world', 16, [part('picture.maker'), part('picture.model')]),
  section('sculpt.form', 28, [part('sculpt.body'), part('sculpt.stone'), part('sculpt.light')]),
  section('picture.subject', 18, [part('picture.symbol'), part('picture.part')]),
];

const adverts = /广告|宣传片|advert|\bcommercials?\b|publicidad|publicitari|anuncios?|\bspots?\b|広告|ＣＭ|CM/u;
const dances = /舞剧|舞蹈|芭蕾|现代舞|古典舞|\bdanc|ballet|choreograph|\bdanza|\bballet|coreograf|舞踊|バレエ|ダンス/iu;
const games =
  /电子游戏|游戏(?!规则|理论)|网游|手游|video ?games?|\bplayers?\b|gameplay|\bRPG\b|videojuego|jugador|ゲーム|プレイヤー/iu;
const statues =
  /雕塑|雕像|石窟|佛像|造像|sculpt|statue|bernini|michelangelo|rodin|donatello|brancusi|marble|bronze|pietà|escultura|estatua|la piedad|彫刻|彫像|仏像|(?:石|銅|木|土|胸|坐|座|立|神|菩薩|如来|明王|天部|観音|騎馬|裸体)像/iu;

/** What a title's own words say of the sort of work, where it is none that is told or painted. */
export function findReading(text: string): (() => Section[]) | null {
  if (adverts.test(text)) return readAdvert;
  if (dances.test(text)) return readDance;
  if (games.test(text)) return readGame;
  return statues.test(text) && !/sistine|西斯廷|システィーナ|capilla/iu.test(text) ? readSculpture : null;
}
