import { documented, kind, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/restructure-conditional.ts`. */
export const restructureConditionalTypes: FamilyTypes = {
  id: 'restructure-conditional',
  label: 'Restructure conditionals',
  types: [
    documented(
      'Split Conditional',
      kind('split', 'statement', { noun: 'conditional' }),
      'low',
      'One condition became several statements.',
      'A condition that lost a part.',
      'if (a && b) { f(); }',
      'if (a) {\n  if (b) { f(); }\n}',
    ),
    documented(
      'Merge Conditional',
      kind('merge', 'statement', { noun: 'conditional' }),
      'low',
      'Several conditions became one.',
      'A condition that gained a part that was nowhere before.',
      'if (a) {\n  if (b) { f(); }\n}',
      'if (a && b) { f(); }',
    ),
    documented(
      'Invert Condition',
      kind('invert', 'statement', { noun: 'condition' }),
      'low',
      'A condition became its opposite.',
      'A condition that was corrected while its branches stayed.',
      'if (a != null) { f(); } else { g(); }',
      'if (a == null) { g(); } else { f(); }',
    ),
    documented(
      'Replace Conditional With Ternary',
      kind('replace', 'statement', { noun: null }),
      'low',
      'An if became a conditional expression.',
      'A conditional expression beside the if.',
      'if (a) { return 1; }\nreturn 2;',
      'return a ? 1 : 2;',
    ),
    documented(
      'Merge Catch',
      kind('merge', 'statement', { noun: 'catch' }),
      'low',
      'Several catch clauses became one.',
      'A catch clause for a common supertype.',
      'catch (A e) { log(e); } catch (B e) { log(e); }',
      'catch (A | B e) { log(e); }',
    ),
    documented(
      'Try With Resources',
      kind('close', 'statement', { noun: null }),
      'low',
      'A try closes its resource by itself now.',
      'A try that had resources before.',
      'try { read(in); } finally { in.close(); }',
      'try (In in = open()) { read(in); }',
    ),
  ],
};
