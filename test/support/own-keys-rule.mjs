import ts from 'typescript';

const MESSAGE =
  'A file, a class or a method may be called "constructor" or "__proto__", which every object has: use a Map, ask Object.hasOwn first, and make objects by Object.fromEntries.';

/** Whether a key can be any text: neither one of a few words nor a number. */
function isAnyText(checker, type) {
  return (
    (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0 ||
    (type.isUnionOrIntersection() && type.types.some((one) => isAnyText(checker, one)))
  );
}

/** Whether an object is used as a map: any text may be a key of it. */
function isTable(checker, type) {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((one) => checker.getIndexInfoOfType(one, ts.IndexKind.String) !== undefined);
}

/** `Object.hasOwn(table, key) ? table[key] : …`, `if (Object.hasOwn(table, key)) …`: somebody asked. */
function isAsked(node, text) {
  const asked = `Object.hasOwn(${text(node.object)}, ${text(node.property)})`;
  for (let around = node.parent, inner = node; around; inner = around, around = around.parent)
    if (
      (around.type === 'ConditionalExpression' || around.type === 'IfStatement') &&
      around.consequent === inner &&
      text(around.test).includes(asked)
    )
      return true;
  return false;
}

/**
 * Refuses to read or write what an object holds under a key that may be anything, and to ask for such a key by `in`: `constructor` and `toString` are in every object, and
 * what is written under `__proto__` is nowhere.
 */
export default {
  meta: { type: 'problem', schema: [], messages: { inherited: MESSAGE } },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const text = (node) => context.sourceCode.getText(node);
    return {
      MemberExpression(node) {
        if (!node.computed || !isAnyText(checker, services.getTypeAtLocation(node.property))) return;
        if (isTable(checker, services.getTypeAtLocation(node.object)) && !isAsked(node, text))
          context.report({ node, messageId: 'inherited' });
      },
      BinaryExpression(node) {
        if (node.operator !== 'in' || !isAnyText(checker, services.getTypeAtLocation(node.left))) return;
        context.report({ node, messageId: 'inherited' });
      },
    };
  },
};
