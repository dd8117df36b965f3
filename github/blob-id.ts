/** Git's id of a content: the sha1 of a header with its length, and the content. In hexadecimal digits, 40 of them. */
export async function blobId(bytes: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.byteLength}\0`);
  const content = new Uint8Array(header.byteLength + bytes.byteLength);
  content.set(header);
  content.set(bytes, header.byteLength);
  const digest = await crypto.subtle.digest('SHA-1', content);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
