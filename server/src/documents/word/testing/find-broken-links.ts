import { findAll, part, type WordPackage, walk, type XmlNode } from './word-package.ts';

const duplicates = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Everything in the file that names something else in the file, and does not find it. */
export function findBrokenLinks(document: WordPackage): string[] {
  const body = part(document, 'word/document.xml');
  const values = (node: XmlNode, name: string, attribute: string): string[] =>
    findAll(node, name).map(({ attributes }) => attributes[attribute] ?? '');
  const faults: string[] = [];

  const styles = new Set(values(part(document, 'word/styles.xml'), 'w:style', 'w:styleId'));
  const numbers = new Set(values(part(document, 'word/numbering.xml'), 'w:num', 'w:numId')).add('0');
  for (const [name, root] of document.parts) {
    for (const node of walk(root)) {
      const value = node.attributes['w:val'] ?? '';
      const isStyle = ['w:pStyle', 'w:rStyle', 'w:basedOn', 'w:next', 'w:link'].includes(node.name);
      if (isStyle && !styles.has(value) && value !== 'DefaultParagraphFont') faults.push(`${name}: no style ${value}`);
      if (node.name === 'w:numId' && !numbers.has(value)) faults.push(`${name}: no numbering ${value}`);
    }
  }

  const bookmarks = values(body, 'w:bookmarkStart', 'w:name');
  const marks = new Set(bookmarks);
  faults.push(...duplicates(bookmarks).map((name) => `the bookmark ${name} stands twice`));
  faults.push(
    ...duplicates(values(body, 'w:bookmarkStart', 'w:id')).map((id) => `the bookmark number ${id} stands twice`),
  );
  faults.push(
    ...bookmarks.filter((name) => name.length > 40).map((name) => `the bookmark ${name} is too long for Word`),
  );
  const ends = values(body, 'w:bookmarkEnd', 'w:id').toSorted();
  if (ends.join() !== values(body, 'w:bookmarkStart', 'w:id').toSorted().join()) faults.push('a bookmark does not end');
  for (const anchor of values(body, 'w:hyperlink', 'w:anchor').filter((name) => name !== '')) {
    if (!marks.has(anchor)) faults.push(`a link leads to ${anchor}, which is nowhere`);
  }
  for (const instruction of values(body, 'w:fldSimple', 'w:instr')) {
    const target = /^(?:PAGE)?REF (\S+)/u.exec(instruction)?.[1];
    if (target && !marks.has(target)) faults.push(`a field asks for ${target}, which is nowhere`);
  }

  const notes = new Set(values(part(document, 'word/footnotes.xml'), 'w:footnote', 'w:id'));
  for (const id of values(body, 'w:footnoteReference', 'w:id')) if (!notes.has(id)) faults.push(`no footnote ${id}`);
  const signs = values(body, 'w:fldChar', 'w:fldCharType');
  const count = (sign: string): number => signs.filter((found) => found === sign).length;
  if (count('begin') !== count('end') || count('begin') !== count('separate')) faults.push('a field does not end');

  const relations = part(document, 'word/_rels/document.xml.rels');
  const targets = new Map(
    findAll(relations, 'Relationship').map(({ attributes }) => [attributes.Id ?? '', attributes]),
  );
  for (const node of walk(body)) {
    for (const [name, id] of Object.entries(node.attributes)) {
      if (!/^r:(id|embed|link)$/u.test(name)) continue;
      const target = targets.get(id);
      if (!target) faults.push(`no relationship ${id}`);
      else if (target.TargetMode !== 'External' && !document.names.includes(`word/${target.Target}`)) {
        faults.push(`${target.Target} is not in the file`);
      }
    }
  }
  return faults;
}
