import type { Field } from '@yanmo/contract/codes';
import { type TitleKind, titleKinds } from '@yanmo/contract/understanding';
import type { TitleUnderstanding } from '../title-reading.ts';
import { listAbsurdKinds } from './absurd-kinds.ts';

/** Who or what can be treated or cared for. */
const treated =
  /患者|病|炎|诊治|病例|护理|治疗|疗法|疗效|手术|用药|药物|康复|临床|诊断|产妇|孕妇|新生儿|婴幼?儿|老年人|老人|睡眠|疼痛|肥胖|高血压|糖尿病|抑郁|焦虑|干预|锻炼|运动|饲喂|奶牛|仔猪|肉鸡|犬|\b(?:patients?|diseases?|nursing|therap\p{L}+|treatments?|clinical|surgery|drugs?|rehabilitation|diagnos\p{L}+|trials?|pain|obesity|diabetes|hypertension|depression|anxiety|sleep|infants?|pregnan\p{L}+|older (?:people|adults)|interventions?|exercise|training|health|cattle|cows|pigs|dogs?)\b|pacientes?|enfermedad|enfermería|terapia|tratamiento|clínic|cirugía|fármaco|rehabilitación|diagnóstic|dolor|obesidad|diabetes|hipertensión|depresión|ansiedad|sueño|lactante|embaraz|adultos mayores|intervención|ejercicio|salud|患者|看護|治療|療法|手術|薬|リハビリ|臨床|診断|疼痛|肥満|糖尿病|高血圧|うつ|不安|睡眠|乳児|妊婦|高齢者|介入|運動|健康/iu;

/** What can be read: works, pictures, reports, and how a thing is shown in them. */
const readable =
  /[《『「]|小说|诗|散文|戏剧|电影|影视|作品|文本|叙事|形象|话语|报道|歌词|广告|绘画|画|书写|文学|隐喻|传记|日记|神话|动漫|游戏|综艺|短视频|新闻|译|\b(?:novels?|poe(?:ms?|try)|fiction|plays?|drama|films?|cinema|series|texts?|narratives?|discourse|images? of|representations?|portray\p{L}*|coverage|lyrics|songs?|advertis\p{L}+|paintings?|literature|metaphors?|biograph\p{L}+|diar(?:y|ies)|myths?|comics?|games?|news|translations?|rhetoric|speech(?:es)?)\b|novela|poe(?:ma|sía)|cuento|teatro|película|cine|serie|texto|narrativa|discurso|imagen|representación|cobertura|letras|canci|publicidad|pintura|literatura|metáfora|biografía|diario|mito|cómic|videojuego|noticias|traducción|小説|詩|短歌|俳句|物語|演劇|映画|作品|テクスト|テキスト|語り|表象|言説|報道|歌詞|広告|絵画|文学|比喩|伝記|日記|神話|アニメ|マンガ|漫画|ゲーム|ニュース|翻訳/iu;

/** Fields whose papers read works, whatever their titles name. */
const readingFields: ReadonlySet<Field> = new Set<Field>(['literature', 'art', 'philosophy', 'history']);

/** What is ruled: without a word of rules there is no doctrine to expound. */
const ruled =
  /[法权罪约规]|责任|合同|制度|义务|条例|侵权|law|legal|rights?\b|liabilit|contract|crim|rules?\b|regulat|duty|duties|constitution|court|ley\b|derecho|jurídic|responsabilidad|contrato|delito|norma|regulaci|constituci|tribunal|法|権|罪|契約|責任|制度|義務|規制/iu;

/**
 * Kinds that would be absurd for a title: those of its field, a treatment where nobody could be treated, a reading where nothing could be read, a
 * doctrine where nothing is ruled. What it was read as itself is none: only a title that says its kind outright may have one of these.
 */
export function listUnfitKinds({ text, kind, contexts }: TitleUnderstanding, field: Field): TitleKind[] {
  const unfit = new Set<TitleKind>(listAbsurdKinds(field));
  if (field !== 'medicine' && !treated.test(text)) unfit.add('clinical-study');
  const isRead = readable.test(text) || contexts.some((context) => context.kind === 'text');
  if (!readingFields.has(field) && !isRead) unfit.add('text-interpretation');
  if (field !== 'law' && !ruled.test(text)) unfit.add('doctrinal-law');
  unfit.delete(kind);
  return titleKinds.filter((each) => unfit.has(each));
}
