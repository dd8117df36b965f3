import ts from 'typescript';

const MESSAGE =
  'A list that a repository or a page can make long overflows the stack when its elements become arguments: use addAll, smallest or largest of engine/text/lists.ts, a loop, or hand over the list.';

/** Whether a type holds a number of elements that is known: `[A, B]`, and not `A[]` or `[A, ...B[]]`. */
function isTuple(checker, type) {
  if (type.isUnion()) return type.types.every((one) => isTuple(checker, one));
  return checker.isTupleType(type) && (type.target.combinedFlags & ts.ElementFlags.Variable) === 0;
}

/** `[a, b]`, `only ? [a] : []`, `[a, b].map(…)`, `NAMES`, `Object.keys(NAMES)`: as many elements as are written in our own code, or fewer. */
function isWrittenOut(node) {
  switch (node.type) {
    case 'ArrayExpression':
      return node.elements.every((one) => one?.type !== 'SpreadElement');
    case 'ConditionalExpression':
      return isWrittenOut(node.consequent) && isWrittenOut(node.alternate);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isWrittenOut(node.expression);
    case 'Identifier':
      return /^[A-Z][A-Z_]*$/.test(node.name);
    case 'CallExpression':
      if (node.callee.type !== 'MemberExpression') return false;
      if (node.callee.object.name === 'Object') return node.arguments.every(isWrittenOut);
      return ['map', 'filter'].includes(node.callee.property.name) && isWrittenOut(node.callee.object);
    default:
      return false;
  }
}

/** A rest parameter: what came as arguments can go on as arguments. */
function isRest(checker, node) {
  return checker.getSymbolAtLocation(node)?.valueDeclaration?.dotDotDotToken !== undefined;
}

/** Refuses to hand over the elements of a list as arguments, by `...` or by `apply`, where the list can be long. */
export default {
  meta: { type: 'problem', schema: [], messages: { long: MESSAGE } },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const isShort = (node) =>
      isWrittenOut(node) || isTuple(checker, services.getTypeAtLocation(node)) || isRest(checker, services.esTreeNodeToTSNodeMap.get(node));
    const check = (node, list) => {
      if (!isShort(list)) context.report({ node, messageId: 'long' });
    };
    const checkCall = (node) => {
      for (const given of node.arguments) if (given.type === 'SpreadElement') check(given, given.argument);
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.name !== 'apply') return;
      const list = node.arguments[callee.object.name === 'Reflect' ? 2 : 1];
      if (list && list.type !== 'SpreadElement') check(list, list);
    };
    return { CallExpression: checkCall, NewExpression: checkCall };
  },
};
