import type { View } from '../findings/view.js';
import type { Method } from '../model/declarations.js';
import type { Opportunity } from '../results/look.js';
import { compareTexts } from '../text/order.js';
import { copySentence, heldCode, twinSentence } from './copy-sentences.js';
import type { ExtractedCode } from './extracted-code.js';
import { inBefore, placeOf, tokensIn } from './places.js';
import type { Window } from './replaceable.js';

/** What was found of each model as rows for readers: new methods with the same body by themselves, and nothing twice. */
export function copyRows(found: ReadonlyMap<ExtractedCode, readonly Window[]>, view: View): readonly Opportunity[] {
  const added = new Set([...view.addedMethods, ...view.extractions.map(({ extracted }) => extracted)]);
  const stoodBefore = inBefore(view);
  const told = new Set<Method>();
  const taken: Window[] = [];
  const rows: Opportunity[] = [];
  // the longest first: a part of what a row tells is no row of its own
  for (const [model, all] of [...found].sort(([one, a], [other, b]) => longest(b) - longest(a) || indexOf(one) - indexOf(other))) {
    const windows = all.filter((window) => !taken.some((other) => isWithin(window, other))).sort(inOrder);
    for (const window of windows) taken.push(window);
    const isTwin = (window: Window): boolean => added.has(window.method) && isWhole(window);
    const twins = windows.filter((window) => isTwin(window) && !told.has(window.method));
    if (twins.length > 0) {
      for (const { method } of twins) told.add(method);
      told.add(model.extracted);
      rows.push(row(model, twins, twinSentence(model, twins)));
    }
    const others = windows.filter((window) => !isTwin(window));
    if (others.length > 0) rows.push(row(model, others, copySentence(model, others, others.map(heldCode).every(stoodBefore))));
  }
  return rows.sort((a, b) => indexOf(a) - indexOf(b));
}

function row(model: ExtractedCode, windows: readonly Window[], sentence: string): Opportunity {
  const { extracted, refactoring } = model;
  const [first] = windows;
  return {
    kind: 'copy-left',
    refactoring,
    sentence,
    model: placeOf(extracted.file, { start: extracted.nameSpan.start, end: extracted.span.end }, 'the extracted method'),
    places: windows.map(({ method, span }) => placeOf(method.file, span, 'the same code')),
    tokens: first ? tokensIn(first.method.file, first.span) : 0,
  };
}

const indexOf = ({ refactoring }: { readonly refactoring: number | null }): number => refactoring ?? Infinity;
const lengthOf = ({ span }: Window): number => span.end - span.start;
const longest = (windows: readonly Window[]): number => windows.reduce((most, window) => Math.max(most, lengthOf(window)), 0);

const isWithin = (window: Window, other: Window): boolean =>
  window.method.file === other.method.file && window.span.start >= other.span.start && window.span.end <= other.span.end;

const inOrder = (a: Window, b: Window): number => compareTexts(a.method.file.path, b.method.file.path) || a.span.start - b.span.start;

/** Whether a method does nothing else: what comes after is no more than what gives its result back. */
function isWhole({ method, statements }: Window): boolean {
  const [first] = statements;
  const rest = method.body?.children.slice(statements.length) ?? [];
  return first?.parent === method.body && first?.index === 0 && rest.every(({ kind }) => kind === 'return') && rest.length < 2;
}
