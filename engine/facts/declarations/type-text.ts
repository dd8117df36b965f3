/** `Map` of `Map<Key, List<Box>>`, `Map.Entry` of `Map<Key, Box>.Entry`: without what stands from the first `<` to the last `>`. */
export function erasedText(type: string): string {
  const [start, end] = [type.indexOf('<'), type.lastIndexOf('>')];
  return start >= 0 && end > start ? type.slice(0, start) + type.slice(end + 1) : type;
}
