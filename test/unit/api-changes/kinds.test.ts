import { describe, expect, it } from 'vitest';
import { API_FAMILIES } from '../../../engine/api-changes/registry.js';
import { sourceDetector } from '../../support/detector.js';

const detector = await sourceDetector();

/** One file of a package, or several with a line `// path` before each. */
function filesOf(text: string): Readonly<Record<string, string>> {
  const parts = text.split(/^\/\/ (\S+\.java)$/m);
  if (parts.length === 1) return { 'src/main/java/shop/Shop.java': `package shop;\n${text}` };
  return Object.fromEntries(parts.slice(1).flatMap((part, i, all) => (i % 2 === 0 ? [[part, all[i + 1] ?? '']] : [])));
}

async function kindsOf(before: string, after: string): Promise<readonly string[]> {
  const { apiChanges = [] } = await detector.detect({ before: filesOf(before), after: filesOf(after) }, { apiChanges: true });
  return [...new Set(apiChanges.map(({ kind }) => kind))].sort();
}

interface Sample {
  /** All kinds of the hit. The first one is the one that is shown. */
  readonly kinds: readonly string[];
  readonly before: string;
  readonly after: string;
  /** Looks like it, and is nothing that the kind means. `from`: where it begins with something else. */
  readonly nearMiss: string;
  readonly from?: string;
}

const one = (kind: string, before: string, after: string, nearMiss: string, from?: string): Sample => ({
  kinds: [kind],
  before,
  after,
  nearMiss,
  ...(from !== undefined && { from }),
});

const inPackages = (name: string): string =>
  `// src/main/java/${name}/A.java\npackage ${name}; public class A { public int a() { return 1; } public int aa() { return 11; } }\n// src/main/java/${name}/B.java\npackage ${name}; public class B { public int b() { return 2; } public int bb() { return 22; } }`;

const SAMPLES: readonly Sample[] = [
  one(
    'TYPE_REMOVED',
    'public class A { public static class B {} }',
    'public class A {}',
    'public class A {}',
    'public class A { static class B {} }',
  ),
  {
    ...one('PACKAGE_MOVED', inPackages('shop'), inPackages('market'), inPackages('shop.internal').replaceAll(' 1;', ' 3;')),
    from: inPackages('market.internal'),
  },
  {
    ...one(
      'TYPE_NOW_PROTECTED',
      'public class A { public interface B {} }',
      'public class A { protected interface B {} }',
      'public class A { private interface B {} }',
    ),
    from: 'public class A { interface B {} }',
  },
  one('TYPE_KIND_CHANGED', 'public interface A {}', 'public abstract class A {}', 'public abstract interface A {}'),
  one(
    'TYPE_NOW_SEALED',
    'public class A {}',
    'public sealed class A permits B {}\nfinal class B extends A {}',
    'public sealed class A permits B { private A() {} }\nfinal class B extends A {}',
    'public class A { private A() {} }',
  ),
  one(
    'CLASS_NOW_ABSTRACT',
    'public class A {}',
    'public abstract class A {}',
    'public abstract class A { protected A() {} }',
    'public class A { protected A() {} }',
  ),
  one(
    'CLASS_NOW_FINAL',
    'public class A {}',
    'public final class A {}',
    'public final class A { private A() {} }',
    'public class A { private A() {} }',
  ),
  one(
    'CLASS_NOW_STATIC',
    'public class A { public class B {} }',
    'public class A { public static class B {} }',
    'public interface A { static class B {} }',
    'public interface A { class B {} }',
  ),
  one(
    'CLASS_NO_LONGER_STATIC',
    'public class A { public static class B {} }',
    'public class A { public class B {} }',
    'public class A { public record B() {} }',
    'public class A { public static record B() {} }',
  ),
  one(
    'CLASS_NO_LONGER_CONCRETELY_EXTENSIBLE',
    'public abstract class A { void a() {} }',
    'public abstract class A { abstract void a(); }',
    'public abstract class A { void a() { a(); } }',
  ),
  {
    ...one(
      'CLASS_NOW_CHECKED_EXCEPTION',
      'public class A extends RuntimeException {}',
      'public class A extends Exception {}',
      'public class A extends IllegalStateException {}',
    ),
    kinds: ['CLASS_NOW_CHECKED_EXCEPTION', 'TYPE_SUPERTYPE_REMOVED'],
  },
  one(
    'TYPE_SUPERTYPE_REMOVED',
    'public class A implements Runnable { public void run() {} }',
    'public class A { public void run() {} }',
    'public class A extends B { public void run() {} }\nclass B implements Runnable { public void run() {} }',
  ),
  one(
    'EXECUTABLE_REMOVED',
    'public class A { public void a() {} public void b() {} }',
    'public class A { public void b() {} }',
    'public class A extends B { public void b() {} }\nclass B { public void a() {} }',
  ),
  one(
    'EXECUTABLE_NOW_PROTECTED',
    'public class A { public void a() {} }',
    'public class A { protected void a() {} }',
    'public abstract class A { protected A(int a) {} }',
    'public abstract class A { public A(int a) {} }',
  ),
  one(
    'METHOD_NO_LONGER_VARARGS',
    'public class A { public void a(int... b) {} }',
    'public class A { public void a(int[] b) {} }',
    'public class A { public void a(int... b) {} }',
    'public class A { public void a(int[] b) {} }',
  ),
  one(
    'METHOD_NOW_ABSTRACT',
    'public abstract class A { public void a() {} }',
    'public abstract class A { public abstract void a(); }',
    'public sealed interface A permits B { void a(); }\nfinal class B implements A { public void a() {} }',
    'public sealed interface A permits B { default void a() {} }\nfinal class B implements A {}',
  ),
  one(
    'METHOD_NOW_FINAL',
    'public class A { public void a() {} }',
    'public class A { public final void a() {} }',
    'public final class A { public final void a() {} }',
    'public final class A { public void a() {} }',
  ),
  {
    ...one(
      'METHOD_NOW_STATIC',
      'public class A { public final void a() {} }',
      'public class A { public static void a() {} }',
      'public class A { private static void a() {} }',
    ),
    from: 'public class A { private void a() {} }',
  },
  {
    ...one(
      'METHOD_OVERRIDABLE_NOW_STATIC',
      'public class A { public void a() {} }',
      'public class A { public static void a() {} }',
      'public class A { public void a() { a(); } }',
    ),
    kinds: ['METHOD_OVERRIDABLE_NOW_STATIC', 'METHOD_NOW_STATIC'],
  },
  one(
    'METHOD_NO_LONGER_STATIC',
    'public class A { public static void a() {} }',
    'public class A { public void a() {} }',
    'public class A { void a() {} }',
    'public class A { static void a() {} }',
  ),
  one(
    'TYPE_NEW_ABSTRACT_METHOD',
    'public interface A {}',
    'public interface A { void a(); }',
    'public interface A { default void a() {} boolean equals(Object other); }',
  ),
  one(
    'METHOD_RETURN_TYPE_ERASURE_CHANGED',
    'public class A { public final CharSequence a() { return ""; } }',
    'public class A { public final String a() { return ""; } }',
    'public class A<T extends CharSequence> { public final T a() { return null; } }',
  ),
  {
    ...one(
      'METHOD_RETURN_TYPE_CHANGED_INCOMPATIBLE',
      'public class A { public int a() { return 1; } }',
      'public class A { public long a() { return 1; } }',
      'public class A<U> { public U a() { return null; } }',
    ),
    kinds: ['METHOD_RETURN_TYPE_CHANGED_INCOMPATIBLE', 'METHOD_RETURN_TYPE_ERASURE_CHANGED'],
    from: 'public class A<T> { public T a() { return null; } }',
  },
  one(
    'EXECUTABLE_PARAMETER_GENERICS_CHANGED',
    'import java.util.List;\npublic class A { public void a(List<String> b) {} }',
    'import java.util.List;\npublic class A { public void a(List<Integer> b) {} }',
    'import java.util.List;\npublic final class A { public void a(List<? extends CharSequence> b) {} }',
    'import java.util.List;\npublic final class A { public void a(List<String> b) {} }',
  ),
  one(
    'EXECUTABLE_NOW_THROWS_CHECKED_EXCEPTION',
    'public class A { public void a() {} }',
    'public class A { public void a() throws java.io.IOException {} }',
    'public class A { public void a() throws IllegalStateException {} }',
  ),
  one(
    'EXECUTABLE_NO_LONGER_THROWS_CHECKED_EXCEPTION',
    'public class A { public void a() throws java.io.IOException {} }',
    'public class A { public void a() {} }',
    'public final class A { public void a() throws java.io.EOFException {} }',
    'public final class A { public void a() throws java.io.IOException {} }',
  ),
  one('FORMAL_TYPE_PARAMETER_ADDED', 'public class A<T> {}', 'public class A<T, U> {}', 'public class A<T> {}', 'public class A {}'),
  one(
    'FORMAL_TYPE_PARAMETER_REMOVED',
    'public class A<T> {}',
    'public class A {}',
    'public class A { public <U> A(U u) {} }',
    'public class A { public <T> A(T t) {} }',
  ),
  one(
    'FORMAL_TYPE_PARAMETER_CHANGED',
    'public class A<T> {}',
    'public class A<T extends Number> {}',
    'public class A<T extends Number> {}',
    'public class A<T extends Integer> {}',
  ),
  one(
    'FIELD_REMOVED',
    'public enum A { B, C }',
    'public enum A { B }',
    'public class A extends B {}\nclass B { public int b; }',
    'public class A extends B { public int b; }\nclass B {}',
  ),
  one(
    'FIELD_NOW_PROTECTED',
    'public class A { public int a; }',
    'public class A { protected int a; }',
    'public class A { public int a; }',
    'public class A { protected int a; }',
  ),
  one(
    'FIELD_TYPE_ERASURE_CHANGED',
    'public class A { public int a; }',
    'public class A { public Integer a; }',
    'public class A<T> { public T a; }',
    'public class A { public Object a; }',
  ),
  one(
    'FIELD_TYPE_CHANGED_INCOMPATIBLE',
    'import java.util.List;\npublic class A { public List<String> a; }',
    'import java.util.List;\npublic class A { public List<Integer> a; }',
    'import java.util.List;\npublic class A { public final List<Integer> a = null; }',
    'import java.util.List;\npublic class A { public final List<? extends Number> a = null; }',
  ),
  one(
    'FIELD_NOW_FINAL',
    'public class A { public int a; }',
    'public class A { public final int a = 1; }',
    'public interface A { final int B = c(); static int c() { return 1; } }',
    'public interface A { int B = c(); static int c() { return 1; } }',
  ),
  one(
    'FIELD_NOW_STATIC',
    'public class A { public int a; }',
    'public class A { public static int a; }',
    'public class A { private static int a; }',
    'public class A { private int a; }',
  ),
  one(
    'FIELD_NO_LONGER_STATIC',
    'public class A { public static int a; }',
    'public class A { public int a; }',
    'public interface A { int B = c(); static int c() { return 1; } }',
    'public interface A { static int B = c(); static int c() { return 1; } }',
  ),
  one(
    'CONSTANT_VALUE_CHANGED',
    'public class A { public static final int A = 1; }',
    'public class A { public static final int A = 2; }',
    'public class A { public static final Integer A = 2; }',
    'public class A { public static final Integer A = 1; }',
  ),
  one(
    'SERIAL_VERSION_CHANGED',
    'public class A { private static final long serialVersionUID = 1L; }',
    'public class A { private static final long serialVersionUID = 2L; }',
    'public class A { private static final long serialVersion = 2L; }',
    'public class A { private static final long serialVersion = 1L; }',
  ),
  one(
    'ANNOTATION_TARGET_REMOVED',
    'public @interface A {}',
    'import java.lang.annotation.*;\n@Target(ElementType.METHOD) public @interface A {}',
    'import java.lang.annotation.*;\n@Target({ ElementType.METHOD, ElementType.FIELD }) public @interface A {}',
    'import java.lang.annotation.*;\n@Target(ElementType.METHOD) public @interface A {}',
  ),
  one(
    'ANNOTATION_NEW_METHOD_WITHOUT_DEFAULT',
    'public @interface A {}',
    'public @interface A { int b(); }',
    'public @interface A { int[] b() default {}; }',
  ),
  one(
    'ANNOTATION_METHOD_NO_LONGER_DEFAULT',
    'public @interface A { int b() default 1; }',
    'public @interface A { int b(); }',
    'public @interface A { int b() default 2; }',
  ),
  one(
    'ANNOTATION_NO_LONGER_REPEATABLE',
    'import java.lang.annotation.*;\n@Repeatable(B.class) public @interface A {}',
    'public @interface A {}',
    'import java.lang.annotation.*;\n@Repeatable(C.class) public @interface A {}',
  ),
  one('ENUM_CONSTANT_ORDER_CHANGED', 'public enum A { B, C }', 'public enum A { C, B }', 'public enum A { D, B, C }'),
  one(
    'RECORD_COMPONENT_ORDER_CHANGED',
    'public record A(int b, int c) {}',
    'public record A(int c, int b) {}',
    'public record A(int b, int c) { public A { } }',
  ),
  one(
    'ELEMENT_NOW_DEPRECATED',
    'public class A { public void a() {} }',
    'public class A { @Deprecated public void a() {} }',
    'public class A { @Deprecated void a() {} }',
    'public class A { void a() {} }',
  ),
  one(
    'ELEMENT_NO_LONGER_DEPRECATED',
    'public class A { /** @deprecated soon gone */ public int a; }',
    'public class A { /** Stays. */ public int a; }',
    'public class A { /** @deprecated gone soon */ public int a; }',
  ),
  one(
    'MODULE_EXPORT_REMOVED',
    '// module-info.java\nmodule shop { exports shop.a; exports shop.b; }',
    '// module-info.java\nmodule shop { exports shop.a; }',
    '// module-info.java\nmodule shop { exports shop.a; exports shop.b; exports shop.c; }',
  ),
  one(
    'MODULE_REQUIRES_TRANSITIVE_REMOVED',
    '// module-info.java\nmodule shop { requires transitive java.sql; }',
    '// module-info.java\nmodule shop { requires java.sql; }',
    '// module-info.java\nmodule shop { requires transitive java.sql; /* requires transitive java.xml; */ }',
  ),
];

describe.each(SAMPLES.map((sample) => ({ ...sample, kind: sample.kinds[0] ?? '' })))(
  '$kind',
  ({ kind, kinds, before, after, nearMiss, from }) => {
    it('is told, with what comes with it alone', async () => {
      expect(await kindsOf(before, after)).toEqual([...kinds].sort());
    });

    it('is not told of what looks like it', async () => {
      expect(await kindsOf(from ?? before, nearMiss)).not.toContain(kind);
    });

    it('is not told between a version and itself', async () => {
      expect(await kindsOf(after, after)).toEqual([]);
    });
  },
);

it('each kind has a sample, a meaning, and is of one family', () => {
  const kinds = API_FAMILIES.flatMap((family) => family.kinds);
  expect(kinds.map(({ id }) => id).sort()).toEqual(SAMPLES.map(({ kinds: [first] }) => first).sort());
  for (const { meaning } of kinds) expect(meaning).toMatch(/^[A-Z].*\.$/);
});
