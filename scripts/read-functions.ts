import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  type FunctionNode,
  isArgumentOf,
  isAssignment,
  isFunctionNode,
  isHandedIn,
  isHandle,
  isMember,
  isSetIn,
  isTransactionWork,
  isUse,
  nameOf,
  namesFor,
  outerNames,
  outerTypes,
  parametersOf,
} from './function-nodes.ts';

/** What a function calls, as far as its text tells. */
export type Callee =
  /** A function of a module that was imported by name, or of this one. */
  | { kind: 'function'; file: string; name: string }
  /** A member of something that was handed in: found by its name, in whatever object has one. */
  | { kind: 'member'; file: string; receiver: string; name: string }
  /** Anything whose maker cannot be seen here: a callback that was handed in. */
  | { kind: 'unknown'; name: string };

export interface Call {
  callee: Callee;
  /** Hands on the transaction or the connection that this function was given itself. */
  passesHandle: boolean;
  where: string;
}

/** A function with a name, or one without that is given a transaction; others belong to the function they stand in. */
export interface ReadFunction {
  file: string;
  name: string;
  where: string;
  /** Has a parameter for a transaction, or for whatever it is to ask. */
  isGivenTransaction: boolean;
  /** Has one for a transaction alone: what it does may be rolled back, and done again. */
  isInTransaction: boolean;
  /** Uses of a database or a pool that stands around the function and was not handed to it. */
  outerUses: { text: string; where: string }[];
  /** Variables around the function that it sets. */
  outerWrites: { text: string; where: string }[];
  calls: Call[];
}

export interface ReadProgram {
  functions: ReadFunction[];
  /** Every function that a module declares under this name, or passes on from another. */
  declaredAs(file: string, name: string): ReadFunction[];
  /** Every function that is a member of some object under this name. */
  membersNamed(name: string): ReadFunction[];
  /** `features/orders`, `platform/runs`, `platform/clock`. */
  rooms: Set<string>;
  problems: string[];
}

class ModuleReader {
  readonly functions: ReadFunction[] = [];
  readonly declared = new Map<string, ReadFunction[]>();
  readonly members: [name: string, target: ReadFunction | { file: string; name: string }][] = [];
  readonly reexports: { from: string; names: Map<string, string> | null }[] = [];
  readonly problems: string[] = [];
  private readonly imported = new Map<string, { file: string; name: string }>();
  private readonly namespaces = new Map<string, string>();
  private readonly source: ts.SourceFile;
  private readonly file: string;

  constructor(file: string, text: string) {
    this.file = file;
    this.source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const statement of this.source.statements) this.readImport(statement);
    const top: ReadFunction = this.newFunction('the module', this.source, {
      isGivenTransaction: false,
      isInTransaction: false,
    });
    ts.forEachChild(this.source, (node) => this.visit(node, top, this.source));
    this.readNames(this.source);
  }

  /** What is looked for by its name is called so everywhere. */
  private readNames(node: ts.Node): void {
    if ((ts.isParameter(node) || ts.isPropertySignature(node)) && node.type && ts.isIdentifier(node.name)) {
      const name = node.name.text;
      const wanted = namesFor(node.type.getText());
      if (wanted && !wanted.includes(name))
        this.problems.push(
          `${this.where(node)}: what has the type ${node.type.getText()} is called ${wanted.join(' or ')}, not ${name}`,
        );
    }
    ts.forEachChild(node, (child) => this.readNames(child));
  }

  private where(node: ts.Node): string {
    return `${this.file}:${this.source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  }

  private target(specifier: ts.Expression | undefined): string | null {
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return null;
    return path.posix.join(path.posix.dirname(this.file), specifier.text);
  }

  private readImport(statement: ts.Statement): void {
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const from = this.target(statement.moduleSpecifier);
      if (!from) return;
      const clause = statement.exportClause;
      if (clause && !ts.isNamedExports(clause)) return;
      const names = clause?.elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text] as const);
      this.reexports.push({ from, names: names ? new Map(names) : null });
    }
    if (!ts.isImportDeclaration(statement)) return;
    const from = this.target(statement.moduleSpecifier);
    const bindings = statement.importClause?.namedBindings;
    if (!from || !bindings) return;
    if (ts.isNamespaceImport(bindings)) this.namespaces.set(bindings.name.text, from);
    else
      for (const { name, propertyName } of bindings.elements)
        this.imported.set(name.text, { file: from, name: (propertyName ?? name).text });
  }

  private newFunction(
    name: string,
    node: ts.Node,
    given: Pick<ReadFunction, 'isGivenTransaction' | 'isInTransaction'>,
  ): ReadFunction {
    const made = {
      file: this.file,
      name,
      where: this.where(node),
      ...given,
      outerUses: [],
      outerWrites: [],
      calls: [],
    };
    this.functions.push(made);
    return made;
  }

  private visit(node: ts.Node, current: ReadFunction, unit: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (isFunctionNode(node)) {
      // What waits for the commit is done by nobody's transaction.
      if (isArgumentOf(node, 'afterCommit')) return;
      this.visitFunction(node, current, unit);
      return;
    }
    if (ts.isIdentifier(node) && outerNames.has(node.text) && isUse(node) && !isHandedIn(node, unit))
      current.outerUses.push({ text: node.text, where: this.where(node) });
    if (ts.isPropertyAccessExpression(node) && outerNames.has(node.name.text))
      current.outerUses.push({ text: node.getText(), where: this.where(node) });
    if (ts.isBinaryExpression(node) && isAssignment(node) && ts.isIdentifier(node.left) && !isSetIn(node.left, unit))
      current.outerWrites.push({ text: node.left.text, where: this.where(node) });
    if (ts.isShorthandPropertyAssignment(node)) this.members.push([node.name.text, this.refer(node.name.text)]);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && ts.isIdentifier(node.initializer))
      this.members.push([node.name.text, this.refer(node.initializer.text)]);
    if (ts.isCallExpression(node)) this.visitCall(node, current, unit);
    ts.forEachChild(node, (child) => this.visit(child, current, unit));
  }

  private visitFunction(node: FunctionNode, current: ReadFunction, unit: ts.Node): void {
    const parameters = parametersOf(node);
    const isGiven = isTransactionWork(node) || [...parameters].some(([name, type]) => isHandle(name, type));
    const name = nameOf(node);
    if (name === null && !isGiven) {
      ts.forEachChild(node, (child) => this.visit(child, current, unit));
      return;
    }
    const isInTransaction =
      isTransactionWork(node) || [...parameters].some(([name, type]) => isHandle(name, type) && type !== 'Queryable');
    const made = this.newFunction(name ?? 'a function', node, { isGivenTransaction: isGiven, isInTransaction });
    if (name !== null) {
      this.declared.set(name, [...(this.declared.get(name) ?? []), made]);
      if (isMember(node)) this.members.push([name, made]);
    }
    ts.forEachChild(node, (child) => this.visit(child, made, node));
  }

  private refer(name: string): { file: string; name: string } {
    return this.imported.get(name) ?? { file: this.file, name };
  }

  private visitCall(node: ts.CallExpression, current: ReadFunction, unit: ts.Node): void {
    const passesHandle = node.arguments.some((argument) => this.holdsHandle(argument));
    const where = this.where(node);
    current.calls.push({ callee: this.calleeOf(node.expression), passesHandle, where });
    // A function that is handed on by its name is called by whoever gets it.
    for (const argument of node.arguments)
      if (ts.isIdentifier(argument) && (this.imported.has(argument.text) || !isHandedIn(argument, unit)))
        current.calls.push({ callee: { kind: 'function', ...this.refer(argument.text) }, passesHandle, where });
  }

  private holdsHandle(node: ts.Node): boolean {
    if (ts.isIdentifier(node)) return isUse(node) && this.isHandleOf(node);
    if (isFunctionNode(node)) return false;
    return ts.forEachChild(node, (child) => this.holdsHandle(child)) ?? false;
  }

  private isHandleOf(node: ts.Identifier): boolean {
    for (let above: ts.Node = node; above.parent; above = above.parent) {
      if (!isFunctionNode(above)) continue;
      const type = parametersOf(above).get(node.text);
      if (type !== undefined) {
        const isFirst = above.parameters[0]?.name.getText() === node.text;
        return isHandle(node.text, type) || outerTypes.test(type) || (isTransactionWork(above) && isFirst);
      }
    }
    return false;
  }

  private calleeOf(expression: ts.Expression): Callee {
    if (ts.isIdentifier(expression)) return { kind: 'function', ...this.refer(expression.text) };
    if (!ts.isPropertyAccessExpression(expression)) return { kind: 'unknown', name: '' };
    const receiver = expression.expression;
    const name = expression.name.text;
    const namespace = ts.isIdentifier(receiver) ? this.namespaces.get(receiver.text) : undefined;
    if (namespace) return { kind: 'function', file: namespace, name };
    if (ts.isIdentifier(receiver)) return { kind: 'member', file: this.file, receiver: receiver.text, name };
    if (ts.isPropertyAccessExpression(receiver))
      return { kind: 'member', file: this.file, receiver: receiver.name.text, name };
    return { kind: 'unknown', name };
  }
}

const left =
  /\.(?:test|fault)\.ts$|^testing\/|^platform\/database\/(?:schema|in-transaction)\.ts$|^engines\/built-in\/|^text\/|^documents\//;

/** Every function of the server, with what it calls; left out are tests, what knows no database, and the way into a transaction itself. */
export function readFunctions(sourceFolder: string): ReadProgram {
  const modules = new Map<string, ModuleReader>();
  for (const name of fs.readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.ts') || left.test(name)) continue;
    modules.set(name, new ModuleReader(name, fs.readFileSync(path.join(sourceFolder, name), 'utf8')));
  }
  const declaredAs = (file: string, name: string): ReadFunction[] => {
    const module = modules.get(file);
    const passedOn = module?.reexports.flatMap(({ from, names }) => {
      const original = names ? names.get(name) : name;
      return original === undefined ? [] : declaredAs(from, original);
    });
    return [...(module?.declared.get(name) ?? []), ...(passedOn ?? [])];
  };
  const members = new Map<string, ReadFunction[]>();
  for (const module of modules.values())
    for (const [name, target] of module.members) {
      const found = 'calls' in target ? [target] : declaredAs(target.file, target.name);
      members.set(name, [...(members.get(name) ?? []), ...found]);
    }
  return {
    functions: [...modules.values()].flatMap(({ functions }) => functions),
    declaredAs,
    rooms: new Set([...modules.keys()].map((file) => file.split('/').slice(0, 2).join('/').replace(/\.ts$/, ''))),
    membersNamed: (name) => members.get(name) ?? [],
    problems: [...modules.values()].flatMap(({ problems }) => problems),
  };
}
