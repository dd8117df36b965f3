import type { Pair } from '../findings/view.js';
import { isField, type Method, type VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { isSameReferent, type Referent } from '../symbols/lookup.js';
import { isOverrideEquivalent } from '../symbols/members.js';
import type { Symbols } from '../symbols/symbols.js';
import type { Supertypes } from '../symbols/supertypes.js';
import { isSameSymbol, keyOf, symbolName, type TypeSymbol } from '../symbols/type-symbols.js';
import { checkpoint } from '../text/work.js';
import type { Causes } from './causes.js';
import type { KeptCode } from './kept-code.js';
import { asVariable, isCopy, isLocal, isParameter, methodOf } from './referents.js';

/** What names mean in one version and in the other: what became of it, and which differences are no slip. */
export class Counterparts {
  readonly #symbols: Symbols;
  readonly #causes: Causes;

  constructor(symbols: Symbols, causes: Causes) {
    this.#symbols = symbols;
    this.#causes = causes;
  }

  /** What became of what a name meant. */
  of(meant: Referent, { before, after, variables, isEqual }: KeptCode): readonly Referent[] {
    const { partners } = this.#symbols;
    switch (meant.kind) {
      case 'variable': {
        const { variable } = meant;
        if (isField(variable)) {
          const fields = partners.fields.afterOf(variable);
          // a field that is still there became a variable only where that is reported: else the same name may be all that they have in common
          const isReplaced = fields.length === 0 || this.#causes.of([{ before: variable }], ['moveExpression']) !== null;
          return [...fields, ...(isReplaced ? converted(variables, variable) : [])].map(asVariable);
        }
        if (meant.member !== before) return [];
        if (!isEqual || variable.kind === 'parameter') return converted(variables, variable).map(asVariable);
        return this.#symbols.after.scopes.named(after, variable.name).map(asVariable);
      }
      case 'method':
        return partners.methods.afterOf(meant.method).map((method) => ({ kind: 'method', method }));
      case 'implied':
        return 'initializer' in meant.of
          ? partners.fields.afterOf(meant.of).map((of) => ({ kind: 'implied', of }))
          : partners.types.afterOf(meant.of).map((of) => ({ kind: 'implied', of }));
      case 'type':
        return meant.type.kind === 'declared'
          ? partners.types.afterOf(meant.type.type).map((type) => ({ kind: 'type', type: { kind: 'declared', type } }))
          : [meant];
      default:
        return [meant];
    }
  }

  /** Differences that are no slip. */
  isIntended(meant: Referent, means: Referent, partners: readonly Referent[], code: KeptCode): boolean {
    if (meant.kind === 'typeVariable' || means.kind === 'typeVariable' || means.kind === 'imported') return true;
    if (isLocal(meant) && isLocal(means)) return true;
    // what extracted code was handed, and what inlined code was called with
    if (code.isPart && (isParameter(means) || isParameter(meant))) return true;
    if (meant.kind === 'implied' || means.kind === 'implied') return true;
    // which type that is is not known, or it was made for this
    if (means.kind === 'type' && (means.type.kind === 'unseen' || (meant.kind === 'type' && meant.type.kind === 'unseen'))) return true;
    if (means.kind === 'type' && means.type.kind === 'declared' && this.#symbols.partners.types.beforeOf(means.type.type).length === 0)
      return true;
    if (partners.length === 0) return true;
    // what was a field's is handed to the method now
    if (
      isParameter(means) &&
      !code.variables.some(({ before, after }) => !isField(before) && means.kind === 'variable' && after === means.variable)
    )
      return true;
    if (this.#isNewNamesake(meant, means, code)) return true;
    if (isCopy(meant, means) || isSameContract(meant, means)) return true;
    if (isLocal(means) && this.#isMadeOf(means, partners, code)) return true;
    return partners.some((partner) => this.#isSameFamily(partner, means));
  }

  /** Code that went elsewhere found a field of the same name that was made for it: the type had none before, or is new. */
  #isNewNamesake(meant: Referent, means: Referent, { before, after }: KeptCode): boolean {
    if (meant.kind !== 'variable' || means.kind !== 'variable' || !isField(meant.variable) || !isField(means.variable)) return false;
    if (this.#symbols.partners.types.isPair(before.declaringType, after.declaringType)) return false;
    const { name, declaringType } = means.variable;
    return this.#symbols.partners.types.beforeOf(declaringType).every(({ fields }) => !fields.some((field) => field.name === name));
  }

  /** `int size = this.size;`: the local variable holds what is meant. */
  #isMadeOf(means: Referent, partners: readonly Referent[], code: KeptCode): boolean {
    if (means.kind !== 'variable' || !means.variable.initializer) return false;
    const held = this.#symbols.after.meaningOf(means.variable.initializer, means.member ?? code.after)?.found[0];
    return held !== undefined && partners.some((partner) => isSameReferent(partner, held));
  }

  /** One overrides the other: which of them is called decides the object. */
  #isSameFamily(one: Referent, other: Referent): boolean {
    if (one.kind === 'type' && other.kind === 'type')
      return isSameSymbol(one.type, other.type) || symbolName(one.type) === symbolName(other.type);
    const { supertypes } = this.#symbols.after;
    const [first, second] = [methodOf(one), methodOf(other)];
    if (!first || !second || first.name !== second.name) return false;
    const parameters = (referent: Referent): Parameters<typeof isOverrideEquivalent>[0] =>
      referent.kind === 'method'
        ? supertypes.parametersOf(referent.method)
        : referent.kind === 'known'
          ? (referent.member.parameters ?? []).map((text) => supertypes.readKnown(text, referent.member.owner, new Map()))
          : [];
    if (!isOverrideEquivalent(parameters(one), parameters(other))) return false;
    return mayBeBelow(first.owner, second.owner, supertypes) || mayBeBelow(second.owner, first.owner, supertypes);
  }

  /** The arguments of a call, or what it is asked of, are of other types now, which its author saw to. */
  isGivenOtherwise({ before, after }: Pair<Expression>, code: KeptCode): boolean {
    const { before: then, after: now, partners } = this.#symbols;
    return (before.arguments ?? []).some((argument, i) => {
      const given = after.arguments?.[i];
      const [one, other] = [then.types.of(argument, code.before), given ? now.types.of(given, code.after) : null];
      if (!one || !other || keyOf(one) === keyOf(other)) return (one === null) !== (other === null);
      return !(one.base.kind === 'declared' && other.base.kind === 'declared' && partners.types.isPair(one.base.type, other.base.type));
    });
  }
}

/** Whether a type is below another one, or could be by what was not seen: never below one that is declared in it. */
function mayBeBelow(type: TypeSymbol, other: TypeSymbol, supertypes: Supertypes): boolean {
  const isBelow = supertypes.isSubtype(type, other);
  if (isBelow !== null || type.kind !== 'declared' || other.kind !== 'declared') return isBelow !== false;
  for (let { outer } = other.type; outer; { outer } = outer) if (outer === type.type) return false;
  return true;
}

function converted(pairs: KeptCode['variables'], variable: VariableDeclaration): readonly VariableDeclaration[] {
  checkpoint(pairs.length);
  return pairs.filter(({ before }) => before === variable).map(({ after }) => after);
}

/** Both are abstract and called in the same way: the object decides what is done, wherever the method is declared. */
function isSameContract(meant: Referent, means: Referent): boolean {
  if (meant.kind !== 'method' || means.kind !== 'method') return false;
  const [one, other] = [meant.method, means.method];
  const types = ({ parameters }: Method): string => parameters.map(({ type }) => type?.text ?? '').join();
  return one.bodySpan === null && other.bodySpan === null && one.name === other.name && types(one) === types(other);
}
