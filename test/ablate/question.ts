/** A question of the engine that can be switched off, as `questions.json` beside the built tool names it. */

/** What a question answers when it is switched off. */
export type Neutral = 'false' | 'null' | 'undefined' | '[]';

export interface Question {
  readonly id: number;
  /** `isStranger`, `Matcher.rest`. */
  readonly name: string;
  /** Below the project's folder. */
  readonly file: string;
  /** 1 for the first. */
  readonly line: number;
  readonly neutral: Neutral;
}

/** What a built engine asks at each answer; see `worker.ts`. */
export const SWITCH = '__reflensSwitch';
