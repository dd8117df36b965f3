/** The sample as a diff of GitHub's form, so that the marks stand in it as they do there. */
import type { JSX } from 'preact';
import { SAMPLE, sampleLines, type SampleFile, type SampleLine } from './sample.js';

interface SampleDiffProps {
  /** GitHub's name for each file's table, by path. */
  readonly anchors: Readonly<Record<string, string>>;
}

export function SampleDiff({ anchors }: SampleDiffProps): JSX.Element {
  return (
    <>
      {SAMPLE.map((file) => (
        <SampleTable key={file.path} file={file} anchor={(Object.hasOwn(anchors, file.path) ? anchors[file.path] : undefined) ?? ''} />
      ))}
    </>
  );
}

const SIGNS: Readonly<Record<SampleLine['kind'], string>> = { context: ' ', deletion: '-', addition: '+' };

function SampleTable({ file, anchor }: { readonly file: SampleFile; readonly anchor: string }): JSX.Element {
  return (
    <div class="file" role="region" aria-label={file.path} id={anchor}>
      <h2>
        <a href={`#${anchor}`}>{file.path}</a>
      </h2>
      <table data-diff-anchor={anchor} aria-label={`Diff for: ${file.path}`}>
        <tbody>
          {sampleLines(file).map(({ kind, before, after, text }) => {
            const side = kind === 'deletion' ? 'L' : 'R';
            return (
              <tr key={`${before} ${after}`} class={`diff-line-row ${kind}`}>
                <td class="new-diff-line-number" data-line-number={before ?? undefined}>
                  {before}
                </td>
                <td class="new-diff-line-number" data-line-number={after ?? undefined}>
                  {after}
                </td>
                <td
                  class="diff-text-cell"
                  data-line-anchor={`${anchor}${side}${kind === 'deletion' ? before : after}`}
                  data-line-number={kind === 'deletion' ? before : after}
                  data-diff-side={kind === 'deletion' ? 'left' : 'right'}
                >
                  <code class={kind === 'context' ? 'diff-text' : `diff-text ${kind}`}>
                    <span class="diff-text-marker">{SIGNS[kind]}</span>
                    <span class="diff-text-inner">{text}</span>
                  </code>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
