/**
 * Names that detection may know by heart, because the language's library or its test frameworks give them a meaning: renaming these would change what the
 * program does, so the renaming of identifiers leaves them alone.
 */
const NAMES = `
  Object String StringBuilder StringBuffer CharSequence Number Integer Long Short Byte Character Boolean Double Float Void Math System Thread Runnable Iterable
  Comparable Enum Record Class ClassLoader Throwable Exception RuntimeException Error AutoCloseable Closeable Cloneable Override Deprecated SuppressWarnings
  FunctionalInterface SafeVarargs List ArrayList LinkedList Set HashSet LinkedHashSet TreeSet SortedSet Map HashMap LinkedHashMap TreeMap SortedMap Entry Collection
  Collections Arrays Iterator Deque ArrayDeque Queue Optional Objects Stream IntStream Collectors Supplier Consumer Function BiFunction Predicate Callable
  add addAll contains equals hashCode toString compareTo clone finalize main length valueOf values ordinal name
  size isEmpty hasSize build
  stream parallelStream map mapToInt mapToLong mapToDouble mapToObj flatMap filter forEach forEachOrdered reduce collect toList toArray sum count max min average sorted
  distinct limit skip peek anyMatch allMatch noneMatch findFirst findAny boxed iterator removeIf
  Test Before After BeforeEach AfterEach BeforeAll AfterAll BeforeClass AfterClass Ignore Disabled ParameterizedTest ValueSource CsvSource MethodSource EnumSource
  NullSource EmptySource NullAndEmptySource Parameters Rule Assert Assertions Assume Assumptions ExpectedException expected timeout strings ints assertThrows assertThatThrownBy setUp tearDown prepare assertTimeout
  assertTrue assertFalse assertEquals assertNotEquals assertSame assertNotSame assertNull assertNotNull assertThat fail assumeTrue assumeFalse assumeThat
  isEqualTo isNotEqualTo isTrue isFalse isNull isNotNull isSameAs isNotSameAs
  java javax util lang io function org junit jupiter api params provider
`
  .trim()
  .split(/\s+/);

/** Words at the beginning of a name that make it an accessor or a test. */
export const KEPT_WORDS: ReadonlySet<string> = new Set(['get', 'set', 'is', 'has', 'test', 'assert', 'assume']);

/** Words at the end of a name that make it a type to be thrown. */
export const KEPT_ENDINGS: readonly string[] = ['Exception'];

export const KEPT_NAMES: ReadonlySet<string> = new Set(NAMES);
