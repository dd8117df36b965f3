/** Judges regexes by the time that they take for texts made against them. */
import { Worker } from 'node:worker_threads';
import { attacksOn, attackText, type Attack } from './regex-attacks.js';

/** Characters of the texts. What takes the square of a text's length takes over half a second of 50,000, what is linear a few milliseconds. */
const LENGTH = 50_000;
/** First all attacks are tried so long, then the worst at full length and a part of it. */
const FIRST_LENGTH = 4_000;
/** Attacks that are tried at full length, those that took longest. */
const WORST = 4;
/** Tries of which the fastest counts: others disturb a try, and the first uses are slower. */
const TRIES = 3;
/** Milliseconds of the processor that are always right. */
const ALWAYS_RIGHT = 60;
/** So many for a text of the first length, and no other is tried. */
const ENOUGH = 150;
/** The part of the length that is tried, too: so far from the whole that a machine with much other work blurs no difference. */
const PART = 1 / 4;
/** Four times the length takes four times the time, or sixteen times; anything beyond this is no longer linear. */
const GROWTH = 8;
/** Milliseconds after which a regex is said never to come back; on a machine with much other work a linear one may take some seconds for all attacks. */
const PATIENCE = 60_000;

interface Question {
  readonly regex: RegExp;
  readonly attacks: readonly Attack[];
  readonly length: number;
}

/** A thread that uses regexes; ended when one does not come back. */
export class RegexClock {
  #worker: Worker | null = null;

  /** @param patience milliseconds */
  constructor(readonly patience = PATIENCE) {}

  /** What is wrong with a regex, in a line, or null: `takes 700 ms for "/*0" 16,666 times`. */
  async complaint(regex: RegExp): Promise<string | null> {
    const all = attacksOn(regex);
    const first = await this.#times({ regex, attacks: all, length: FIRST_LENGTH });
    if (!first) return 'does not come back';
    const worst = all
      .map((attack, i) => ({ attack, time: first[i] ?? 0 }))
      .sort((one, other) => other.time - one.time)
      .slice(0, WORST);
    for (const { attack, time } of worst) {
      const length = time > ENOUGH ? FIRST_LENGTH : LENGTH;
      const whole = await this.#fastest(regex, attack, length);
      if (whole < ALWAYS_RIGHT) continue;
      const part = await this.#fastest(regex, attack, length * PART);
      if (whole > part * GROWTH)
        return `takes ${Math.round(whole)} ms for ${JSON.stringify(attack.piece)} again and again, between ${JSON.stringify(attack.before)} and ${JSON.stringify(attack.after)}`;
    }
    return null;
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  /** Milliseconds; infinite when it does not come back. */
  async #fastest(regex: RegExp, attack: Attack, length: number): Promise<number> {
    let fastest = Infinity;
    for (let i = 0; i < TRIES && fastest > ALWAYS_RIGHT; i++) {
      const [time = Infinity] = (await this.#times({ regex, attacks: [attack], length })) ?? [];
      if (time === Infinity) return Infinity;
      fastest = Math.min(fastest, time);
    }
    return fastest;
  }

  #times({ regex, attacks, length }: Question): Promise<readonly number[] | null> {
    const worker = (this.#worker ??= new Worker(new URL('./regex-worker.mjs', import.meta.url)));
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        worker.removeAllListeners();
        void this.end().then(() => done(null));
      }, this.patience);
      worker.removeAllListeners();
      worker.once('error', fail);
      worker.once('message', (times: readonly number[]) => {
        clearTimeout(timer);
        done(times);
      });
      worker.postMessage({
        source: regex.source,
        flags: regex.flags,
        texts: attacks.map((attack) => attackText(attack, length)),
        enough: ENOUGH,
      });
    });
  }
}
