/** Reads a grammar that the build put next to the extension's scripts: the only thing that is fetched from elsewhere than GitHub. */
export async function ownGrammar(fileName: string): Promise<Uint8Array> {
  const response = await fetch(`/grammars/${encodeURIComponent(fileName)}`);
  return new Uint8Array(await response.arrayBuffer());
}
