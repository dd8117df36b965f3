import { isGenerated } from '../moved/generated.js';
import { hasModifier, outermostType, type Field, type Method } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import { append, groupBy } from '../text/grouping.js';
import { checkpoint, runPart } from '../text/work.js';
import { bare, membersOf, withInnerMethods } from './code.js';
import type { ExtractedConstant } from './extracted-constants.js';
import { literalUses, usesInField, type LiteralUse } from './literal-uses.js';
import type { HeldCode } from './places.js';

type Found = Map<ExtractedConstant, HeldCode[]>;

/** Looks for literals that have the value of constants and are used as they were, in bodies and in what fields hold. Only members whose text has the literal are read. */
export class LiteralSearch {
  constructor(private readonly constants: readonly ExtractedConstant[]) {}

  mayBeIn(path: string, text: string): boolean {
    return this.constants.some(({ literal }) => text.includes(literal)) && !isGenerated(path, text);
  }

  in(file: SourceFile): ReadonlyMap<ExtractedConstant, readonly HeldCode[]> {
    const found: Found = new Map();
    if (file.unread.length > 0) return found;
    const constants = this.constants.filter((constant) => isSeenIn(file, constant) && file.text.includes(constant.literal));
    if (constants.length === 0) return found;
    const { methods, fields } = membersOf(file, ({ start, end }) => {
      checkpoint(end - start);
      const text = file.text.slice(start, end);
      return constants.some(({ literal }) => text.includes(literal));
    });
    for (const field of fields) runPart([file.path], () => addAlike(found, field, withoutOwnValue(field), constants));
    for (const method of methods)
      runPart([file.path], () => {
        for (const inner of withInnerMethods(method)) if (inner.body) addAlike(found, inner, literalUses([inner.body]), constants);
      });
    return found;
  }
}

/** A value that is all that a constant holds is that constant's. */
function withoutOwnValue(field: Field): readonly LiteralUse[] {
  const uses = usesInField(field);
  const own = hasModifier(field, 'final') && field.initializer ? bare(field.initializer) : null;
  return uses.filter(({ literal }) => literal !== own);
}

function addAlike(found: Found, holder: Method | Field, uses: readonly LiteralUse[], constants: readonly ExtractedConstant[]): void {
  if (uses.length === 0) return;
  const byLiteral = groupBy(
    constants.filter((constant) => isSeenFrom(holder, constant)),
    ({ literal }) => literal,
  );
  for (const { literal, use } of uses)
    for (const constant of byLiteral.get(literal.label) ?? [])
      if (constant.kind === literal.kind && isUsedAlike(use, holder, constant)) append(found, constant, { holder, span: literal.span });
}

function isUsedAlike(use: string | null, { declaringType }: Method | Field, { field, uses, isOfAnyUse }: ExtractedConstant): boolean {
  if (isOfAnyUse && outermostType(declaringType) === outermostType(field.declaringType)) return true;
  return use !== null && uses.has(use);
}

/** Whether code of a file can name a constant. A test says for itself what it expects. */
function isSeenIn(file: SourceFile, { field }: ExtractedConstant): boolean {
  if (file === field.file) return true;
  if (field.visibility === 'private' || isOfTests(file) !== isOfTests(field.file) || file.language !== field.file.language) return false;
  return field.visibility !== 'package' || file.packageName === field.file.packageName;
}

const isSeenFrom = ({ declaringType }: Method | Field, { field }: ExtractedConstant): boolean =>
  field.visibility !== 'private' || outermostType(declaringType) === outermostType(field.declaringType);

const isOfTests = ({ path }: SourceFile): boolean => /(?:^|\/)(?:tests?|testing|androidTest|jmh|examples?)\/|Tests?\.\w+$/.test(path);
