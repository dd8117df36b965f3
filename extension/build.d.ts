/** Set by the build: whether this browser has offscreen documents (Chrome, Edge), or workers in the background page itself (Firefox). */
declare const __OFFSCREEN__: boolean;

/** Reflens' own version, as the manifest has it. Put here by the build: a page's script may outlive its Reflens, and cannot ask then. */
declare const __VERSION__: string;

/** Names the engine's code, grammars included: another version's results are not taken. Put here by the build. */
declare const __ENGINE_VERSION__: string;
