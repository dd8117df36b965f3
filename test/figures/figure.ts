/** A figure that is asked for: what it is now, and whether that is enough. */

/** How a figure is written: `.941`, `36700`, `2.50 ×`, `25.0 s`, `543 MiB`. */
export type Form = 'share' | 'count' | 'times' | 'seconds' | 'MiB';

export interface Figure {
  readonly name: string;
  readonly form: Form;
  /** Null when there was nothing to measure. */
  readonly now: number | null;
  /** Whether a larger value is better. */
  readonly better: 'more' | 'less';
  /** Null: nothing is asked, and the figure is there to be seen. */
  readonly asked: number | null;
  readonly aim: number | null;
  /** What explains the value. */
  readonly note?: string;
}

/** What is asked of a figure, and what is aimed at. */
export type Bounds = Pick<Figure, 'better' | 'asked' | 'aim'>;

export const atLeast = (asked: number, aim: number | null = null): Bounds => ({ better: 'more', asked, aim });
export const atMost = (asked: number, aim: number | null = null): Bounds => ({ better: 'less', asked, aim });
export const TO_BE_SEEN: Bounds = { better: 'more', asked: null, aim: null };

const DIGITS: Readonly<Record<Form, number>> = { share: 3, count: 0, times: 2, seconds: 1, MiB: 0 };
const UNITS: Readonly<Record<Form, string>> = { share: '', count: '', times: ' ×', seconds: ' s', MiB: ' MiB' };

export function written(value: number | null, form: Form): string {
  if (value === null) return '-';
  const digits = value.toFixed(DIGITS[form]);
  return `${form === 'share' ? digits.replace(/^(-?)0\./, '$1.') : digits}${UNITS[form]}`;
}

/** Whether a value, as it is written, is within a bound. */
function isWithin(value: number, bound: number, { form, better }: Figure): boolean {
  const rounded = Number(value.toFixed(DIGITS[form]));
  return better === 'more' ? rounded >= bound : rounded <= bound;
}

/** `aim`: the aim is reached. `enough`: what is asked. `short`: neither. Empty where nothing is asked. */
export function verdictOf(figure: Figure): 'aim' | 'enough' | 'short' | '' {
  const { now, asked, aim } = figure;
  if (asked === null) return '';
  if (now === null || !isWithin(now, asked, figure)) return 'short';
  return isWithin(now, aim ?? asked, figure) ? 'aim' : 'enough';
}

const NAME_WIDTH = 56;
const VALUE_WIDTH = 10;
const VERDICT_WIDTH = 8;

const line = (name: string, cells: readonly string[], more: string): string =>
  (name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(VALUE_WIDTH)).join('') + more).trimEnd();

/** The change of a figure against what it was, with its sign; empty when it is written alike. */
function changeOf({ now, form }: Figure, then: number | null | undefined): string {
  if (now === null || then === null || then === undefined) return '';
  const change = now - then;
  const text = written(Math.abs(change), form);
  return Number(Math.abs(change).toFixed(DIGITS[form])) === 0 ? '' : `${change > 0 ? '+' : '-'}${text}`;
}

/** The values of figures by their names, as `--save` keeps them. */
export type Values = Readonly<Record<string, number | null>>;

/** The head of the table; `hasThen`: with a column for what changed. */
export const headLine = (hasThen: boolean): string => line('figure', ['asked', 'aim', 'now', ...(hasThen ? ['since'] : [])], '');

/** A line of the table; with the values of another time, what changed since. */
export function figureLine(figure: Figure, then: Values | null): string {
  const { name, form, asked, aim, now, note } = figure;
  const values = [asked, aim, now].map((value) => written(value, form));
  const cells = then ? [...values, changeOf(figure, then[name])] : values;
  return line(name, cells, `  ${verdictOf(figure).padEnd(VERDICT_WIDTH)}${note ?? ''}`);
}

export const valuesOf = (figures: readonly Figure[]): Values => Object.fromEntries(figures.map(({ name, now }) => [name, now]));
