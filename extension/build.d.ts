/** Set by the build: whether this browser has offscreen documents (Chrome, Edge), or workers in the background page itself (Firefox). */
declare const __OFFSCREEN__: boolean;
