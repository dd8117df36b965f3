/** The list for other places: as Markdown for a comment or a mail, as RefactoringMiner's JSON for programs. Pure texts. */
import type { Location, Look, Refactoring } from '../engine/results/result.js';
import { isUnsure } from '../shown/confidence.js';
import { code, coded, link, sentence } from '../shown/markdown.js';
import type { Row } from './list-rows.js';
import { LOOK_HERE, type LookRow } from './look-rows.js';
import { endOf } from './places.js';
import type { Item, Side } from './work.js';

/** The address of one end of a refactoring, or null where there is none. */
export type LinkTo = (item: Item, side: Side) => string | null;

interface MarkdownSource {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  /** With every bundle unfolded. */
  readonly rows: readonly Row[];
  /** Of these, what is sure is told. */
  readonly dangers: readonly LookRow[];
  readonly linkTo: LinkTo;
}

/** A list with links to both ends of every refactoring; what follows from another is indented under it. */
export function toMarkdown({ title, url, summary, rows, dangers, linkTo }: MarkdownSource): string {
  const lines = [`### Refactorings in ${link(title, url)}`, '', ...(summary === '' ? [] : [`${sentence(summary)}.`])];
  const sure = dangers
    .flatMap(({ first, others }) => [first, ...others])
    .flatMap(({ main }) => (main?.item.danger?.certainty === 'sure' ? [main.item] : []));
  if (sure.length > 0) lines.push('', `**${LOOK_HERE}**`, '');
  for (const item of sure) lines.push(`- ${dangerEntry(item, linkTo)}`);
  for (const row of rows) {
    if (row.kind === 'heading') lines.push('', `**${code(row.title)}**`, '');
    else if (row.kind === 'renames')
      lines.push(
        `- **${sentence(row.followers[0]?.refactoring.type ?? '')}** ${code(row.names.before)} → ${code(row.names.after)}, ${row.followers.length} times`,
      );
    else if (row.kind === 'item') lines.push(`${'  '.repeat(row.depth)}- ${entry(row.item, linkTo)}`);
  }
  return `${lines.join('\n')}\n`;
}

function entry(item: Item, linkTo: LinkTo): string {
  const { type, summary } = item.refactoring;
  return `${isUnsure(item.refactoring) ? 'perhaps ' : ''}**${sentence(type)}** ${code(summary.sentence)}${linksOf(item, linkTo)}`;
}

function dangerEntry(item: Item, linkTo: LinkTo): string {
  const { sentence: told = '', advice } = item.danger ?? {};
  return `${coded(told)}${advice === undefined ? '' : ` ${coded(advice)}`}${linksOf(item, linkTo)}`;
}

function linksOf(item: Item, linkTo: LinkTo): string {
  const links = (['before', 'after'] as const).flatMap((side) => {
    const address = linkTo(item, side);
    return address !== null && endOf(item.refactoring, side) ? [link(side, address)] : [];
  });
  return links.length > 0 ? ` (${links.join(', ')})` : '';
}

interface JsonSource {
  /** E.g. `https://github.com/owner/name.git`. */
  readonly repository: string;
  /** Empty when the page shows more than one commit. */
  readonly sha1: string;
  readonly url: string;
  readonly refactorings: readonly Refactoring[];
  readonly look: Look | null;
}

/** RefactoringMiner's own form, with none of our additions to refactorings; what else is worth a look, if anything is, stands beside them as `docs/json.md` tells. */
export function toRefactoringMinerJson({ repository, sha1, url, refactorings, look }: JsonSource): string {
  const place = ({ nameLine: _, ...location }: Location): Omit<Location, 'nameLine'> => location;
  const commit = {
    repository,
    sha1,
    url,
    refactorings: refactorings.map(({ type, description, leftSideLocations, rightSideLocations }) => ({
      type,
      description,
      leftSideLocations: leftSideLocations.map(place),
      rightSideLocations: rightSideLocations.map(place),
    })),
    ...withoutEmpty(look ?? {}),
  };
  return `${JSON.stringify({ commits: [commit] }, null, 2)}\n`;
}

const withoutEmpty = (look: Look): Look =>
  Object.fromEntries(Object.entries<readonly unknown[]>({ ...look }).filter(([, found]) => found.length > 0));
