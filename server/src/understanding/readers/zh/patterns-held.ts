import { type Core, plainCore } from '../core.ts';
import { peopleSource } from './lexicon/people.ts';
import { wordAspect } from './word-aspect.ts';

const held = new RegExp(
  `^(?<who>[^对的与和、]{0,6}(?:${peopleSource}))对(?<what>[^的与和、]{2,14})的(?<view>(?:购买|支付|使用|采纳|参与|接受|消费)?(?:意愿|态度|认知|看法|偏好|信任|满意度|接受度|认可度|(?:品牌)?忠诚度|需求|支付意愿))(?<rest>.*)$`,
  'u',
);

const known = new RegExp(
  `^(?<who>[^对的与和、]{0,6}(?:${peopleSource}))对(?<what>[^的与和、]{2,14}?)的?(?<view>(?:(?:知识|防治知识|相关知识|情况)?的?(?:认知|知晓|了解|掌握|态度|认识|信念|行为|需求)(?:程度|水平|情况|度|率)?[与和及、]?){1,4})(?:的)?(?<asked>(?:现状)?(?:调查|分析|现状|影响因素|比较).{0,10})?$`,
  'u',
);

/** 消费者对有机蔬菜的购买意愿: what is studied is the view of a thing, and they are those who hold it. */
export function readHeld(text: string): Core | null {
  const { who, what, view, rest = '' } = held.exec(text)?.groups ?? {};
  // Knowledge and attitude are asked for together.
  if (!who || !what || !view || /^[与和及、](?:认知|知晓|态度|行为|信念|认识|需求)/u.test(rest)) return readKnown(text);
  const asked = rest.replace(/^[的及其与和、]+/u, '');
  return plainCore(`${what}${view}`, asked === '' ? null : wordAspect(asked), 0.75, {
    contexts: [{ text: who, kind: 'population' }],
    signs: ['survey'],
  });
}

/** 护生对安宁疗护的认知与态度调查: what they know and think is the object. */
function readKnown(text: string): Core | null {
  const { who, what, view, asked } = known.exec(text)?.groups ?? {};
  if (!who || !what || !view) return null;
  return plainCore(`${what}${view.replace(/^的/u, '')}`, asked ? wordAspect(asked) : null, 0.7, {
    contexts: [{ text: who, kind: 'population' }],
    signs: ['survey'],
  });
}

const both =
  /^(?<thing>[^的与和、]{2,16})的(?<deed>[^的与和、]{2,6})(?:及其?|以及其?|与其?)对(?<other>[^的]{2,12})的(?<effect>影响|启示|意义|作用)$/u;

/** 防卫政策的调整及对东亚安全的影响: two things are asked, and the second has an object of its own. */
export function readBoth(text: string): Core | null {
  const { thing, deed, other, effect } = both.exec(text)?.groups ?? {};
  return thing && deed && other && effect
    ? plainCore(thing, `${deed}与对${other}的${effect}`, 0.8, { signs: ['effect'] })
    : null;
}
