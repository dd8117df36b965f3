/** A sentence of ours with code in it. */
import type { JSX } from 'preact';
import { pieces } from '../shown/coded.js';
import { Marked, marked } from './marked-text.js';

/** The sentence as text, its code as code. */
export const Told = ({ sentence }: { readonly sentence: string }): JSX.Element => (
  <>
    {pieces(sentence).map(({ text, isCode }, at) =>
      isCode ? (
        // isolated outside: inside, a line could break between the code's padding and its text
        <bdi key={at}>
          <code class="told">{marked(text)}</code>
        </bdi>
      ) : (
        <Marked key={at} text={text} />
      ),
    )}
  </>
);
