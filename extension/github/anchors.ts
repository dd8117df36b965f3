/** GitHub's name for a file in a diff: `diff-` and the sha256 of its path after the change. */

const encoder = new TextEncoder();

/** The value of `data-diff-anchor` and of fragments for a file. For a renamed file GitHub takes the path after the change. */
export async function fileAnchor(path: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(path));
  return `diff-${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
