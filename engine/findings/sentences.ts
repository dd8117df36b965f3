import { sentencesOf } from '../catalogue/sentences.js';
import { checkpoint } from '../text/work.js';
import type { Element, Finding, FindingSide } from './finding.js';

/** How an element is told; see `engine/catalogue/sentences.ts`. */
export type Form = 'whole' | 'plain' | 'type' | 'line';

/** What elements are called. RefactoringMiner has its own way, and so has each language. */
export interface Wording {
  /** `other`: the one on the other side that it is told together with. */
  element(element: Element, form: Form, other: Element | undefined): string;
  /** A declaration around something, after “in” or “from”: `class a.B`. */
  container(element: Element): string;
  /** Its name alone: `a.B`. */
  name(element: Element): string;
}

/** What a finding says, without its type. */
export function sentenceOf(finding: Finding, wording: Wording): string {
  const sentences = sentencesOf(finding.type);
  const sentence = sentences.find((one) => isGiven(one, finding)) ?? sentences.at(-1) ?? '';
  const text = sentence.replaceAll(PLACE, (_, word: string, list: string | undefined, form: string | undefined) => {
    switch (word) {
      case 'from':
        return containers(finding.before, wording, form);
      case 'in':
        return containers(finding.after, wording, form);
      default: {
        const [own, others] = word === 'before' ? [finding.before, finding.after] : [finding.after, finding.before];
        const texts = own.subject.map((element, index) => wording.element(element, formOf(form), others.subject[index]));
        return list === undefined && texts.length === 1 ? texts.join() : `[${texts.join(', ')}]`;
      }
    }
  });
  checkpoint(text.length);
  return text;
}

const PLACE = /\{(before|after|from|in)(\*)?(?::(\w+))?\}/g;

function isGiven(sentence: string, { before, after }: Finding): boolean {
  return (!sentence.includes('{from') || before.within.length > 0) && (!sentence.includes('{in') || after.within.length > 0);
}

function containers({ within }: FindingSide, wording: Wording, form: string | undefined): string {
  const [first] = within;
  if (form === 'name') return first ? wording.name(first) : '';
  return within.map((element) => wording.container(element)).join(' in ');
}

function formOf(form: string | undefined): Form {
  return form === 'plain' || form === 'type' || form === 'line' ? form : 'whole';
}
