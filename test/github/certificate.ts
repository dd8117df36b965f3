// The certificate of one run, for all of GitHub's hosts that the stand-in plays.
import { generate } from 'selfsigned';

/** The GitHub Enterprise server that the stand-in plays: its API is below the site's own address, and it has no host for raw files. */
export const ENTERPRISE = 'github.example.com';

/** Hosts that the stand-in plays. */
export const HOSTS = ['github.com', 'api.github.com', 'raw.githubusercontent.com', 'github.githubassets.com', ENTERPRISE] as const;

const DAYS = 30;

/** A fresh private key and a certificate signed with it, both PEM. */
export async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const now = Date.now();
  const made = await generate([{ name: 'commonName', value: 'github.com' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - 86_400_000),
    notAfterDate: new Date(now + DAYS * 86_400_000),
    extensions: [{ name: 'subjectAltName', altNames: HOSTS.map((value) => ({ type: 2 as const, value })) }],
  });
  return { key: made.private, cert: made.cert };
}
