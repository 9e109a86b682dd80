import { type Core, plainCore } from '../core.ts';
import { peopleSource } from './lexicon/people.ts';
import { wordAspect } from './word-aspect.ts';

const held = new RegExp(
  `^(?<who>[^对的与和、]{0,6}(?:${peopleSource}))对(?<what>[^的与和、]{2,14})的(?<view>(?:购买|支付|使用|采纳|参与|接受|消费)?(?:意愿|态度|认知|看法|偏好|信任|满意度|接受度|认可度|需求|支付意愿))(?<rest>.*)$`,
  'u',
);

/** 消费者对有机蔬菜的购买意愿: what is studied is the view of a thing, and they are those who hold it. */
export function readHeld(text: string): Core | null {
  const { who, what, view, rest = '' } = held.exec(text)?.groups ?? {};
  if (!who || !what || !view) return null;
  const asked = rest.replace(/^[的及其与和、]+/u, '');
  return plainCore(`${what}${view}`, asked === '' ? null : wordAspect(asked), 0.75, {
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
