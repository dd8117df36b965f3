import type { Method, TypeDeclaration } from '../model/declarations.js';
import type { TraceEvent } from './trace-event.js';

/** Null when nobody listens: then no event is made. */
export type Trace = ((event: TraceEvent) => void) | null;

/** `a.b.Type.method(int,String) A.java:12` */
export function methodLabel(method: Method): string {
  const parameters = method.parameters.map((parameter) => parameter.type?.text ?? parameter.name).join();
  return `${method.declaringType.qualifiedName}.${method.name}(${parameters}) ${fileLabel(method.file.path)}:${method.file.lines.lineOf(method.nameSpan.start)}`;
}

export function typeLabel(type: TypeDeclaration): string {
  return `${type.qualifiedName} ${fileLabel(type.file.path)}:${type.file.lines.lineOf(type.nameSpan.start)}`;
}

function fileLabel(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The figures of an agreement that the rules look at. */
export function agreementScore(agreement: {
  mapped: number;
  exact: number;
  telling: number;
  unmappedBefore: number;
  unmappedAfter: number;
  distance: number;
}): Record<string, number> {
  const { mapped, exact, telling, unmappedBefore, unmappedAfter, distance } = agreement;
  return { mapped, exact, telling, unmappedBefore, unmappedAfter, distance: Math.round(distance * 100) / 100 };
}
