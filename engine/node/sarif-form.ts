/** SARIF 2.1.0, which code scanning and editors read: https://docs.oasis-open.org/sarif/sarif/v2.1.0/. */
import { REPOSITORY } from '../../shown/project.js';

export type SarifLevel = 'error' | 'warning' | 'note';

export interface SarifRule {
  readonly id: string;
  /** What it means, in a sentence. */
  readonly text: string;
  readonly level: SarifLevel;
}

export interface SarifPlace {
  readonly path: string;
  /** Lines and columns; null for the file as a whole. */
  readonly region: object | null;
}

/** A run as text. `properties`: what else is told of it; `version` is Reflens' own. */
export function sarifOf(rules: readonly SarifRule[], results: readonly object[], properties: object, version: string): string {
  const described = rules.map(({ id, text, level }) => ({ id, shortDescription: { text }, defaultConfiguration: { level } }));
  const run = {
    tool: { driver: { name: 'Reflens', version, informationUri: REPOSITORY, rules: described } },
    // What one program calls a column, another may not.
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: true }],
    results,
    properties,
  };
  return JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2);
}

export function sarifResult(one: {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: SarifLevel;
  readonly text: string;
  readonly locations: readonly SarifPlace[];
}): object {
  const { ruleId, ruleIndex, level, text, locations } = one;
  return { ruleId, ruleIndex, level, message: { text }, locations: locations.map(locationOf) };
}

const locationOf = ({ path, region }: SarifPlace): object => ({
  physicalLocation: { artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' }, ...(region && { region }) },
});

/** A path as a relative address. Names that are no text cannot be encoded as they are. */
const uriOf = (path: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(path)).split('/').map(encodeURIComponent).join('/');
