import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { listBareHeadings } from '../../phrases/bare-headings.ts';
import type { Realised } from '../realise.ts';
import type { Slots } from '../section.ts';

/** 《红楼梦》饮食描写 is 《红楼梦》中的饮食描写 once that has been said; two nouns stand together so in no other language. */
const briefly: Partial<Record<Language, (work: string, theme: string) => string>> = {
  zh: (work, theme) => (theme.includes('的') ? `${work}的${theme}` : `${work}${theme}`),
  ja: (work, theme) => (theme.includes('の') ? `${work}における${theme}` : `${work}の${theme}`),
};

const bare = (text: string): string => text.toLowerCase().replace(/[\p{P}\s]/gu, '');
const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
const swap = (text: string, part: string, other: string): string =>
  text.replace(new RegExp(RegExp.escape(part), 'iu'), () => other);

/** The author beside the work: 余华《活着》, Kazuo Ishiguro's Never Let Me Go. He is named where the paper begins. */
const findAuthor = (heading: string, work: string, language: Language): string | undefined => {
  const at = heading.indexOf(work);
  if (at <= 0) return undefined;
  const before = heading.slice(0, at);
  if (language === 'en') return /(?:\p{Lu}[\p{L}.]* )*\p{Lu}\p{L}*[’']s? $/u.exec(before)?.[0];
  return undefined;
};

/** What is read is named in full where the paper begins, in each chapter once, and by its side alone below. */
export function sayWorkOnce(nodes: readonly Realised[], slots: Slots, title: TitleUnderstanding): Realised[] {
  const { work = '', aspect = '', focus = '' } = slots;
  const { language } = title;
  const theme = aspect;
  if (title.kind !== 'text-interpretation' || work === '' || theme === '' || theme === work) return [...nodes];
  // Of two that are compared neither stands for both.
  const works = work.match(/[《『][^》』]+[》』]/gu) ?? [];
  if (works.length > 1 || (title.sides ?? []).length > 1) return [...nodes];
  const grammar = grammars[language];
  // 余华《活着》: with the author it is one name.
  const [core = work] = works;
  const used = new Set<string>();
  const collect = (some: readonly Realised[]): void => {
    for (const { title: heading, children } of some) {
      used.add(bare(heading));
      collect(children);
    }
  };
  collect(nodes);
  const take = (node: Realised, heading: string): string => {
    const polished = grammar.polishHeading(heading, title.text);
    if (polished === node.title || used.has(bare(polished))) return node.title;
    used.delete(bare(node.title));
    used.add(bare(polished));
    return polished;
  };
  const nameless = (node: Realised): string | undefined =>
    listBareHeadings(language, node.section.move).find(
      (heading) => !heading.includes('{') && !used.has(bare(grammar.polishHeading(heading, title.text))),
    );

  const below = (children: readonly Realised[], named: { isNamed: boolean }): Realised[] =>
    children.map((child) => {
      let heading = child.title;
      if (includes(focus, core) && includes(heading, focus) && focus !== work)
        heading = take(child, swap(heading, focus, theme));
      const isOfWork = includes(heading, core);
      const other = isOfWork && named.isNamed ? nameless(child) : undefined;
      if (other !== undefined) heading = take(child, other);
      else if (isOfWork) named.isNamed = true;
      return { ...child, title: heading, children: below(child.children, named) };
    });

  return nodes.map((node, index) => {
    let heading = node.title;
    // A name without the work in it is brief already.
    const short = includes(focus, core) ? briefly[language]?.(core, theme) : undefined;
    if (index > 0 && short && includes(heading, focus)) heading = take(node, swap(heading, focus, short));
    else if (index > 1 && core !== work && includes(heading, work)) heading = take(node, swap(heading, work, core));
    const author = index > 1 ? findAuthor(heading, core, language) : undefined;
    if (author !== undefined) heading = take(node, swap(heading, author + core, core));
    return {
      ...node,
      title: heading,
      children: below(node.children, { isNamed: index > 0 && includes(heading, core) }),
    };
  });
}
