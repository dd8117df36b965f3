import { renames, type TypeFacts } from '../catalogue/facts.js';
import type { ObjectKind, Verb } from '../catalogue/documented.js';
import type { Element, FieldPair, MethodPair, TypePair } from '../findings/view.js';
import {
  isWritten,
  type Annotation,
  type Field,
  type Method,
  type Modifier,
  type TypeDeclaration,
  type TypeReference,
  type VariableDeclaration,
} from '../model/declarations.js';
import type { Span } from '../text/span.js';
import type { FindingIndex, Placed } from './finding-index.js';
import type { Place, RuleSet } from './rules.js';
import type { TokenFile } from './token-file.js';

/** Any declaration whose parts can change one by one. */
interface Declared extends Placed {
  readonly modifiers: readonly Modifier[];
  readonly annotations: readonly Annotation[];
}

interface Ends<Element> {
  readonly before: Element;
  readonly after: Element;
}

/** What may differ between a declaration before and after, because it was reported: type, modifiers, annotations, parameters, exceptions. */
export class DeclarationRules {
  constructor(
    private readonly rules: RuleSet,
    private readonly index: FindingIndex,
    private readonly tokensOf: (place: Placed, side: 'before' | 'after') => TokenFile,
  ) {}

  addType({ before, after }: TypePair): void {
    this.#name(before, after, renamed('class'), before.nameSpan, after.nameSpan);
    this.#decorations(before, after, 'class', { before, after });
    const kinds = this.index.indices(before, after, ({ aspect }) => aspect === 'kind');
    if (kinds.length === 0) return;
    const [one, other] = [this.#kindWord(before, 'before'), this.#kindWord(after, 'after')];
    if (one && other) this.#replace(before, one, after, other, kinds);
  }

  addField({ before, after }: FieldPair): void {
    this.#name(before, after, renamed('attribute'), before.nameSpan, after.nameSpan);
    this.#type(before, before.type, after, after.type, retyped('attribute'), { before, after });
    this.#decorations(
      { file: before.file, span: before.declarationSpan, modifiers: before.modifiers, annotations: before.annotations },
      { file: after.file, span: after.declarationSpan, modifiers: after.modifiers, annotations: after.annotations },
      'attribute',
      { before, after },
    );
  }

  addMethod({ before, after, parameters }: MethodPair): void {
    this.#name(before, after, METHOD_NAME, before.nameSpan, after.nameSpan);
    if (before.kind === 'constructor' && after.kind === 'constructor')
      this.#name(before.declaringType, after.declaringType, renamed('class'), before.nameSpan, after.nameSpan, { before, after });
    this.#type(before, before.returnType, after, after.returnType, retyped('method'), { before, after });
    this.#decorations(before, after, 'method', { before, after });
    this.#parameters(before, after, parameters);
    this.#thrown(before, after);
  }

  /** Variables of any kind that are the same: their types, `final`, annotations. */
  addVariable(pair: Ends<VariableDeclaration>, before: Method, after: Method): void {
    const one = { file: before.file, span: pair.before.span };
    const other = { file: after.file, span: pair.after.span };
    this.#type(one, pair.before.type, other, pair.after.type, retyped('variable', 'parameter'), { before: one, after: other });
    const declared = (place: Placed, variable: VariableDeclaration): Declared => ({
      file: place.file,
      span: variable.declarationSpan,
      modifiers: variable.modifiers,
      annotations: variable.annotations,
    });
    this.#decorations(declared(one, pair.before), declared(other, pair.after), 'variable', { before: one, after: other });
  }

  #replace(before: Placed, from: Span, after: Placed, to: Span, because: readonly number[]): void {
    if (because.length > 0)
      this.rules.addSpans({ before: { file: before.file, span: from }, after: { file: after.file, span: to }, because });
  }

  #remove(file: Placed, span: Span, because: readonly number[]): void {
    if (because.length > 0) this.rules.addSpans({ before: { file: file.file, span }, after: null, because });
  }

  #add(file: Placed, span: Span, because: readonly number[]): void {
    if (because.length > 0) this.rules.addSpans({ before: null, after: { file: file.file, span }, because });
  }

  #name(before: Placed, after: Placed, is: Fits, from: Span, to: Span, at: Ends<Placed> = { before, after }): void {
    this.#replace(at.before, from, at.after, to, this.index.indices(before, after, is));
  }

  #type(
    before: Placed,
    from: TypeReference | null,
    after: Placed,
    to: TypeReference | null,
    is: Fits,
    { before: one, after: other }: Ends<Placed>,
  ): void {
    if (from && to && from.qualifiedText !== to.qualifiedText)
      this.#replace(before, from.span, after, to.span, this.index.indices(one, other, is));
  }

  /** Access modifiers, other modifiers and annotations. `object`: what the element is; a parameter may be told as a variable. */
  #decorations(before: Declared, after: Declared, object: Decorated, ends: Ends<Placed>): void {
    const isOf = (facts: TypeFacts): boolean => facts.object === object || (object === 'variable' && facts.object === 'parameter');
    const access = this.index.indices(ends.before, ends.after, (facts) => isOf(facts) && facts.aspect === 'access');
    if (access.length > 0) {
      const one = this.#accessWord(before, 'before');
      const other = this.#accessWord(after, 'after');
      if (one && other) this.#replace(before, one, after, other, access);
      else if (one) this.#remove(before, one, access);
      else if (other) this.#add(after, other, access);
    }
    for (const { finding, facts, index } of this.index.between(ends.before, ends.after)) {
      if (!isOf(facts)) continue;
      if (facts.aspect === 'modifier') {
        const gone = modifierOf(before, finding.before.subject);
        const fresh = modifierOf(after, finding.after.subject);
        if (gone) this.#remove(before, gone.span, [index]);
        if (fresh) this.#add(after, fresh.span, [index]);
      } else if (facts.aspect === 'annotation') {
        const one = annotationOf(before, finding.before.subject);
        const other = annotationOf(after, finding.after.subject);
        if (one && other) this.#replace(before, one.span, after, other.span, [index]);
        else if (one) this.#remove(before, one.span, [index]);
        else if (other) this.#add(after, other.span, [index]);
      }
    }
  }

  #parameters(before: Method, after: Method, match: MethodPair['parameters']): void {
    for (const pair of match.pairs) {
      this.addVariable(pair, before, after);
      const [one, other] = [place(before, pair.before.span), place(after, pair.after.span)];
      this.#name(one, other, renamed('parameter'), pair.before.nameSpan, pair.after.nameSpan);
    }
    for (const [index, parameter] of before.parameters.entries()) {
      if (match.pairs.some((pair) => pair.before === parameter)) continue;
      const because = this.index.indices(place(before, parameter.span), after, did('parameter', 'remove', 'merge', 'split', 'localize'));
      const others = because.length > 0 ? because : this.#mergers(before, parameter, 'before');
      for (const span of withComma(before.parameters, index)) this.#remove(before, span, others);
    }
    for (const [index, parameter] of after.parameters.entries()) {
      if (match.pairs.some((pair) => pair.after === parameter)) continue;
      const because = this.index.indices(before, place(after, parameter.span), did('parameter', 'add', 'merge', 'split'));
      const others = because.length > 0 ? because : this.#mergers(after, parameter, 'after');
      for (const span of withComma(after.parameters, index)) this.#add(after, span, others);
    }
  }

  /** Refactorings that name only the parameter: those that merge or split it, or make it something else. */
  #mergers(method: Method, parameter: VariableDeclaration, side: 'before' | 'after'): readonly number[] {
    const at = place(method, parameter.span);
    const fits = (facts: TypeFacts): boolean => facts.becomes !== undefined || did('parameter', 'merge', 'split')(facts);
    return side === 'before' ? this.index.indices(at, null, fits) : this.index.indices(null, at, fits);
  }

  #thrown(before: Method, after: Method): void {
    for (const { finding, facts, index } of this.index.between(before, after)) {
      if (facts.aspect !== 'exception') continue;
      const one = before.thrown.findIndex(({ span }) => finding.before.parts.some((location) => sameSpan(location.span, span)));
      const other = after.thrown.findIndex(({ span }) => finding.after.parts.some((location) => sameSpan(location.span, span)));
      const [gone, fresh] = [before.thrown[one], after.thrown[other]];
      if (gone && fresh) this.#replace(before, gone.span, after, fresh.span, [index]);
      else if (gone) for (const span of this.#clause(before, before.thrown, one, 'before')) this.#remove(before, span, [index]);
      else if (fresh) for (const span of this.#clause(after, after.thrown, other, 'after')) this.#add(after, span, [index]);
    }
  }

  /** An exception with its comma, or with `throws` when it is the only one. */
  #clause(method: Method, thrown: readonly TypeReference[], index: number, side: 'before' | 'after'): Span[] {
    const spans = withComma(thrown, index);
    const [first] = thrown;
    if (index !== 0 || !first) return spans;
    const file = this.tokensOf(method, side);
    const word = file.at(first.span.start) - 1;
    // with all of them that go, each for itself: `throws A, B` is `throws A` and `, B`
    if (file.text(word) === 'throws') spans.push({ start: file.tokens.starts[word] ?? first.span.start, end: first.span.end });
    return spans;
  }

  /** The word that says who may see the element, before its name. */
  #accessWord(declared: Declared, side: 'before' | 'after'): Span | null {
    return this.#wordIn(declared, side, ACCESS);
  }

  #kindWord(type: TypeDeclaration, side: 'before' | 'after'): Span | null {
    const { file, annotations, modifiers, nameSpan } = type;
    return this.#wordIn({ file, annotations, modifiers, span: { start: type.span.start, end: nameSpan.start } }, side, KINDS);
  }

  #wordIn(declared: Declared, side: 'before' | 'after', words: ReadonlySet<string>): Span | null {
    const file = this.tokensOf(declared, side);
    for (let token = file.at(declared.span.start); token < file.tokens.count; token++) {
      const start = file.tokens.starts[token] ?? 0;
      if (start >= declared.span.end || file.text(token) === '{' || file.text(token) === '=') return null;
      if (words.has(file.text(token)) && !declared.annotations.some(({ span }) => span.start <= start && start < span.end))
        return { start, end: file.tokens.ends[token] ?? start };
    }
    return null;
  }
}

const ACCESS: ReadonlySet<string> = new Set(['public', 'protected', 'private']);
const KINDS: ReadonlySet<string> = new Set(['class', 'interface', 'enum', 'record']);

type Fits = (facts: TypeFacts) => boolean;
type Decorated = 'class' | 'method' | 'attribute' | 'variable';

const renamed =
  (object: ObjectKind): Fits =>
  (facts) =>
    facts.object === object && renames(facts);

const retyped =
  (...objects: readonly ObjectKind[]): Fits =>
  ({ object, aspect }) =>
    aspect === 'type' && objects.includes(object);

/** Something was done to the object itself. */
const did =
  (object: ObjectKind, ...done: readonly Verb[]): Fits =>
  (facts) =>
    facts.object === object && facts.aspect === undefined && facts.verbs.some((verb) => done.includes(verb));

/** What was pulled up, or pushed down, may have another name there. */
const METHOD_NAME = did('method', 'rename', 'pullUp', 'pushDown');

/** The modifier that a finding is about, where it is written. */
function modifierOf({ modifiers }: Declared, subject: readonly Element[]): Modifier | undefined {
  const found = modifiers.find(({ name }) => subject.some((element) => element.kind === 'name' && element.name === name));
  return found && isWritten(found) ? found : undefined;
}

/** The annotation that a finding is about. */
function annotationOf({ annotations }: Declared, subject: readonly Element[]): Annotation | undefined {
  return annotations.find((annotation) => subject.some((element) => element.kind === 'annotation' && element.annotation === annotation));
}

export function place(method: Method | Field, span: Span): Place {
  return { file: method.file, span };
}

function sameSpan(one: Span, other: Span): boolean {
  return one.start === other.start && one.end === other.end;
}

/** An element of a list that commas separate: by itself, and with the comma on either side. */
function withComma(list: readonly { readonly span: Span }[], index: number): Span[] {
  const element = list[index];
  if (!element) return [];
  const spans: Span[] = [];
  const next = list[index + 1];
  const previous = list[index - 1];
  if (previous) spans.push({ start: previous.span.end, end: element.span.end });
  if (next) spans.push({ start: element.span.start, end: next.span.start });
  spans.push(element.span);
  return spans;
}
