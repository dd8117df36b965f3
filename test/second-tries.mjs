// A vitest reporter: writes the names of tests that passed at a second try to the file that SECOND_TRIES names.
import { writeFileSync } from 'node:fs';

export default class SecondTries {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(test.fullName);
  }

  onTestRunEnd() {
    if (process.env.SECOND_TRIES) writeFileSync(process.env.SECOND_TRIES, JSON.stringify(this.#names));
  }
}
