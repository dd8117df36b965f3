/** What a question is worth: what is found, and what is told falsely, less without it. */
import type { Score } from '../accuracy/score.js';
import type { Question } from './question.js';

/** Of one set of commits. */
export interface SetWorth {
  /** Findings that it wins, less those that it costs. */
  found: number;
  /** False ones that it causes, less those that it prevents. */
  falsely: number;
  /** What it wins by repository, less what it costs there: found and not told falsely. */
  readonly repositories: Record<string, number>;
}

export interface Worth {
  readonly question: Question;
  /** In which it answers anything. */
  readonly commits: number;
  readonly sets: Record<string, SetWorth>;
}

/** Adds what one commit says: `before` with the question, `after` without. */
export function addDifference(worth: Worth, [set, repository]: readonly [string, string], before: Score, after: Score): void {
  const found = before.total.tp - after.total.tp;
  const falsely = before.total.fp - after.total.fp;
  if (found === 0 && falsely === 0) return;
  const of = (worth.sets[set] ??= { found: 0, falsely: 0, repositories: {} });
  of.found += found;
  of.falsely += falsely;
  of.repositories[repository] = (of.repositories[repository] ?? 0) + found - falsely;
}

const total = ({ sets }: Worth): number => Object.values(sets).reduce((sum, { found, falsely }) => sum + found - falsely, 0);

/** Whether nothing is lost without it. */
export const isWorthless = (worth: Worth): boolean => total(worth) <= 0;

/** `  +12   4 repositories gain, 1 lose   answers in 20   isStranger  engine/…:12   look +9 f-3`: nine found and three told falsely less without it. */
export function lineOf(worth: Worth): string {
  const { question, commits, sets } = worth;
  const repositories = Object.values(sets).flatMap((set) => Object.values(set.repositories));
  const each = Object.entries(sets).map(([name, { found, falsely }]) => `${name} ${signed(found)} f${signed(falsely)}`);
  return [
    signed(total(worth)).padStart(5),
    `${repositories.filter((gain) => gain > 0).length} repositories gain, ${repositories.filter((gain) => gain < 0).length} lose`,
    `answers in ${commits}`,
    `${question.name}  ${question.file}:${question.line}`,
    each.join(', '),
  ].join('   ');
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
