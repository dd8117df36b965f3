import { isGenerated } from '../moved/generated.js';
import { outermostType, type Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { SourceFile } from '../model/source-file.js';
import { append, groupBy } from '../text/grouping.js';
import { checkpoint, runPart } from '../text/work.js';
import { methodsBelow, withInnerMethods } from './code.js';
import type { ExtractedConstant } from './extracted-constants.js';
import { literalUses } from './literal-uses.js';

/** A literal that has the value of a constant and is used as it was. */
export interface LiteralLeft {
  readonly method: Method;
  readonly span: Expression['span'];
}

/** Looks for the values of constants in the bodies of methods. Only methods whose text has the literal are read. */
export class LiteralSearch {
  constructor(private readonly constants: readonly ExtractedConstant[]) {}

  mayBeIn(path: string, text: string): boolean {
    return this.constants.some(({ literal }) => text.includes(literal)) && !isGenerated(path, text);
  }

  in(file: SourceFile): ReadonlyMap<ExtractedConstant, readonly LiteralLeft[]> {
    const found = new Map<ExtractedConstant, LiteralLeft[]>();
    if (file.unread.length > 0) return found;
    const constants = this.constants.filter((constant) => isSeenIn(file, constant) && file.text.includes(constant.literal));
    if (constants.length === 0) return found;
    for (const type of file.types)
      for (const method of methodsBelow(type)) {
        const text = method.bodySpan && file.text.slice(method.bodySpan.start, method.bodySpan.end);
        const near = text ? constants.filter((constant) => text.includes(constant.literal) && isSeenFrom(method, constant)) : [];
        checkpoint((text ?? '').length);
        if (near.length === 0) continue;
        runPart([file.path], () => {
          for (const inner of withInnerMethods(method)) searchMethod(inner, near, found);
        });
      }
    return found;
  }
}

function searchMethod(method: Method, constants: readonly ExtractedConstant[], found: Map<ExtractedConstant, LiteralLeft[]>): void {
  if (!method.body) return;
  const byLiteral = groupBy(constants, ({ literal }) => literal);
  for (const { literal, use } of literalUses([method.body]))
    for (const constant of byLiteral.get(literal.label) ?? [])
      if (constant.kind === literal.kind && isUsedAlike(use, method, constant)) append(found, constant, { method, span: literal.span });
}

function isUsedAlike(use: string | null, method: Method, { field, uses, isOfAnyUse }: ExtractedConstant): boolean {
  if (isOfAnyUse && outermostType(method.declaringType) === outermostType(field.declaringType)) return true;
  return use !== null && uses.has(use);
}

/** Whether code of a file can name a constant. A test says for itself what it expects. */
function isSeenIn(file: SourceFile, { field }: ExtractedConstant): boolean {
  if (file === field.file) return true;
  if (field.visibility === 'private' || isOfTests(file) !== isOfTests(field.file) || file.language !== field.file.language) return false;
  return field.visibility !== 'package' || file.packageName === field.file.packageName;
}

const isSeenFrom = (method: Method, { field }: ExtractedConstant): boolean =>
  field.visibility !== 'private' || outermostType(method.declaringType) === outermostType(field.declaringType);

const isOfTests = ({ path }: SourceFile): boolean => /(?:^|\/)(?:tests?|testing|androidTest|jmh|examples?)\/|Tests?\.\w+$/.test(path);
