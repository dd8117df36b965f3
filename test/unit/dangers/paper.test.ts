/** The microsteps and risks of the paper on refactoring-aware dangers (ReFD, its appendix), and which kind of danger holds each. */
import { describe, expect, it } from 'vitest';
import type { Example } from '../../../engine/symbols/example.js';
import { doesNotCompile } from '../../../engine/dangers/does-not-compile.js';
import { lostMember } from '../../../engine/dangers/lost-member.js';
import { lostOverride } from '../../../engine/dangers/lost-override.js';
import { newOverride } from '../../../engine/dangers/new-override.js';
import { otherOverload } from '../../../engine/dangers/other-overload.js';
import { DANGER_KINDS } from '../../../engine/dangers/registry.js';
import { microstepsOf, type Microstep } from '../../../engine/symbols/microsteps.js';
import { sourceDetector } from '../../support/detector.js';

const detector = await sourceDetector();

const LONG = 'System.out.println("first"); System.out.println("second"); System.out.println("third");';

interface Risk {
  readonly risk: string;
  readonly microstep: Microstep;
  /** A type of refactoring that has the step. */
  readonly type: string;
  readonly kind: string;
  readonly example: Example;
}

const RISKS: readonly Risk[] = [
  {
    risk: 'DoubleDefinition of a method',
    microstep: 'addMethod',
    type: 'Rename Method',
    kind: 'does-not-compile',
    example: doesNotCompile.example,
  },
  {
    risk: 'BrokenSubTyping',
    microstep: 'addMethod',
    type: 'Rename Method',
    kind: 'new-override',
    example: {
      before: `class Base { void close() { ${LONG} } } class Pool extends Base { int open; void shut() { open = 0; } void f() { shut(); } }`,
      after: `class Base { void close() { ${LONG} } } class Pool extends Base { int open; void close() { open = 0; } void f() { close(); } }`,
    },
  },
  {
    risk: 'CorrespondingSubclassSpecification',
    microstep: 'addMethod',
    type: 'Rename Method',
    kind: 'new-override',
    example: newOverride.example,
  },
  {
    risk: 'OverloadParameterConversion',
    microstep: 'addMethod',
    type: 'Change Parameter Type',
    kind: 'other-overload',
    example: otherOverload.example,
  },
  {
    risk: 'MissingDefinition',
    microstep: 'removeMethod',
    type: 'Rename Method',
    kind: 'other-meaning',
    example: {
      before: `class Out { int n; void log() { n = 2; } class In { void log() { ${LONG} } void f() { log(); } } }`,
      after: `class Out { int n; void log() { n = 2; } class In { void note() { ${LONG} } void f() { log(); } } }`,
    },
  },
  {
    risk: 'RemovedConcreteOverride',
    microstep: 'removeMethod',
    type: 'Move Method',
    kind: 'lost-override',
    example: {
      before: `class Base { String name() { return "base"; } } class Sub extends Base { String name() { ${LONG} return "sub"; } }`,
      after: `class Base { String name() { return "base"; } } class Sub extends Base { String title() { ${LONG} return "sub"; } }`,
    },
  },
  { risk: 'LostSpecification', microstep: 'removeMethod', type: 'Add Parameter', kind: 'lost-override', example: lostOverride.example },
  {
    risk: 'MissingSuperImplementation',
    microstep: 'removeMethod',
    type: 'Push Down Method',
    kind: 'lost-member',
    example: lostMember.example,
  },
  {
    risk: 'MissingAbstractImplementation',
    microstep: 'removeMethod',
    type: 'Rename Method',
    kind: 'does-not-compile',
    example: {
      before: `abstract class Base { abstract String name(); } class Sub extends Base { String name() { ${LONG} return "sub"; } }`,
      after: `abstract class Base { abstract String name(); } class Sub extends Base { String title() { ${LONG} return "sub"; } }`,
    },
  },
  {
    risk: 'BrokenLocalReferences',
    microstep: 'moveMethod',
    type: 'Move Method',
    kind: 'other-meaning',
    example: {
      before: `class Rates { static int percent() { return 7; } static String line(String what) { ${LONG} return what + percent(); } } class Invoice { static int percent() { return 19; } }`,
      after: `class Rates { static int percent() { return 7; } } class Invoice { static int percent() { return 19; } static String line(String what) { ${LONG} return what + percent(); } }`,
    },
  },
  {
    risk: 'DoubleDefinition of a class',
    microstep: 'addType',
    type: 'Rename Class',
    kind: 'other-meaning',
    example: {
      before: `class Node { int deep; } class Tree { static class Item { int size; int total() { ${LONG} return size; } } Object make() { return new Node(); } }`,
      after: `class Node { int deep; } class Tree { static class Node { int size; int total() { ${LONG} return size; } } Object make() { return new Node(); } }`,
    },
  },
];

const PATH = 'src/A.java';

describe.each(RISKS)('$risk', ({ microstep, type, kind, example }) => {
  it('is the risk of a step that refactorings have', () => {
    expect(microstepsOf(type)).toContain(microstep);
  });

  it('is held by a kind that finds it', async () => {
    expect(DANGER_KINDS.map(({ id }) => id)).toContain(kind);
    const { dangers = [] } = await detector.detect(
      { before: { [PATH]: example.before }, after: { [PATH]: example.after } },
      { dangers: true },
    );
    expect(dangers.map((danger) => danger.kind)).toContain(kind);
  });
});

it('the paper has eleven pairs of a risk and what detects it, and four steps', () => {
  expect(new Set(RISKS.map(({ risk }) => risk)).size).toBe(11);
  expect(new Set(RISKS.map(({ microstep }) => microstep))).toEqual(new Set(['addMethod', 'removeMethod', 'moveMethod', 'addType']));
});

describe('what refactorings consist of', () => {
  it.each<[string, readonly Microstep[]]>([
    ['Rename Method', ['removeMethod', 'addMethod', 'renameReferences']],
    ['Extract Method', ['addMethod', 'moveStatements', 'addCall']],
    ['Extract And Move Method', ['addMethod', 'moveStatements', 'addCall', 'rebind']],
    ['Inline Method', ['removeMethod', 'moveStatements', 'removeCall']],
    ['Rename Variable', ['removeVariable', 'addVariable', 'renameReferences']],
    ['Extract Variable', ['addVariable', 'removeVariable', 'moveExpression']],
    ['Add Parameter', ['removeMethod', 'addMethod', 'changeCalls']],
    ['Add Method Modifier', ['changeContract']],
    ['Change Variable Type', ['changeType']],
    ['Move Class', ['removeType', 'addType', 'renameReferences', 'rebind']],
    ['Extract Superclass', ['addType', 'moveMethod', 'rebind', 'changeSupertype']],
    ['Invert Condition', ['restructure']],
    ['Replace Anonymous With Lambda', ['changeThis']],
    ['Move Code', ['moveStatements']],
    ['Parameterize Test', ['moveStatements', 'changeTest']],
    ['Replace Generic With Diamond', []],
  ])('%s', (type, steps) => {
    expect(microstepsOf(type)).toEqual(steps);
  });
});
