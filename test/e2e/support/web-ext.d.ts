/** As much of web-ext's interface as the tests use; it has no types of its own. */
declare module 'web-ext' {
  export interface LintFinding {
    readonly code: string;
    readonly file?: string;
  }

  export interface LintResult {
    readonly errors: readonly LintFinding[];
    readonly warnings: readonly LintFinding[];
  }

  export const cmd: {
    lint(
      options: { readonly sourceDir: string; readonly output: 'none' },
      more: { readonly shouldExitProgram: false },
    ): Promise<LintResult>;
  };
}
