import { describe, expect, it } from 'vitest';
import { told } from './dangers.js';

const WIDE = 'static String show(long value) { return "number " + value; }';
const BOXED = 'static String show(Integer value) { return "boxed " + value; }';
const MANY = 'static String show(int... values) { return "many " + values.length; }';
const CALL = 'String line(int count) { return show(count); }';
const HEX = 'return "0x" + Integer.toHexString(value);';

const goesOver = (call: string, from: string, to: string): string =>
  `sure: \`${call}\` in \`Shop.line(int)\` went to \`Shop.show(${from})\`; it goes to \`Shop.show(${to})\` now.`;

describe('an overload whose signature is changed takes calls of another one', () => {
  it.each<[string, string, string, string]>([
    [
      'it loses a parameter',
      `${WIDE} static String show(int value, boolean isStrict) { ${HEX} } ${CALL}`,
      `${WIDE} static String show(int value) { ${HEX} } ${CALL}`,
      goesOver('show(count)', 'long', 'int'),
    ],
    [
      'it gets a parameter',
      `static String show(long value, long other) { return "sum " + (value + other); } static String show(int value) { ${HEX} }
       String line(int count) { return show(count, count); }`,
      `static String show(long value, long other) { return "sum " + (value + other); } static String show(int value, int other) { ${HEX} }
       String line(int count) { return show(count, count); }`,
      goesOver('show(count,count)', 'long, long', 'int, int'),
    ],
    [
      'the type of its parameter changes',
      `${WIDE} static String show(char[] value) { return "text " + value.length; } ${CALL}`,
      `${WIDE} static String show(int value) { return "text " + value; } ${CALL}`,
      goesOver('show(count)', 'long', 'int'),
    ],
    [
      'its own calls were changed along, and others are taken',
      `${WIDE} static String show(int value, boolean isStrict) { ${HEX} } ${CALL} String strict(int size) { return show(size, true); }`,
      `${WIDE} static String show(int value) { ${HEX} } ${CALL} String strict(int size) { return show(size); }`,
      goesOver('show(count)', 'long', 'int'),
    ],
    [
      'what needs no boxing comes before what does',
      `${BOXED} static String show(long value, boolean isStrict) { return "number " + value; } ${CALL}`,
      `${BOXED} static String show(long value) { return "number " + value; } ${CALL}`,
      goesOver('show(count)', 'Integer', 'long'),
    ],
    [
      'boxing comes before a variable number',
      `${MANY} static String show(Integer value, boolean isStrict) { return "boxed " + value; } ${CALL}`,
      `${MANY} static String show(Integer value) { return "boxed " + value; } ${CALL}`,
      goesOver('show(count)', 'int...', 'Integer'),
    ],
  ])('%s', async (_, before, after, sentence) => {
    expect(await told('other-overload', before, after)).toEqual([sentence]);
  });

  it.each<[string, string, string]>([
    [
      'the only calls that it has now are its own, which were changed along',
      `${WIDE} static String show(int value, boolean isStrict) { ${HEX} } String strict(int size) { return show(size, true); }`,
      `${WIDE} static String show(int value) { ${HEX} } String strict(int size) { return show(size); }`,
    ],
    [
      'it takes other arguments',
      `${WIDE} static String show(char[] value, boolean isStrict) { return "text " + value.length; } ${CALL}`,
      `${WIDE} static String show(char[] value) { return "text " + value.length; } ${CALL}`,
    ],
    [
      'it would take the arguments, but fits no better',
      `static String show(int value) { ${HEX} } static String show(long value, boolean isStrict) { return "number " + value; } ${CALL}`,
      `static String show(int value) { ${HEX} } static String show(long value) { return "number " + value; } ${CALL}`,
    ],
    [
      'it would take them boxed',
      `${WIDE} static String show(Integer value, boolean isStrict) { return "boxed " + value; } ${CALL}`,
      `${WIDE} static String show(Integer value) { return "boxed " + value; } ${CALL}`,
    ],
    [
      'it would take them as one of a variable number',
      `${BOXED} static String show(boolean isStrict, int... values) { return "many " + values.length; } ${CALL}`,
      `${BOXED} static String show(int... values) { return "many " + values.length; } ${CALL}`,
    ],
    [
      'the call was given another argument',
      `${WIDE} static String show(char[] value) { return "text " + value.length; } String line(long count) { return show(count); }`,
      `${WIDE} static String show(int value) { return "text " + value; } String line(int count) { return show(count); }`,
    ],
    [
      'both do the same',
      `static String show(long value) { return "of " + value; } static String show(int value, boolean isStrict) { return "of " + value; } ${CALL}`,
      `static String show(long value) { return "of " + value; } static String show(int value) { return "of " + value; } ${CALL}`,
    ],
  ])('not where %s', async (_, before, after) => {
    expect(await told('other-overload', before, after)).toEqual([]);
  });
});
