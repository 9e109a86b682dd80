import { SaxesParser } from 'saxes';

/** The order that the schema of Office formulas demands of each element's children; `*` may stand many times. */
const orders: Readonly<Record<string, string>> = {
  'm:oMath': '*',
  'm:r': 'm:rPr w:rPr m:t',
  'm:rPr': 'm:lit m:nor m:scr m:sty m:brk m:aln',
  'm:f': 'm:fPr m:num m:den',
  'm:fPr': 'm:type m:ctrlPr',
  'm:rad': 'm:radPr m:deg m:e',
  'm:radPr': 'm:degHide m:ctrlPr',
  'm:sSub': 'm:sSubPr m:e m:sub',
  'm:sSup': 'm:sSupPr m:e m:sup',
  'm:sSubSup': 'm:sSubSupPr m:e m:sub m:sup',
  'm:nary': 'm:naryPr m:sub m:sup m:e',
  'm:naryPr': 'm:chr m:limLoc m:grow m:subHide m:supHide m:ctrlPr',
  'm:func': 'm:funcPr m:fName m:e',
  'm:limLow': 'm:limLowPr m:e m:lim',
  'm:limUpp': 'm:limUppPr m:e m:lim',
  'm:d': 'm:dPr m:e*',
  'm:dPr': 'm:begChr m:sepChr m:endChr m:grow m:shp m:ctrlPr',
  'm:m': 'm:mPr m:mr*',
  'm:mPr': 'm:baseJc m:plcHide m:rSpRule m:cGpRule m:rSp m:cSp m:cGp m:mcs m:ctrlPr',
  'm:mcs': 'm:mc*',
  'm:mc': 'm:mcPr',
  'm:mcPr': 'm:count m:mcJc',
  'm:mr': 'm:e*',
  'm:acc': 'm:accPr m:e',
  'm:accPr': 'm:chr m:ctrlPr',
  'm:bar': 'm:barPr m:e',
  'm:barPr': 'm:pos m:ctrlPr',
  'm:groupChr': 'm:groupChrPr m:e',
  'm:groupChrPr': 'm:chr m:pos m:vertJc m:ctrlPr',
};
const optional = /Pr$|^m:deg$|^m:t$|^w:rPr$/u;
const arguments_ = new Set(['m:e', 'm:num', 'm:den', 'm:sub', 'm:sup', 'm:lim', 'm:fName', 'm:deg', 'm:oMath']);
const structures = new Set(Object.keys(orders).filter((name) => !/Pr$|^m:(?:mc|mcs|mr|oMath)$/u.test(name)));

interface Element {
  name: string;
  children: string[];
}

/** What Word would refuse in a formula: wrong order, unknown elements, a missing or an empty argument. */
export function ommlFlaws(xml: string): string[] {
  const flaws: string[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => flaws.push(error.message));
  parser.on('opentag', ({ name }) => {
    open.at(-1)?.children.push(name);
    open.push({ name, children: [] });
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) flaws.push(...elementFlaws(element));
  });
  parser.write(xml).close();
  return flaws;
}

function elementFlaws({ name, children }: Element): string[] {
  if (arguments_.has(name)) {
    const foreign = children.filter((child) => !structures.has(child));
    const isEmpty = children.length === 0 && name !== 'm:deg';
    return [...foreign.map((child) => `${child} in ${name}`), ...(isEmpty ? [`${name} is empty`] : [])];
  }
  const order = orders[name]?.split(' ');
  if (!order) return [];
  const expected = new RegExp(
    `^${order
      .map((part) => {
        const child = part.replace('*', '');
        const isOptional = optional.test(child) || (/Pr$/u.test(name) && !part.endsWith('*'));
        return `(?:${child} )${part.endsWith('*') ? '+' : isOptional ? '?' : ''}`;
      })
      .join('')}$`,
    'u',
  );
  const found = children.map((child) => `${child} `).join('');
  return expected.test(found) ? [] : [`${name}: ${found}`];
}
