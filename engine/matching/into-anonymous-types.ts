import type { Method, TypeDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { mayHoldAnonymousType } from './anonymous-text.js';
import { allMappings } from './body-mapping.js';
import { checkpoint } from '../text/work.js';
import { mayAgree } from './line-profile.js';
import { agreementOf, nameDistance, type Agreement } from './method-similarity.js';
import { NEAR_NAME, speaksForItself } from './signature-rules.js';
import { agreementScore, methodLabel, type Trace } from './trace.js';

/**
 * What a gone method did is done by an anonymous class now that a new method makes (some 1,700 made-up pairs):
 *
 *     void fill(Bag bag) { pour(bag); tie(bag); }   ->   Filler filler() { return new Filler() { public void fill(Bag bag) { pour(bag); tie(bag); } }; }
 *
 * All of it as it was says so, or, when the new method's name is near the old one, more of it than not. What the class calls it, takes and gives back says nothing.
 */
export function matchIntoAnonymousTypes(removed: readonly Method[], added: readonly Method[], trace: Trace): [Method, Method, Agreement][] {
  const makers = added.filter(mayMakeAnonymousType);
  const pairs: [Method, Method, Agreement][] = [];
  if (makers.length === 0) return pairs;
  const oneSided = removed.length === 1 || added.length === 1;
  const taken = new Set<Method>();
  for (const before of removed) {
    checkpoint();
    if (before.kind !== 'method' || !before.bodySpan) continue;
    let best: { readonly after: Method; readonly agreement: Agreement } | null = null;
    for (const maker of makers) {
      // the new method itself is what the old one became, under a name that speaks for itself
      if (oneSided && speaksForItself(before, maker)) continue;
      const near = nameDistance(before, maker) <= NEAR_NAME;
      for (const after of anonymousMethodsOf(maker)) {
        if (taken.has(after) || !mayAgree(before, after)) continue;
        const agreement = agreementOf(before, after);
        const accepted = keepsLeaf(agreement) && (isWhole(before, agreement) || (near && isEnough(agreement)));
        trace?.({
          stage: 'into anonymous types',
          subject: methodLabel(before),
          candidate: methodLabel(after),
          verdict: accepted ? 'considered' : 'rejected',
          reason: accepted
            ? 'what a new method makes does it now'
            : 'neither all of it went there as it was, nor is the new method named like it',
          score: agreementScore(agreement),
        });
        if (accepted && (!best || isBetter(agreement, best.agreement))) best = { after, agreement };
      }
    }
    if (!best) continue;
    taken.add(best.after);
    pairs.push([before, best.after, best.agreement]);
  }
  return pairs;
}

/** A loop of which nothing is left inside is none. */
function keepsLeaf({ body }: Agreement): boolean {
  return body !== null && (body.identical || [...allMappings(body.mappings)].some((one) => one.before.children.length === 0));
}

/** More goes along than is left over, on one side at least when a statement is as it was (650 pairs). */
function isEnough({ mapped, trivial, exact, unmappedBefore: gone, unmappedAfter: fresh }: Agreement): boolean {
  const kept = mapped - trivial;
  if (Math.min(gone, fresh) === 0 ? Math.max(gone, fresh) < 2 * kept : kept > Math.max(gone, fresh)) return true;
  if (exact <= trivial) return false;
  return (fresh <= FEW && kept > fresh) || (gone <= FEW && kept > gone && fresh <= 2 * kept + 1);
}

/** So many statements that are left over on one side make no difference where one is as it was. */
const FEW = 1;

/** Every statement is as it was, and nothing else is done than to get what was a parameter. */
function isWhole({ parameters }: Method, { body, mapped, exact, unmappedBefore }: Agreement): boolean {
  const names = new Set(parameters.map(({ name }) => name));
  return (
    exact === mapped &&
    unmappedBefore === 0 &&
    (body?.unmappedAfter ?? []).every(({ kind, variables }) => kind === 'localVariable' && variables.every(({ name }) => names.has(name)))
  );
}

function isBetter(one: Agreement, other: Agreement): boolean {
  return one.mapped > other.mapped || (one.mapped === other.mapped && one.exact > other.exact);
}

function mayMakeAnonymousType({ kind, bodySpan, file }: Method): boolean {
  return kind === 'method' && bodySpan !== null && mayHoldAnonymousType(file.text.slice(bodySpan.start, bodySpan.end));
}

function anonymousMethodsOf({ body }: Method): readonly Method[] {
  return (body ? typesIn(body) : []).flatMap(({ methods }) =>
    methods.filter(({ kind, bodySpan }) => kind === 'method' && bodySpan !== null),
  );
}

function typesIn(statement: Statement): readonly TypeDeclaration[] {
  return [...statement.expressions.flatMap(typesOf), ...statement.children.flatMap(typesIn)];
}

/** Not those that a lambda makes. */
function typesOf({ kind, anonymousType, children }: Expression): readonly TypeDeclaration[] {
  if (kind === 'lambda') return [];
  return [...(anonymousType ? [anonymousType] : []), ...children.flatMap(typesOf)];
}
