import type { Subject } from '../subject.ts';

/** Wars and battles that are over, as titles name them. */
const over =
  /战役|登陆|会战|之战|海战|世界大战|抗日|抗美|战争史|\b(?:battles? of|world war|civil war|cold war|invasion of|landings?|campaign of)\b|\b(?:batalla|guerra civil|guerra mundial|guerra fría|guerras? de)\b|の戦い|会戦|大戦|日清|日露|太平洋戦争/iu;

/** Whether a title asks for what is past: what was done can be told, and nothing be advised. */
const isOfPast = ({ field, about }: Pick<Subject, 'field' | 'about'>): boolean =>
  field === 'history' || (field === 'military' && over.test(about));

/** Whether anything can be advised: neither to the dead nor to a novel. */
export const mayAdvise = (subject: Pick<Subject, 'field' | 'about'>): boolean =>
  subject.field !== 'literature' && !isOfPast(subject);
