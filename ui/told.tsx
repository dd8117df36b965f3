/** A sentence of ours with code in it. */
import type { JSX } from 'preact';
import { pieces } from '../shown/coded.js';
import { Marked } from './marked-text.js';

/** The sentence as text, its code as code. */
export const Told = ({ sentence }: { readonly sentence: string }): JSX.Element => (
  <>
    {pieces(sentence).map(({ text, isCode }, at) =>
      isCode ? (
        <code key={at} class="told">
          <Marked text={text} />
        </code>
      ) : (
        <Marked key={at} text={text} />
      ),
    )}
  </>
);
