import ts from 'typescript';

const handleTypes = /^(?:Tx|Queryable)$/;
export const outerTypes = /^(?:Database|pg\.Pool|Pool)$/;
export const outerNames = new Set(['db', 'pool']);

/** How values of these types are called, so that they are known where no type stands beside them. */
const names: Record<string, readonly string[]> = {
  Database: ['db'],
  Pool: ['pool'],
  'pg.Pool': ['pool'],
  Tx: ['tx'],
  Storage: ['storage'],
  Engine: ['engine', 'builtIn'],
  WorkerEngine: ['engine', 'builtIn'],
  DocumentWriter: ['documents'],
  Literature: ['literature'],
  PaymentGateways: ['gateways'],
  PaymentGateway: ['gateway', 'ALIPAY', 'WECHAT'],
  Sms: ['sms'],
  SmsSender: ['sender'],
};

export function namesFor(type: string): readonly string[] | undefined {
  const room = /^([A-Z]\w*)Service$/.exec(type)?.[1];
  return room ? [room.charAt(0).toLowerCase() + room.slice(1)] : names[type];
}

export type FunctionNode =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration
  | ts.ConstructorDeclaration
  | ts.AccessorDeclaration;

export const isFunctionNode = (node: ts.Node): node is FunctionNode =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node) ||
  ts.isGetAccessor(node) ||
  ts.isSetAccessor(node);

export function nameOf(node: FunctionNode): string | null {
  if (node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) return node.name.text;
  const { parent } = node;
  const isNamed =
    ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent);
  return isNamed && ts.isIdentifier(parent.name) ? parent.name.text : null;
}

export const isMember = (node: FunctionNode): boolean =>
  ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node.parent) || ts.isPropertyDeclaration(node.parent);

/** Names that the parameters bind, each with the text of its type where it is written beside it. */
export function parametersOf(node: FunctionNode): Map<string, string> {
  const names = new Map<string, string>();
  const bind = (name: ts.BindingName, type: string): void => {
    if (ts.isIdentifier(name)) names.set(name.text, type);
    else for (const element of name.elements) if (ts.isBindingElement(element)) bind(element.name, '');
  };
  for (const parameter of node.parameters) bind(parameter.name, parameter.type?.getText() ?? '');
  return names;
}

export const isHandle = (name: string, type: string): boolean =>
  handleTypes.test(type) || (name === 'tx' && type === '');

export function isArgumentOf(node: FunctionNode, name: string): boolean {
  return ts.isCallExpression(node.parent) && node.parent.expression.getText() === name;
}

/** The callback of `inTransaction` is given a transaction whatever it calls it. */
export const isTransactionWork = (node: FunctionNode): boolean => isArgumentOf(node, 'inTransaction');

export function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isParameter(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === node;
  return !(
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent) ||
    ts.isQualifiedName(parent)
  );
}

/** Whether this name is a parameter that is itself the transaction, or the connection that the caller chose. */
export function isHandedIn(node: ts.Identifier, unit: ts.Node): boolean {
  let hasLeftUnit = false;
  for (let above: ts.Node = node; above.parent; above = above.parent) {
    if (isFunctionNode(above)) {
      const type = parametersOf(above).get(node.text);
      if (type !== undefined) return hasLeftUnit ? isHandle(node.text, type) : true;
    }
    if (above === unit) hasLeftUnit = true;
  }
  return false;
}

export const isAssignment = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** Whether the function declares this variable itself. */
export function isSetIn(name: ts.Identifier, unit: ts.Node): boolean {
  const declares = (node: ts.Node): boolean =>
    ((ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name) &&
      node.name.text === name.text) ||
    (ts.forEachChild(node, declares) ?? false);
  return declares(unit);
}
