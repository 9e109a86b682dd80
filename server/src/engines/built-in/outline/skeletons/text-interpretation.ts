import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';
import type { Core } from './core.ts';
import { planInfluence } from './effect.ts';
import { findReading } from './readings.ts';
import { areStories, planStories } from './stories.ts';
import { planTheory } from './theory.ts';
import { isWordChange, planWord } from './things.ts';
import { findTwin, planTwin } from './twin.ts';

/** A place where examples are chosen and read. */
const close = (move: Move): Section => part(move, {}, [part('text.pick'), part('text.read')]);

const context = (...children: Section[]): Section =>
  section('text.world', 16, children.length > 0 ? children : [part('text.author'), part('text.genre')]);

const lensOf: Record<Language, RegExp> = {
  zh: /(?<lens>[\p{Script=Han}]{2,8}?)(?:的?(?:视角|视域|视野|观照|指导|框架|视阈))[下中]/u,
  en: /\b(?:perspective|light|lens|framework) of (?:the )?(?<lens>[\p{L}-]+(?: [\p{L}-]+){0,3})/iu,
  es: /\b(?:desde|a la luz de|según) (?:la perspectiva de |el enfoque de )?(?<lens>(?:la |el )?[\p{L}-]+(?: [\p{L}-]+){0,3})/iu,
  ja: /(?<lens>[\p{Script=Han}\u30a0-\u30ff]{2,10})(?:の(?:視点|観点|枠組み)|理論)(?:から|に基づ)/u,
};

/** The theory that the title itself reads with; else one whose own words meet it. */
function findLens(material: Material, { text, language }: TitleUnderstanding): string {
  const named = lensOf[language].exec(text)?.groups?.lens;
  return named ? grammars[language].fromTitle(named, text) : material.theory();
}

function meaning(material: Material, title: TitleUnderstanding): Section {
  const theory = findLens(material, title);
  return section('text.meaning', 20, [
    theory !== '' && part('text.theme', { theory }),
    part('text.culture'),
    part('text.echo'),
  ]);
}

/** Another variant begins with the work itself, or leaves the order of the two readings. */
const inTurn = (angle: number, world: Section, one: Section, other: Section, sense: Section): Section[] => {
  if (angle % 3 === 1) return [one, other, world, sense];
  return angle % 3 === 2 ? [world, other, one, sense] : [world, one, other, sense];
};

/** Imagery is what lines are made of, nothing that finds a voice in them. */
const device =
  /^(?:the )?(?:use of )?(?:imagery|images|symbol\p{L}*|metaphors?|irony|form|rhyme|metre|sound|diction|style)$|意象|象征|隐喻|语言|韵律|风格|^(?:las? |el )?(?:imágenes|simbolismo|símbolos|metáforas?|ironía|estilo)$|象徴|比喩|イメージ|表現|韻律/iu;

/** Fathers and daughters are figures; nobody in the work bears them, but they stand to each other. */
const figures =
  /^(?:the )?(?:(?:fathers?|mothers?|sons?|daughters?|brothers?|sisters?|husbands?|wives|parents|children|men|women|servants?|masters?|lovers|friends|kings?|subjects|villains?|heroes|outsiders)(?: and (?:the )?|$)){1,2}(?:\p{Ll}+)?$|(?:父子|母女|母子|父女|夫妻|兄弟|姐妹|主仆|师徒|婆媳)(?:关系|之情)?$|^(?:las? |los |el )?(?:padres?|madres?|hij[oa]s?|herman[oa]s?|amos?|criad[oa]s?) (?:y|e) (?:\p{Ll}+ )?\p{Ll}+$|(?:父と子|母と娘|母と子|父と娘|兄弟|姉妹|夫婦|親子|師弟)(?:関係)?$/iu;
/** What is acted has speeches and scenes, and nobody who tells it. */
const acted =
  /戏剧|话剧|剧作|剧本|喜剧|(?<!女性|爱情|婚姻|人生|家庭|人物|性格|时代|社会|命运|的)悲剧(?!意识|色彩|性|命运)|《(?:雷雨|日出|原野|茶馆|龙须沟|哈姆[雷莱]特|李尔王|麦克白|奥赛罗|罗密欧与朱丽叶|威尼斯商人|等待戈多|玩偶之家|推销员之死|西厢记|牡丹亭|桃花扇|窦娥冤|长生殿)》|\b(?:plays?|playwright|drama|theatre|comed(?:y|ies)|king lear|macbeth|hamlet|othello|romeo and juliet|the tempest|julius caesar|richard iii|merchant of venice|twelfth night|a midsummer night['’]s dream|antony and cleopatra|a doll['’]s house|death of a salesman|waiting for godot|the crucible|a streetcar named desire|doctor faustus|pygmalion|antigone|oedipus|medea)\b|teatro|comedia|la casa de bernarda alba|bodas de sangre|yerma|fuenteovejuna|la vida es sueño|luces de bohemia|戯曲|歌舞伎|浄瑠璃|能楽|演劇/iu;

const planProse: Core = (material, angle, title) => {
  // Nobody in a story bears its symbolism, and its images are not a second thing beside it.
  const isDevice = device.test(title.object);
  const isFigures = figures.test(title.object) || (title.isAspectNamed && figures.test(title.aspect));
  return inTurn(
    angle,
    context(),
    section('text.figures', 24, [
      close('text.scene'),
      ...(isDevice ? [] : [part(isFigures ? 'text.bonds' : 'text.person')]),
      part('text.change'),
    ]),
    section('text.craft', 22, [
      part(acted.test(title.text) ? 'text.stage' : 'text.voice'),
      ...(isDevice ? [] : [part('text.image')]),
      part('text.language'),
    ]),
    meaning(material, title),
  );
};

const planVerse: Core = (material, angle, title) => {
  const isDevice = device.test(title.object) || (title.isAspectNamed && device.test(title.aspect));
  const lines = part('verse.lines', {}, [part('text.pick'), part('text.read')]);
  const voice = part('verse.feeling', isDevice ? { aspect: '' } : {});
  const form = [part('verse.form'), part('text.language')];
  return inTurn(
    angle,
    context(part('verse.poet'), part('text.genre')),
    section('verse.show', 24, isDevice ? [lines, part('verse.turn')] : [lines, voice, part('verse.turn')]),
    section('text.craft', 22, isDevice ? [voice, ...form] : [part('verse.image'), ...form]),
    meaning(material, title),
  );
};

/** What is shown, danced, carved or played has its own chapters before the one on its meaning. */
const planSeen =
  (chapters: () => Section[]): Core =>
  (material, angle, title) => {
    const [world, ...rest] = chapters();
    const isAdvert = world?.move === 'ad.world';
    const theory = findLens(material, title);
    const sense = isAdvert
      ? section('text.meaning', 20, [
          theory !== '' && part('text.theme', { theory }),
          part('ad.values'),
          part('ad.response'),
        ])
      : meaning(material, title);
    return [...(world ? [world] : []), ...(angle % 2 === 1 ? rest.toReversed() : rest), sense];
  };

const planMusic: Core = (material, angle, title) =>
  inTurn(
    angle,
    context(part('music.maker'), part('text.genre')),
    section('music.analysis', 24, [part('music.form'), close('music.melody'), part('music.feeling')]),
    section('music.performance', 26, [part('music.technique'), part('music.expression'), part('music.version')]),
    { ...meaning(material, title), weight: 12 },
  );

const planFilm: Core = (material, angle, title) =>
  inTurn(
    angle,
    context(part('film.maker'), part('text.genre')),
    section('film.image', 24, [part('film.frame'), close('film.camera'), part('film.sound')]),
    section('film.story', 22, [part('film.plot'), part('film.person'), part('text.change')]),
    meaning(material, title),
  );

/** Ink has no colours to speak of. */
const inked = /水墨|墨法|墨竹|墨梅|笔墨|写意|白描|书法|八大山人|徐渭|黑白|剪纸|木刻|水墨画|墨絵|書道/u;

/** 墨法, 用笔: how pictures are made is no picture, and has no layout or subject of its own. */
const technique = /(?:笔法|墨法|用笔|用墨|笔墨|设色|皴法|线条|刀法|技法|赋彩|章法|描法|运笔)$/u;

const planTechnique: Core = (material, _angle, title) => {
  const term = title.object;
  return [
    context(part('art.makers'), part('craft.roots', { term })),
    section('art.form', 26, [part('craft.traits', { term }), part('craft.examples', { term })]),
    section('craft.works', 20, [part('craft.pick'), part('craft.read')]),
    meaning(material, title),
  ];
};

const planPicture: Core = (material, angle, title) =>
  inTurn(
    angle,
    context(part(inked.test(title.text) ? 'art.makers' : 'picture.maker'), part('picture.model')),
    section('picture.form', 26, [
      part('picture.layout', {}, [part('craft.pick'), part('craft.read')]),
      part('picture.stroke'),
      !inked.test(title.text) && part('picture.colour'),
    ]),
    section('picture.subject', 18, [part('picture.symbol'), part('picture.part')]),
    meaning(material, title),
  );

/** What the source is, what the translation is for, how words, sentences and culture were treated, whether it works. */
const planTranslation: Core = (material, angle, title) => {
  const theory = findLens(material, title);
  const source = section('translation.source', 18, [part('translation.type'), part('translation.hard')]);
  const lens = section(
    'translation.lens',
    18,
    [part('translation.aim'), part('translation.rule')],
    theory === '' ? {} : { theory },
  );
  return [
    ...(angle % 2 === 1 ? [lens, source] : [source, lens]),
    section('translation.ways', 30, [
      close('translation.word'),
      part('translation.sentence'),
      part('translation.culture'),
    ]),
    section('translation.check', 16, [part('translation.fault'), part('translation.reader')]),
  ];
};

const sounding =
  /语音|声调|音系|音韵|方言(?!.{0,6}[词句语])|phon|accent|dialect|pronunciation|fon[ée]tic|dialecto|音声|発音|アクセント|方言/iu;
const persuading =
  /广告|修辞|演讲|新闻|标题|标语|口号|advert|speech|slogan|headline|rhetoric|publicidad|discurso|広告|演説|見出し/iu;

const planSpeech: Core = (_material, angle, { text }) => {
  const levels = [
    ...(sounding.test(text) ? [part('speech.sound')] : []),
    close('speech.word'),
    part('speech.sentence'),
    part('speech.usage'),
    ...(persuading.test(text) ? [part('speech.rhetoric')] : []),
  ];
  return [
    section('speech.corpus', 18, [part('speech.source'), part('speech.label')]),
    section('speech.features', 34, angle % 2 === 1 ? levels.toReversed() : levels),
    section('speech.cause', 22, [part('speech.purpose'), part('speech.society')]),
  ];
};

const translated = /翻译|译本|译介|英译|汉译|译者|translat|traducci|翻訳|訳/iu;
export const isTranslation = (text: string): boolean => translated.test(text);
const linguistic =
  /方言|语音|语料|话语分析|语用|语篇|词汇|句式|修辞(?:手段|手法|特点)|网络(?:语言|流行语)|广告语|称谓|会话|dialect|discourse analysis|corpus|slang|phonolog|morpholog|code-switching|politeness|apolog|\bhedg(?:es|ing)\b|discourse markers?|loanwords?|e-?mails\b|text messages|conversation|bilingual|compliments|refusals|dialecto|análisis del discurso|léxico|言語|語彙|談話|コーパス|オノマトペ|敬語/iu;
const musical =
  /音乐|歌曲|艺术歌曲|钢琴|奏鸣曲|夜曲|协奏曲|交响|演唱|演奏|咏叹调|民歌|声乐|music\b|song|sonata|nocturne|symphon|opera|piano|concerto|música|canci[óo]n|ópera|音楽|楽曲|交響曲|協奏曲|夜想曲|歌曲|ピアノ|ソナタ/iu;
const filmed =
  /电影|影片|影像|纪录片|动画|电视剧|导演|\bfilms?\b|cinema|movie|documentary|anime|television|película|\bcine\b|documental|映画|ドラマ|アニメ|ジブリ|宮崎駿|高畑勲|黒澤明|小津安二郎|是枝裕和|新海誠|宫崎骏|张艺谋|王家卫|贾樟柯|侯孝贤|李安|Almodóvar|Buñuel|Amenábar|Cuarón|Iñárritu/iu;
const painted =
  /绘画|油画|国画|山水画|花鸟画|人物画|壁画|版画|年画|图》|书法|雕塑|陶瓷|纹样|摄影|剪纸|建筑|paint|portrait|sculpt|mural|photograph|fresco|engraving|pintura|cuadro|escultura|mural|grabado|絵画|浮世絵|彫刻|屏風|絵巻|写真|書道/iu;
const lyrical =
  /诗|词作|宋词|词人|[豪婉][放约]词|(?<![用构台歌虚实动名代副量介助叹题贺献悼新生热熟外借字语单一组])词(?:中|的(?:意象|情|艺术|风格|意境|审美|时间|空间|女性|愁|思想|主题))|散曲|楚辞|poem|poet|sonnet|lyric|haiku|poes[íi]a|poema|poeta|soneto|詩|俳句|短歌|和歌|俳諧/iu;

/** Those who are read for their verse, where a title names no form. */
const poets =
  /李白|杜甫|白居易|王维|李商隐|杜牧|李清照|辛弃疾|柳永|陶渊明|屈原|海子|顾城|北岛|徐志摩|戴望舒|艾青|穆旦|余光中|泰戈尔|里尔克|惠特曼|狄金森|李煜|纳兰性德|\b(?:plath|dickinson|frost|yeats|keats|wordsworth|blake|whitman|heaney|larkin|auden|donne|byron|coleridge|tennyson|neruda|rilke|angelou|pessoa|lorca|machado|bécquer|vallejo|mistral|darío|góngora|quevedo|garcilaso)\b|石川啄木|与謝野晶子|松尾芭蕉|芭蕉|正岡子規|中原中也|萩原朔太郎|金子みすゞ|谷川俊太郎|種田山頭火|高村光太郎|北原白秋/iu;

/** A reading by what is read: an influence, a translation, a way of speaking, music, film, picture, verse or prose. */
export function findTextCore(field: Field, title: TitleUnderstanding): Core {
  const { text, bearing, signs } = title;
  if (bearing) return planInfluence;
  // A question that is answered by yes or no is argued, whatever it is about.
  if (field === 'philosophy' || (signs.includes('question') && signs.includes('argument'))) return planTheory(field);
  if (translated.test(text)) return planTranslation;
  if (isWordChange(text)) return planWord;
  if (linguistic.test(text)) return planSpeech;
  const seen = findReading(text);
  if (seen) return planSeen(seen);
  if (musical.test(text)) return planMusic;
  if (filmed.test(text)) return planFilm;
  if (field === 'art' && title.language === 'zh' && technique.test(title.object)) return planTechnique;
  if (painted.test(text)) return planPicture;
  if ((lyrical.test(text) || poets.test(text)) && !/小说|散文|novel|novela|小説/iu.test(text)) return planVerse;
  if (field === 'art') return planPicture;
  const twin = findTwin(title);
  if (field === 'literature' && areStories(title))
    return (material) => planStories(title, twin, meaning(material, title));
  return twin && !figures.test(title.object)
    ? (material) => planTwin(twin, context(), meaning(material, title))
    : planProse;
}
