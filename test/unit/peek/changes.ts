import type { Detector } from '../../../engine/api.js';
import type { Peek } from '../../../engine/results/result.js';
import { sourceDetector } from '../../support/detector.js';
import { peekText } from '../../support/peek-text.js';

let known: Promise<Detector> | undefined;

export const detectorOfTests = (): Promise<Detector> => (known ??= sourceDetector());

export const lines = (text: string): string => text.replace(/^\n/, '').replace(/\n\s*$/, '\n');

export async function peeks(before: Record<string, string>, after: Record<string, string>, type: string): Promise<readonly Peek[]> {
  const detector = await detectorOfTests();
  const detection = await detector.open({ before, after });
  const found = detection.result.refactorings.flatMap((one, index) => (one.type === type ? [detection.peek(index)] : []));
  detection.close();
  if (found.length === 0) throw new Error(`No ${type}: ${detection.result.refactorings.map(({ description }) => description).join('; ')}`);
  return found.flatMap((one) => one ?? []);
}

export async function textOf(before: Record<string, string>, after: Record<string, string>, type: string): Promise<string> {
  const [first] = await peeks(before, after, type);
  return first ? peekText(first) : 'nothing to compare';
}

export const ORIGIN = 'mill/Wheel.java';
export const TARGET = 'mill/Stone.java';

/** A class `Wheel` that loses a method, and a class `Stone` that gets it. */
export const moved = (before: string, after: string): readonly [Record<string, string>, Record<string, string>] => {
  const type = (name: string, member: string): string => `package mill;\n\nclass ${name} {\n    int age;\n${member}}\n`;
  return [
    { [ORIGIN]: type('Wheel', lines(before)), [TARGET]: type('Stone', '') },
    { [ORIGIN]: type('Wheel', ''), [TARGET]: type('Stone', lines(after)) },
  ];
};

export const GRIND = `
    int grind(int sacks, int water) {
        int flour = sacks * 40;
        if (water < 3) {
            flour = flour / 2;
        }
        log("ground", flour);
        return flour;
    }
`;
