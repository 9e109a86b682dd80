import type { TitleKind } from '@yanmo/contract/understanding';
import type { Subject } from '../subject.ts';

/** Wars and battles that are over, as titles name them. */
const over =
  /战役|登陆|会战|之战|海战|世界大战|抗日|抗美|战争史|\b(?:battles? of|world war|civil war|cold war|invasion of|landings?|campaign of)\b|\b(?:batalla|guerra civil|guerra mundial|guerra fría|guerras? de)\b|の戦い|会戦|大戦|日清|日露|太平洋戦争/iu;

/** Thinkers and what they taught: it is set out and weighed, and nobody remedies it. */
const thought =
  /孔子|孟子|荀子|老子|庄子|墨子|韩非|孙子|王阳明|王守仁|朱熹|二程|陆九渊|心学|理学|儒家|儒学|道家|法家|墨家|佛教|禅宗|苏格拉底|柏拉图|亚里士多德|笛卡尔|休谟|洛克|卢梭|康德|黑格尔|尼采|叔本华|萨特|海德格尔|维特根斯坦|罗尔斯|福柯|哈贝马斯|阿伦特|马克思|恩格斯|存在主义|功利主义|克劳塞维茨|马汉|杜黑|\b(?:confuci|mencius|lao ?tzu|laozi|zhuangzi|sun tzu|socrat|plato|aristot|descartes|hume|locke|rousseau|kant|hegel|nietzsche|schopenhauer|sartre|camus|heidegger|wittgenstein|rawls|foucault|arendt|habermas|marx|clausewitz|mahan|stoic|epicur|existentialis|existencialis|utilitaris|utilitaris)|カント|ヘーゲル|ニーチェ|プラトン|アリストテレス|ソクラテス|デカルト|サルトル|ハイデガー|ロールズ|マルクス|孫子|荘子|朱子学|陽明学|儒教|実存主義|功利主義/iu;
const ofThought: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'theory-essay',
  'text-interpretation',
  'history-narrative',
]);

type Asked = Pick<Subject, 'field' | 'about'> & { understanding?: Pick<Subject['understanding'], 'kind'> };

/** Whether a title asks for what is past: what was done can be told, and nothing be advised. */
const isOfPast = ({ field, about }: Asked): boolean =>
  field === 'history' || (field === 'military' && over.test(about));

export const isOfThought = ({ field, about, understanding }: Asked): boolean =>
  (field === 'philosophy' || field === 'military') &&
  understanding !== undefined &&
  ofThought.has(understanding.kind) &&
  thought.test(about);

/** Whether anything can be advised: neither to the dead nor to a novel, nor to a doctrine. */
export const mayAdvise = (subject: Asked): boolean =>
  subject.field !== 'literature' && !isOfPast(subject) && !isOfThought(subject);
