/** A description without the type's name before it, which is shown on its own. */
export function descriptionBody(type: string, description: string): string {
  return description.startsWith(type) ? description.slice(type.length).trim() : description;
}
