import { isUnsure } from '../../shown/confidence.js';
import type { Judged } from './fit.js';

/** Parts of equal size, by confidence, in which what is said is held against what is so. */
const PARTS = 10;

/** How well confidences say what is right. */
export interface CalibrationFigures {
  readonly all: number;
  readonly wrong: number;
  /** How far confidences and shares of right ones are apart, on average: in ten parts of equal size. */
  readonly error: number;
  /** Of the wrong ones: the share that says "perhaps". */
  readonly wrongMarked: number;
  /** Of the right ones. */
  readonly rightMarked: number;
  /** Of those that do not say so: the share that is right. */
  readonly sureRight: number;
}

export function figuresOf(judged: readonly Judged[]): CalibrationFigures {
  const right = judged.filter(({ isRight }) => isRight);
  const wrong = judged.filter(({ isRight }) => !isRight);
  const sure = judged.filter((one) => !isMarked(one));
  return {
    all: judged.length,
    wrong: wrong.length,
    error: calibrationError(judged),
    wrongMarked: share(wrong.filter(isMarked).length, wrong.length),
    rightMarked: share(right.filter(isMarked).length, right.length),
    sureRight: share(sure.filter(({ isRight }) => isRight).length, sure.length),
  };
}

/** As a reader is told it: two digits. */
const isMarked = ({ confidence }: Judged): boolean => isUnsure({ confidence: Math.round(confidence * 100) / 100 });

function calibrationError(judged: readonly Judged[]): number {
  const inOrder = [...judged].sort((one, other) => one.confidence - other.confidence);
  const size = Math.ceil(judged.length / PARTS);
  let error = 0;
  for (let start = 0; start < inOrder.length; start += size) {
    const part = inOrder.slice(start, start + size);
    error += Math.abs(part.reduce((sum, { confidence, isRight }) => sum + confidence - Number(isRight), 0));
  }
  return share(error, judged.length);
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** For people. */
export function figureLines(name: string, { all, wrong, error, wrongMarked, rightMarked, sureRight }: CalibrationFigures): string[] {
  return [
    `${name}: ${all} findings, ${wrong} of them false`,
    `  calibration error ${digits(error)}; say “perhaps”: ${digits(wrongMarked)} of the false, ${digits(rightMarked)} of the right; ${digits(sureRight)} of the others are right`,
  ];
}

const digits = (value: number): string => value.toFixed(3);
