/** Where the parts of one GitHub are: github.com, a GitHub Enterprise server, or GitHub Enterprise Cloud with data residency (`*.ghe.com`). */

export interface GithubHost {
  /** Name of the site, e.g. `github.com`. */
  readonly name: string;
  /** Origin of the pages. */
  readonly site: string;
  /** Root of the REST API, without a slash at the end. The only place where this host's token goes, with `graphql`. */
  readonly api: string;
  readonly graphql: string;
  /** Root of raw contents that everybody may read; null where there is none. */
  readonly raw: string | null;
  /** Origins where the site leads those who ask it for a file's content. Servers may keep contents on a name of their own, below theirs. */
  readonly contents: readonly string[];
}

const GITHUB: GithubHost = {
  name: 'github.com',
  site: 'https://github.com',
  api: 'https://api.github.com',
  graphql: 'https://api.github.com/graphql',
  raw: 'https://raw.githubusercontent.com',
  contents: ['https://raw.githubusercontent.com'],
};

/** A host's addresses by its name, which may have a port. */
export function githubHost(name: string): GithubHost {
  if (name === GITHUB.name) return GITHUB;
  const site = `https://${name}`;
  const contents = [`https://raw.${name}`];
  if (name.endsWith('.ghe.com')) {
    const api = `https://api.${name}`;
    return { name, site, api, graphql: `${api}/graphql`, raw: null, contents };
  }
  return { name, site, api: `${site}/api/v3`, graphql: `${site}/api/graphql`, raw: null, contents };
}

/** A host's name as a person writes it (`https://github.example.com/`, `github.example.com`); null when it can be none. */
export function hostNameOf(text: string): string | null {
  const written = text.trim();
  const address = /^[a-z]+:\/\//i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return null;
  const { protocol, host, username, password } = new URL(address);
  const isName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d](?::\d+)?$/;
  return protocol === 'https:' && username === '' && password === '' && isName.test(host) ? host : null;
}

/** Whether an address belongs to a root such as `https://host/api/v3`. */
export function isBelow(address: string, root: string): boolean {
  if (!URL.canParse(address)) return false;
  const [url, base] = [new URL(address), new URL(root)];
  const path = base.pathname.replace(/\/$/, '');
  return url.origin === base.origin && (url.pathname === path || url.pathname.startsWith(`${path}/`));
}
