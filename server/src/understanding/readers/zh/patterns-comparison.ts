import type { Context } from '../../title-reading.ts';
import { type Core, plainCore } from '../core.ts';
import { findTail } from './find-tail.ts';
import { firmSource, hiddenCaseSource } from './lexicon/cases.ts';
import { personSource } from './lexicon/persons.ts';
import { countriesBySign, knownPlace } from './lexicon/places.ts';
import { takeOpeners } from './take-contexts.ts';
import { wordAspect } from './word-aspect.ts';

const comparing =
  /(?:的|之|间的?|之间的?)?(?:异同|差异)?(?:比较|对比|异同|差异|对照)(?:研究|分析|探析|考察)?(?:(?:及其?|与|和)(.{2,16}))?$/u;
const signs = Object.keys(countriesBySign).join('');
const paired = new RegExp(
  `^(?!英美法|欧陆法)([${signs}])([${signs}])([${signs}])?(?:两国|三国)?的?(?![国药年期部等华考式]|学(?![生校习前])|文(?![化学明])|语(?!文)|医(?!疗|院|患|保)|小(?!学|说)|心(?!理))(.{2,})$`,
  'u',
);
const entity = `(?:${personSource}|${firmSource}|${hiddenCaseSource}|${knownPlace})`;
const entities = new RegExp(`^(${entity})(?:与|和|、|同)(${entity})(?:两国|两地)?(?:的)?(.{2,})$`, 'u');
/** Two firms side by side are compared; a quarrel or a merger is one matter of both. */
const firm = `(?:${firmSource}|苹果|索尼|松下|波音|空客|大众|宝马|奔驰|奥迪|百事可乐|英特尔|英伟达|高通|本田|日产|福特)`;
const twoFirms = new RegExp(
  `^(${firm})(?:与|和|、)(${firm})(?:的((?!.*(?:竞争|合作|合并|并购|关系|博弈|之争|纠纷|冲突|大战|诉讼|联盟)$).{2,16}))?$`,
  'u',
);
const owned = new RegExp(
  `^(${personSource}|儒家|道家|墨家|法家|佛教|基督教|伊斯兰教|中国|西方)(?:的)?(.{2,14}?)(?:与|和|同)(${personSource}|儒家|道家|墨家|法家|佛教|基督教|伊斯兰教|西方|中国)(?:的)?(.{2,14})$`,
  'u',
);
const joined = /^(.{2,30}?)(?:与|和|同|vs\.?|及)(.{2,30})$/iu;

/** What can be measured of two things alike. */
const ofBoth =
  /^(.{2,16}?)((?:环境|经济|社会|力学|减排|临床|治疗|抗氧化|营养|生长|教学|使用|贮藏)?(?:影响|碳排放|碳足迹|成本|性能|效果|疗效|安全性|经济性|强度|营养成分|品质|产量|效率|能耗|价格|盈利能力|偿债能力|绩效|活性|含量|满意度))$/u;

/** 饮食的文化|差异: in what two things differ is asked of them. */
const differing = /^(.{3,}?)的?(跨文化|文化|语言|思维|价值观|地区|地域|区域|城乡|性别)$/u;

/** 甲与乙的比较: who is compared is the surroundings where a third thing is compared in them, else the object. */
export function readComparison(text: string): Core | null {
  const found = comparing.exec(text);
  const firms = found ? null : twoFirms.exec(text);
  if (firms?.[1] && firms[2]) {
    const sides = [firms[1], firms[2]] as const;
    const contexts: Context[] = firms[3] ? [{ text: sides.join('、'), kind: 'case' }] : [];
    return plainCore(firms[3] ?? sides.join('与'), '比较', 0.7, { signs: ['comparison'], sides, contexts });
  }
  if (!found || found.index < 3) return null;
  let matter = text.slice(0, found.index).replace(/[的之]$/u, '');
  const added = found[1] ? `与${found[1]}` : '';
  const base = { signs: ['comparison' as const] };
  const differs = /^(?:的|之)?差异/u.test(found[0]) ? differing.exec(matter) : null;
  if (differs?.[1]) matter = differs[1];
  const compared = differs?.[2] ? `${differs[2]}差异` : '比较';

  const countries = paired.exec(matter);
  if (countries?.[1] && countries[2] && countries[4]) {
    const names = [countries[1], countries[2], countries[3]].flatMap((sign) =>
      sign ? [countriesBySign[sign] ?? sign] : [],
    );
    const contexts: Context[] = [{ text: names.join('、'), kind: 'place' }];
    return plainCore(countries[4], wordAspect(`${compared}${added}`), 0.85, {
      ...base,
      contexts,
      sides: [names[0] ?? '', names[1] ?? ''],
    });
  }
  const named = entities.exec(matter);
  if (named?.[1] && named[2] && named[3]) {
    const inner = /^(诗歌|小说|散文|作品|词|绘画|电影|戏剧)中的?(.{2,})$/u.exec(named[3]);
    const object = inner?.[2] ?? named[3];
    const contexts: Context[] = [{ text: `${named[1]}、${named[2]}${inner?.[1] ?? ''}`, kind: 'case' }];
    return plainCore(object, wordAspect(`比较${added}`), 0.85, { ...base, contexts, sides: [named[1], named[2]] });
  }
  const owners = owned.exec(matter);
  if (owners?.[1] && owners[2] && owners[3] && owners[4]) {
    return plainCore(`${owners[2]}与${owners[4]}`, `比较${added}`, 0.8, {
      ...base,
      contexts: [{ text: `${owners[1]}、${owners[3]}`, kind: 'case' }],
      sides: [owners[2], owners[4]],
    });
  }
  const opened = takeOpeners(matter);
  const works =
    /^(.{0,8}[\uE000-\uE0FF].{0,4}?(?:与|和)(?:.{0,8}[\uE000-\uE0FF]|.{2,4}?))(?:中的?|里的|的)?(.{2,8})$/u.exec(
      matter,
    );
  if (works?.[1] && works[2] && /^.{0,12}[\uE000-\uE0FF]/u.test(matter)) {
    const [one = '', other = ''] = works[1].split(/与|和/u);
    return plainCore(works[1].replace(/的$/u, ''), wordAspect(`${works[2].slice(-6)}比较${added}`), 0.75, {
      ...base,
      sides: [one, other],
    });
  }
  matter = opened.rest;
  const at = matter.lastIndexOf('的');
  const pair = joined.exec(matter);
  if (at >= 3 && matter.length - at > 2 && pair) {
    const [object, side] = [matter.slice(0, at), matter.slice(at + 1)];
    const two = joined.exec(object);
    return plainCore(object, wordAspect(`${side}比较${added}`), 0.7, {
      ...base,
      contexts: opened.contexts,
      sides: two?.[1] && two[2] ? [two[1], two[2]] : null,
    });
  }
  // 燃油车与电动汽车碳排放比较: what is measured of both stands behind the second alone.
  const measured = pair?.[1] && pair[2] ? ofBoth.exec(pair[2]) : null;
  if (pair?.[1] && measured?.[1] && measured[2] && !pair[1].endsWith(measured[2])) {
    const sides = [pair[1], measured[1]] as const;
    return plainCore(sides.join('与'), wordAspect(`${measured[2]}比较${added}`), 0.75, {
      ...base,
      contexts: opened.contexts,
      sides,
    });
  }
  const tail = pair ? null : findTail(matter);
  const isSplit = tail && !tail.isThing && tail.start >= 4;
  return plainCore(
    isSplit ? matter.slice(0, tail.start).replace(/的$/u, '') : matter,
    wordAspect(`${isSplit ? matter.slice(tail.start) : ''}${compared}${added}`),
    pair ? 0.8 : 0.6,
    { ...base, contexts: opened.contexts, sides: pair?.[1] && pair[2] ? [pair[1], pair[2]] : null },
  );
}
