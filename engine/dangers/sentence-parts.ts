import type { Field, Method, TypeDeclaration, VariableDeclaration } from '../model/declarations.js';
import { isField } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { LookPlace } from '../results/look.js';
import type { Referent } from '../symbols/lookup.js';
import { symbolName } from '../symbols/type-symbols.js';
import { quoted } from '../text/quoted-code.js';
import type { Span } from '../text/span.js';

/** Places and names as readers are told of them. */

export function placeAt({ path, lines }: SourceFile, { start, end }: Span, role: string): LookPlace {
  // the end column is the one after the last character, on its line
  const last = Math.max(start, end - 1);
  return {
    path,
    startLine: lines.lineOf(start),
    endLine: lines.lineOf(last),
    startColumn: lines.columnOf(start),
    endColumn: lines.columnOf(last) + 1,
    role,
  };
}

/** `Report.name` of a field, `Tree.log(String)` of a method; of a constructor `new Tree(String)`. */
export function memberName(member: Method | Field): string {
  const type = typeName(member.declaringType);
  if (!('parameters' in member)) return `${type}.${member.name}`;
  const given = member.parameters.map(({ type: one, varargs }) => (one?.text ?? '') + (varargs ? '...' : '')).join(', ');
  return member.kind === 'constructor' ? `new ${type}(${given})` : `${type}.${member.name}(${given})`;
}

/** `Tree`, `Tree.Leaf`; of an anonymous type what it is an instance of. */
export function typeName(type: TypeDeclaration): string {
  if (type.kind === 'anonymous') return type.name;
  return type.outer && type.enclosingMember === null ? `${typeName(type.outer)}.${type.name}` : type.name;
}

/** What a name means, as the end of a sentence: ``the field `Report.name` ``. */
export function referentWords(referent: Referent): string {
  switch (referent.kind) {
    case 'variable':
      return variableWords(referent.variable);
    case 'method':
      return quoted(memberName(referent.method));
    case 'known': {
      const { owner, name, parameters } = referent.member;
      return parameters ? quoted(`${owner.name}.${name}(${parameters.join(', ')})`) : `the field ${quoted(`${owner.name}.${name}`)}`;
    }
    case 'implied':
      return 'initializer' in referent.of ? `the accessor of ${quoted(referent.of.name)}` : quoted(referent.of.name);
    case 'imported':
      return `the imported ${quoted(referent.name.split('.').slice(-2).join('.'))}`;
    case 'type':
      return `the type ${quoted(symbolName(referent.type))}`;
    case 'typeVariable':
      return `the type variable ${quoted(referent.variable.parameter.name)}`;
  }
}

function variableWords(variable: VariableDeclaration): string {
  if (isField(variable)) return `the ${variable.kind === 'enumConstant' ? 'constant' : 'field'} ${quoted(memberName(variable))}`;
  switch (variable.kind) {
    case 'parameter':
    case 'lambdaParameter':
      return `the parameter ${quoted(variable.name)}`;
    default:
      return `the local variable ${quoted(variable.name)}`;
  }
}

/** Where a referent is declared, if the change or a file that was handed over contains it. */
export function declarationPlace(referent: Referent, role: string, file: SourceFile): LookPlace | null {
  switch (referent.kind) {
    case 'variable': {
      const { variable } = referent;
      return placeAt(isField(variable) ? variable.file : (referent.member?.file ?? file), variable.nameSpan, role);
    }
    case 'method':
      return placeAt(referent.method.file, referent.method.nameSpan, role);
    case 'implied':
      return placeAt(referent.of.file, referent.of.nameSpan, role);
    case 'type':
      return referent.type.kind === 'declared' ? placeAt(referent.type.type.file, referent.type.type.nameSpan, role) : null;
    default:
      return null;
  }
}
