import type { Expression } from '../model/expression.js';
import type { Comparer, Mechanic } from './comparer.js';
import type { Facts } from './facts.js';

/** A parameter of an extracted method in the place of an expression; whether that is what the call passes is asked when all places are known. */
export const parameterForValue: Mechanic = (before, after, comparer) => stand(after, before, 'after', comparer);

/** The mirror image, of an inlined method. */
export const valueForParameter: Mechanic = (before, after, comparer) => stand(before, after, 'before', comparer);

function stand(name: Expression, value: Expression, side: 'before' | 'after', { place: { home } }: Comparer): Facts | null {
  if (name.kind !== 'name') return null;
  const parameter = home.variable(name, side);
  if (!parameter || parameter.varargs || !home[side].parameters.includes(parameter)) return null;
  const isSameName = value.kind === 'name' && value.label === parameter.name;
  return [
    {
      ...(!isSameName && { level: 'names' as const }),
      stands: { for: `parameter ${parameter.name}`, text: value.text },
      given: { parameter, value },
    },
  ];
}
