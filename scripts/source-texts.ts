import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesWithOwnTexts, wordsInCode } from './locale-allowances.ts';

export interface SourceTexts {
  /** Literals that can be keys: 'shell:nav.home', 'nav.home'. */
  literals: Map<string, string>;
  /** Keys with a part that is only known at run time, as a pattern. */
  patterns: Map<string, RegExp>;
  /** First arguments of t(…) and i18nKey attributes that are literals, with the file's own namespaces. */
  calls: { key: string; namespaces: string[]; where: string }[];
  /** Words for people that stand in the code instead of the locale files. */
  problems: string[];
}

const cjk = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef\u3000-\u303f]/;
/** Attributes that a person reads or hears. */
const spokenAttributes = new Set([
  'title',
  'label',
  'placeholder',
  'aria-label',
  'alt',
  'description',
  'error',
  'aria-description',
  'aria-roledescription',
]);
/** Attributes whose value has words but no meaning for a person. */
const silentAttributes = new Set([
  'className',
  'style',
  'd',
  'viewBox',
  'rel',
  'allow',
  'sizes',
  'transform',
  'autoComplete',
]);

/** Reads every module of web/src with the compiler's own parser; tests and the locale files are left out. */
export function readSourceTexts(root: string): SourceTexts {
  const texts: SourceTexts = { literals: new Map(), patterns: new Map(), calls: [], problems: [] };
  const folder = path.join(root, 'web', 'src');
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name) || name.startsWith('locales/')) continue;
    const file = path.posix.join('web/src', name);
    const content = fs.readFileSync(path.join(root, file), 'utf8');
    const kind = name.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    readModule(ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, kind), file, texts);
  }
  return texts;
}

function readModule(source: ts.SourceFile, file: string, texts: SourceTexts): void {
  const namespaces: string[] = [];
  const hasOwnTexts = filesWithOwnTexts.some(({ pattern }) => pattern.test(file));
  const where = (node: ts.Node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const calls: { key: string; where: string }[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node)) {
      const called = node.expression.getText(source);
      const [first] = node.arguments;
      if (/(^|\.)useTranslation$/.test(called) && first) namespaces.push(...literalsIn(first));
      if (/(^|\.)t$/.test(called) && first && ts.isStringLiteralLike(first))
        calls.push({ key: first.text, where: where(first) });
    }
    if (
      ts.isJsxAttribute(node) &&
      node.name.getText(source) === 'i18nKey' &&
      node.initializer &&
      ts.isStringLiteral(node.initializer)
    ) {
      calls.push({ key: node.initializer.text, where: where(node) });
    }
    if (ts.isStringLiteralLike(node)) texts.literals.set(node.text, where(node));
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      const pattern = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+');
      // Without a fixed part that looks like a key, a pattern would call every key used.
      if (/^[a-z][\w-]*[:.]/i.test(parts[0] ?? '')) texts.patterns.set(parts.join('${…}'), new RegExp(`^${pattern}$`));
    }
    if (!hasOwnTexts) {
      const words = wordsForPeople(node, source);
      if (words !== null && !wordsInCode.some(({ text }) => text === words))
        texts.problems.push(`${where(node)}: “${words}” belongs into web/src/locales`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  texts.calls.push(
    ...calls.map((call) => ({ ...call, namespaces: namespaces.length > 0 ? [...new Set(namespaces)] : ['shell'] })),
  );
}

function literalsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isAsExpression(node)) return literalsIn(node.expression);
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(literalsIn) : [];
}

/** The text of this node if a person would see it: any CJK, a word inside JSX, a sentence in a component. */
function wordsForPeople(node: ts.Node, source: ts.SourceFile): string | null {
  if (ts.isJsxText(node)) {
    const text = node.text.trim();
    return /\p{L}{2}/u.test(text) ? text : null;
  }
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
  if (!isText) return null;
  if (cjk.test(node.text)) return node.text;
  const attribute = ts.findAncestor(node, (above) => ts.isJsxAttribute(above) || ts.isJsxElement(above)) ?? null;
  if (attribute && ts.isJsxAttribute(attribute)) {
    const name = attribute.name.getText(source);
    if (silentAttributes.has(name)) return null;
    const isDirect = node.parent === attribute || node.parent.parent === attribute;
    if (isDirect && spokenAttributes.has(name) && /\p{L}{2}/u.test(node.text)) return node.text;
  }
  const isForDevelopers = ts.findAncestor(
    node,
    (above) => ts.isNewExpression(above) && /Error$/.test(above.expression.getText(source)),
  );
  const isSentence =
    source.fileName.endsWith('.tsx') &&
    /^\p{Lu}/u.test(node.text) &&
    (node.text.match(/\p{L}+/gu) ?? []).length >= 3 &&
    /\s/.test(node.text);
  return isSentence && !isForDevelopers ? node.text : null;
}
