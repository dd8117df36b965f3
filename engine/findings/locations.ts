import { typeFacts } from '../catalogue/facts.js';
import { saysPlainly } from '../catalogue/sentences.js';
import type { Method, TypeDeclaration } from '../model/declarations.js';
import { own } from '../text/own.js';
import { elementOfExpression, elementOfStatement, elementOfVariable } from './element-types.js';
import type { Finding, Part } from './finding.js';
import { fieldText, methodText, variableText } from './miner-text.js';

/** What RefactoringMiner's JSON says of a place, besides its role and its lines. */
export interface Labelled {
  /** Its name of the syntax, e.g. `METHOD_DECLARATION`. */
  readonly codeElementType: string;
  /** The element's signature or text, when it has a short one. */
  readonly codeElement: string | null;
  /** Offset of the declared name, when documentation or annotations may stand before it. */
  readonly nameStart?: number;
}

/** Makes the labels of the places of a finding. */
export function labelled({ element }: Part, { type }: Finding): Labelled {
  switch (element.kind) {
    case 'type':
      return {
        codeElementType: own(TYPES, element.type.kind) ?? 'TYPE_DECLARATION',
        codeElement: element.type.qualifiedName,
        nameStart: nameStart(element.type),
      };
    case 'method':
      return {
        codeElementType: own(METHODS, element.method.kind) ?? 'METHOD_DECLARATION',
        codeElement: methodText(element.method),
        nameStart: nameStart(element.method),
      };
    case 'field': {
      const { field } = element;
      const codeElement =
        field.kind === 'enumConstant' ? field.text : saysPlainly(type) ? variableText(field, field.file) : fieldText(field);
      return { codeElementType: elementOfVariable(field), codeElement };
    }
    case 'value':
      return { codeElementType: 'VARIABLE_DECLARATION_INITIALIZER', codeElement: null };
    case 'variable':
      return { codeElementType: elementOfVariable(element.variable), codeElement: variableText(element.variable, element.file) };
    case 'annotation':
      return { codeElementType: 'ANNOTATION', codeElement: element.annotation.text };
    case 'typeReference':
      return { codeElementType: 'TYPE', codeElement: element.reference.text };
    case 'statement':
      return {
        codeElementType: elementOfStatement(element.statement),
        codeElement: typeFacts(type).object === 'statement' ? element.statement.text : null,
      };
    case 'expression':
      return {
        codeElementType: (element.all && WHOLE[element.all]) ?? elementOfExpression(element.expression),
        codeElement: element.expression.text,
      };
    case 'name':
      return { codeElementType: 'NAME', codeElement: element.name };
  }
}

const TYPES: Readonly<Record<string, string>> = {
  enum: 'ENUM_DECLARATION',
  record: 'RECORD_DECLARATION',
  annotation: 'ANNOTATION_TYPE_DECLARATION',
  anonymous: 'ANONYMOUS_CLASS_DECLARATION',
  object: 'OBJECT_DECLARATION',
};

const METHODS: Readonly<Record<string, string>> = { initializer: 'INITIALIZER', annotationMember: 'ANNOTATION_TYPE_MEMBER_DECLARATION' };

const WHOLE: Readonly<Record<'condition' | 'lambdaBody', string>> = {
  condition: 'IF_STATEMENT_CONDITION',
  lambdaBody: 'LAMBDA_EXPRESSION_BODY',
};

function nameStart({ kind, span, nameSpan }: Method | TypeDeclaration): number {
  return kind === 'initializer' || kind === 'anonymous' ? span.start : nameSpan.start;
}
