import { statementsOf, type Statement } from '../model/statement.js';

/** The names of the variables that the whole body around a statement declares. */
export function localsAround(statement: Statement): ReadonlySet<string> {
  let body = statement;
  while (body.parent) body = body.parent;
  let names = LOCALS.get(body);
  if (!names) {
    names = new Set(statementsOf(body).flatMap(({ variables }) => variables.map(({ name }) => name)));
    LOCALS.set(body, names);
  }
  return names;
}

const LOCALS = new WeakMap<Statement, ReadonlySet<string>>();
