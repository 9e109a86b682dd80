import type { Core } from '../core.ts';
import { wholeName } from './lexicon/whole-names.ts';

interface Read {
  core: Core;
}

/** 网络直播带货中的消费者权益, 农民合作社促进增收: what a thing is found in or what it furthers is no row of scopes to be taken apart. */
export const isWhole = ({ object, inside, bearing }: Core): boolean =>
  (inside !== undefined && object.startsWith(`${inside}中`)) ||
  (bearing !== null &&
    bearing.cause !== object &&
    object.startsWith(bearing.cause) &&
    object.endsWith(bearing.outcome));

/** 帮信罪中的“明知”: in law a part of a thing is named with the thing; a proceeding is where it happens. */
export function keepOffence<Main extends Read>(main: Main, text: string): Main {
  const { core } = main;
  if (
    !core.inside ||
    /(?:诉讼|处罚|程序|执行|仲裁|审判|许可|领域|过程|案件|(?<!方|办|看)法|法典|条例|公约|草案)$/u.test(core.inside)
  )
    return main;
  const contexts = core.contexts.map((context, at) => (at === 0 ? { ...context, isQuiet: true as const } : context));
  // 直播电商中主播的法律责任: whose it is stands between the two, and is no scope of the whole.
  const owner = contexts.find(
    ({ text: whose, kind }) => kind === 'population' && text.includes(`${core.inside}中${whose}的${core.object}`),
  );
  if (owner)
    return {
      ...main,
      core: {
        ...core,
        object: `${core.inside}中${owner.text}的${core.object}`,
        contexts: contexts.filter((context) => context !== owner),
      },
    };
  return { ...main, core: { ...core, object: `${core.inside}中的${core.object}`, contexts } };
}

/** 休谟因果问题: what philosophers call a problem is its name, and nobody remedies it. */
export function keepProblem<Main extends Read>(main: Main, text: string): Main {
  const { core } = main;
  if (core.aspect !== '问题与对策' || !text.includes(`${core.object}问题`) || text.includes('对策')) return main;
  return { ...main, core: { ...core, object: `${core.object}问题`, aspect: null, sure: 0.6 } };
}

/** 国防|教育发展: where a name is one thing, what is asked of it begins behind the whole of it. */
export function keepWholeName(core: Core, text: string): Core {
  const { object, aspect } = core;
  if (core.bearing || core.sides || !text.includes(object)) return core;
  for (const { 0: name, index } of text.matchAll(wholeName)) {
    const end = text.indexOf(object) + object.length;
    const rest = text.slice(end, index + name.length);
    if (end - index < 2 || rest === '' || (aspect !== null && !aspect.startsWith(rest))) continue;
    const asked = aspect?.slice(rest.length).replace(/^[的之]/u, '') ?? '';
    // 个人信息|保护研究: with nothing behind the name, its end is what is asked.
    if (asked !== '' && asked !== '研究') return { ...core, object: `${object}${rest}`, aspect: asked };
  }
  return core;
}
