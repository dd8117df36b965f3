/** A small change, to show a kind of danger or opportunity by: the text of a file, before and after. */
export interface Example {
  readonly before: string;
  readonly after: string;
}
