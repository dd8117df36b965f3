/** What the settings page shows and can do. Plain data and callbacks: the extension carries them out. */
import type { Catalogue } from '../../engine/results/result.js';
import type { KeySettings } from '../keys.js';
import type { Palette } from '../palettes.js';
import type { SortOrder } from '../work.js';

/** The settings that the page changes. */
export interface PageSettings {
  readonly showLow: boolean;
  readonly docked: boolean;
  readonly sort: SortOrder;
  readonly hiddenTypes: readonly string[];
  readonly dangers: boolean;
  readonly opportunities: boolean;
  readonly apiChanges: boolean;
  /** What was called not useful on pages: only how many matters here. */
  readonly notUseful: readonly string[];
  readonly palette: Palette;
  readonly keys: KeySettings;
  readonly hosts: readonly string[];
  readonly useSession: boolean;
  readonly keepPrivateTexts: boolean;
}

export interface TokenInfo {
  readonly present: boolean;
  /** Until the browser is closed. */
  readonly forSession: boolean;
}

/** What a host says to a token, as a sentence. */
export interface TokenAnswer {
  readonly ok: boolean;
  readonly sentence: string;
}

/** What is kept of changes. */
export interface Kept {
  readonly texts: number;
  readonly results: number;
  readonly bytes: number;
}

export interface OptionsActions {
  keep(settings: Partial<PageSettings>): Promise<void>;
  tokenOf(host: string): Promise<TokenInfo>;
  /** Keeps a token, or forgets it when it is empty. */
  keepToken(host: string, token: string, forSession: boolean): Promise<TokenAnswer>;
  checkToken(host: string): Promise<TokenAnswer>;
  /** A host's name as it is kept; null when a text can be none. */
  hostNameOf(text: string): string | null;
  /** Asks the reader in the browser's own words; false for a no. */
  switchHostOn(host: string): Promise<boolean>;
  switchHostOff(host: string): Promise<void>;
  kept(): Promise<Kept>;
  empty(): Promise<Kept>;
}

export interface SectionProps {
  readonly settings: PageSettings;
  readonly actions: OptionsActions;
  /** Changes settings at once, here and in all open pages, and says so. */
  readonly change: (settings: Partial<PageSettings>, sentence?: string) => void;
  /** Says something that happened. */
  readonly say: (sentence: string) => void;
}

export interface OptionsData {
  readonly settings: PageSettings;
  readonly catalogue: Catalogue;
  /** How the page names this browser's first-run page. */
  readonly firstRun: string;
}
