import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { lesser, part, section } from '../section.ts';
import type { Core } from './core.ts';

/** What one feels, lives through or is like: it has sources and effects, and nobody raises objections to it. */
const felt =
  /^(?:孤独感?|羞耻感?|嫉妒|愤怒|恐惧|焦虑|无聊|悲伤|痛苦|苦难|幸福|快乐|希望|绝望|爱|爱情|友谊|友情|信任|勇气|善良|贪婪|傲慢|虚荣|谦虚|欲望|怀旧|乡愁|死亡|衰老|命运|偶然|沉默|孤立|荣誉|尊严|内疚|愧疚|悔恨|怨恨|仇恨|同情|共情|好奇心?|惊奇|敬畏|闲暇|劳动|游戏|成功|失败|自卑|自尊|从众|冷漠|幽默|美|崇高|时间|记忆|遗忘)$|^(?:loneliness|solitude|shame|envy|jealousy|anger|fear|anxiety|boredom|grief|sadness|pain|suffering|happiness|joy|hope|despair|love|friendship|trust|courage|kindness|greed|pride|vanity|humility|desire|nostalgia|death|ageing|aging|fate|luck|silence|isolation|honou?r|dignity|guilt|regret|resentment|hatred|sympathy|empathy|curiosity|wonder|awe|leisure|work|play|success|failure|conformity|indifference|humou?r|beauty|memory|forgetting|patience|cruelty|laziness)$|^(?:la |el )?(?:soledad|vergüenza|envidia|ira|miedo|angustia|aburrimiento|tristeza|dolor|sufrimiento|felicidad|alegría|esperanza|amor|amistad|confianza|valentía|bondad|codicia|orgullo|vanidad|humildad|deseo|nostalgia|muerte|vejez|destino|azar|silencio|honor|culpa|arrepentimiento|resentimiento|odio|compasión|empatía|curiosidad|asombro|ocio|belleza|memoria|olvido)$|^(?:孤独|恥|羞恥心?|嫉妬|怒り|恐怖|不安|退屈|悲しみ|苦しみ|苦痛|幸福|喜び|希望|絶望|愛|恋愛|友情|信頼|勇気|優しさ|欲望|郷愁|死|老い|運命|偶然|沈黙|名誉|罪悪感|後悔|憎しみ|共感|同情|好奇心|驚き|余暇|遊び|美|記憶|忘却)$/iu;
/** What one does to or for another: it is due or not. */
const done =
  /^(?:宽恕|原谅|感恩|复仇|报复|惩罚|说谎|谎言|承诺|牺牲|忏悔|慈善|施舍|赞美)$|^(?:forgiveness|gratitude|revenge|punishment|lying|promises|promising|sacrifice|charity|mercy|apology|apologies|praise|gift-giving|generosity)$|^(?:el |la )?(?:perdón|gratitud|venganza|castigo|mentira|promesa|sacrificio|caridad|misericordia|generosidad)$|^(?:許し|赦し|感謝|復讐|罰|嘘|約束|犠牲|慈善)$/iu;

const musing: ReadonlySet<Field> = new Set<Field>([
  'philosophy',
  'literature',
  'education',
  'interdisciplinary',
  'art',
]);

/** A bare essay on a feeling, a virtue or an experience: 论孤独, "On Forgiveness", "Loneliness in the Digital Age". */
export const isMood = (field: Field, { kind, object, bearing, sides, contexts, signs }: TitleUnderstanding): boolean =>
  kind === 'theory-essay' &&
  musing.has(field) &&
  bearing === null &&
  sides === null &&
  !signs.includes('question') &&
  // What one thinker held of it is his doctrine.
  contexts.every((context) => context.kind === 'time' || context.kind === 'setting') &&
  (felt.test(object) || done.test(object));

/** What it is, where it comes from, what it does to people, how to judge it and live with it. */
export const planMood: Core = (_material, angle, { object }) => {
  const nature = section('mood.nature', 20, [part('mood.kinds'), part('concept.border')]);
  const source = section('mood.source', 26, [part('mood.self'), part('mood.others'), lesser('mood.age')]);
  const effect = section('mood.effect', 25, [part('mood.harm'), part('mood.gain')]);
  const judge = section('mood.judge', 22, [part('mood.views'), part(done.test(object) ? 'mood.bounds' : 'mood.way')]);
  return angle % 2 === 1 ? [nature, effect, source, judge] : [nature, source, effect, judge];
};
