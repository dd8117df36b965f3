/** A style sheet as text, for a shadow root. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
