import {
  isField,
  isFieldValue,
  isWritten,
  type Field,
  type Method,
  type Modifier,
  type TypeReference,
  type VariableDeclaration,
} from '../../../model/declarations.js';
import type { SignatureOptions, Signatures } from '../../../model/signatures.js';

/** Java, as it is written. */
export const javaSignatures: Signatures = {
  method: methodText,
  variable: variableText,
  reference: referenceText,
  kindOf: ({ kind }) => (kind === 'annotation' ? '@interface' : kind === 'anonymous' ? 'anonymous class' : kind),
};

function methodText(method: Method, options: SignatureOptions): string {
  if (isFieldValue(method)) return variableText(method.field, options);
  const { brief, name = method.name } = options;
  const words = brief ? [] : modifiersOf(method);
  if (method.kind === 'initializer') return [...(brief ? modifiersOf(method) : words), '{ … }'].join(' ');
  if (!brief && method.typeParameters.length > 0) words.push(`<${method.typeParameters.map(({ text }) => spaced(text)).join(', ')}>`);
  if (method.returnType) words.push(referenceText(method.returnType, options));
  // a compact constructor has the parameters of its record
  const parameters = method.parameters.map((parameter) => variableText(parameter, { brief }));
  words.push(method.kind === 'compactConstructor' ? name : `${name}(${parameters.join(', ')})`);
  if (!brief && method.thrown.length > 0) words.push('throws', method.thrown.map((type) => referenceText(type, options)).join(', '));
  return words.join(' ');
}

function variableText(variable: VariableDeclaration, { brief, name = variable.name }: SignatureOptions): string {
  const words = brief ? [] : modifiersOf(variable);
  if (variable.kind === 'enumConstant')
    return [...words, brief || !isField(variable) ? name : name + variable.text.slice(variable.name.length)].join(' ');
  if (variable.type) words.push(`${referenceText(variable.type, { brief })}${variable.varargs ? '...' : ''}`);
  return [...words, name].join(' ');
}

/** What is written of visibility and other modifiers. Members of interfaces are public without saying so, or with. */
function modifiersOf(declared: Method | VariableDeclaration): string[] {
  const words = declared.modifiers.filter((modifier: Modifier) => isWritten(modifier)).map(({ name }) => name);
  const visibility = 'visibility' in declared ? visibilityOf(declared) : '';
  return visibility === '' ? words : [visibility, ...words];
}

function visibilityOf({ visibility, declaringType, kind }: Method | Field): string {
  if (visibility === 'package' || kind === 'enumConstant' || kind === 'recordComponent' || kind === 'initializer') return '';
  const isImplicit = visibility === 'public' && (declaringType.kind === 'interface' || declaringType.kind === 'annotation');
  return isImplicit ? '' : visibility;
}

function referenceText({ text, qualifiedText }: TypeReference, { brief }: Pick<SignatureOptions, 'brief'>): string {
  return spaced(brief ? text : qualifiedText);
}

/** `Map<String,Integer>` -> `Map<String, Integer>`. */
const spaced = (type: string): string => type.replace(/,(?=\S)/g, ', ');
