/**
 * What calls of the JDK do, by the simple name of the type that is asked. `asks`: they change nothing and give the same as long as what they are asked of is the same.
 * `changes`: they change what they are called on. `otherwise`: they give another value each time, or do something outside of the program's objects.
 */
export type JdkEffect = 'asks' | 'changes' | 'otherwise';

interface TypeCalls {
  readonly asks?: ReadonlySet<string> | 'the rest';
  readonly changes?: ReadonlySet<string>;
  readonly otherwise?: ReadonlySet<string> | 'the rest';
}

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Values that never change: whatever they are asked changes nothing. */
const VALUES = names(
  'String Integer Long Short Byte Character Boolean Double Float BigInteger BigDecimal Optional OptionalInt OptionalLong Path Duration Period Pattern Class Enum URI',
);
/** Times and dates are values, too, but for the one that is read from the clock. */
const TIMES = names('Instant LocalDate LocalTime LocalDateTime ZonedDateTime OffsetDateTime Year YearMonth Clock');
const UTILITIES = names('Math StrictMath Objects Arrays Collections');

const COLLECTION_ASKS = names(
  'size isEmpty contains containsAll get getFirst getLast indexOf lastIndexOf containsKey containsValue getOrDefault equals hashCode toString first last peek element peekFirst peekLast firstKey lastKey floorKey ceilingKey higherKey lowerKey entrySet keySet values iterator listIterator stream subList toArray cardinality length nextSetBit nextClearBit',
);
const COLLECTION_CHANGES = names(
  'add addAll addFirst addLast remove removeAll removeIf removeFirst removeLast retainAll clear put putAll putIfAbsent compute computeIfAbsent computeIfPresent merge replace replaceAll set sort push pop poll pollFirst pollLast offer offerFirst offerLast take drainTo setElementAt addElement removeElement removeAllElements pollFirstEntry pollLastEntry flip or and xor andNot',
);
const COLLECTIONS = names(
  'Collection List ArrayList LinkedList Vector Stack Set HashSet LinkedHashSet TreeSet SortedSet NavigableSet EnumSet Map HashMap LinkedHashMap TreeMap SortedMap NavigableMap EnumMap ConcurrentMap ConcurrentHashMap WeakHashMap IdentityHashMap Hashtable Properties Queue Deque ArrayDeque PriorityQueue BlockingQueue LinkedBlockingQueue ArrayBlockingQueue BlockingDeque ConcurrentLinkedQueue CopyOnWriteArrayList BitSet',
);
const BUILDERS = names('StringBuilder StringBuffer StringJoiner');
const BUILDER_ASKS = names('length charAt toString indexOf lastIndexOf substring isEmpty capacity equals hashCode');
const BUILDER_CHANGES = names(
  'append insert delete deleteCharAt replace reverse setLength setCharAt appendCodePoint add merge ensureCapacity trimToSize',
);
const ATOMS = names('AtomicInteger AtomicLong AtomicBoolean AtomicReference LongAdder');
const ATOM_ASKS = names('get intValue longValue doubleValue getPlain getAcquire sum toString');
const READERS = names(
  'Iterator ListIterator Enumeration Scanner InputStream BufferedInputStream DataInputStream DataInput ObjectInputStream FileInputStream ByteArrayInputStream Reader BufferedReader StringTokenizer ResultSet ByteBuffer CharBuffer Matcher',
);
const READER_ASKS = names(
  'hasNext hasPrevious hasNextInt hasNextLine hasNextLong hasNextDouble hasMoreElements hasMoreTokens countTokens available ready markSupported remaining hasRemaining position limit capacity getString getInt getLong getBoolean getObject getDate getTimestamp group start end groupCount nextIndex previousIndex wasNull',
);
const SOURCES_OF_CHANCE = names('Random SecureRandom ThreadLocalRandom SplittableRandom');

const TABLE: ReadonlyMap<string, TypeCalls> = new Map<string, TypeCalls>([
  ...all(VALUES, { asks: 'the rest' }),
  ...all(TIMES, { otherwise: names('now instant millis'), asks: 'the rest' }),
  ...all(UTILITIES, {
    otherwise: names('random'),
    changes: names('sort fill shuffle reverse swap addAll setAll parallelSort rotate copy'),
    asks: 'the rest',
  }),
  ...all(COLLECTIONS, { asks: COLLECTION_ASKS, changes: COLLECTION_CHANGES }),
  ...all(BUILDERS, { asks: BUILDER_ASKS, changes: BUILDER_CHANGES }),
  ...all(ATOMS, {
    asks: ATOM_ASKS,
    changes: names(
      'set getAndSet getAndIncrement incrementAndGet getAndDecrement decrementAndGet getAndAdd addAndGet updateAndGet getAndUpdate accumulateAndGet compareAndSet increment decrement add reset sumThenReset lazySet',
    ),
  }),
  ...all(READERS, {
    asks: READER_ASKS,
    changes: names(
      'next previous nextInt nextLine nextLong nextDouble nextBoolean nextToken nextElement read readLine readInt readByte readUnsignedByte readShort readLong readUTF readBoolean readChar readDouble readFloat readObject readFully readAllBytes readNBytes skip skipBytes get getInt getLong getShort put flip clear rewind find lookingAt reset close remove',
    ),
  }),
  ...all(SOURCES_OF_CHANCE, { otherwise: 'the rest' }),
  [
    'System',
    {
      otherwise: names('nanoTime currentTimeMillis exit gc setProperty clearProperty'),
      asks: names('identityHashCode lineSeparator getProperty getenv'),
    },
  ],
  ['UUID', { otherwise: names('randomUUID'), asks: 'the rest' }],
  ['Thread', { otherwise: names('sleep start join interrupt yield') }],
]);

function all(types: ReadonlySet<string>, calls: TypeCalls): readonly (readonly [string, TypeCalls])[] {
  return [...types].map((type) => [type, calls] as const);
}

/** What a call of that name does when a type of the JDK is asked; null for types and calls that are not in the table. */
export function jdkEffect(simpleTypeName: string, call: string): JdkEffect | null {
  const calls = TABLE.get(simpleTypeName);
  if (!calls) return null;
  const has = (some: ReadonlySet<string> | 'the rest' | undefined, rest: boolean): boolean =>
    some === 'the rest' ? rest : some?.has(call) === true;
  for (const effect of ['changes', 'otherwise', 'asks'] as const) if (has(calls[effect], false)) return effect;
  for (const effect of ['otherwise', 'asks'] as const) if (has(calls[effect], true)) return effect;
  return null;
}

/** Factories that give a value of what they are given, and nothing else. */
const FACTORIES: ReadonlySet<string> = new Set([
  'List.of',
  'Set.of',
  'Map.of',
  'Map.entry',
  'Optional.of',
  'Optional.ofNullable',
  'Paths.get',
  'Path.of',
]);

/** Whether it is called on the name of a type and only makes an unchangeable value. */
export const isPureFactory = (typeName: string, call: string): boolean => FACTORIES.has(`${typeName}.${call}`);

/** Whether a static method of the name makes a value of what it is given, and does nothing else: by convention of the language. */
export const soundsLikeValueOf = (call: string): boolean => /^(?:of|ofNullable|copyOf|valueOf)$/.test(call);

/** Methods of `String` that give a `String`, so that what is asked of them in turn is known. */
const STRING_TO_STRING = names(
  'trim strip substring toLowerCase toUpperCase replace replaceAll replaceFirst concat repeat intern formatted toString valueOf format join',
);

export const givesString = (simpleTypeName: string, call: string): boolean => simpleTypeName === 'String' && STRING_TO_STRING.has(call);

/** What is only asked for, whatever type it is asked of: by convention of the language. */
const CONVENTIONAL = names('equals hashCode toString compareTo length size isEmpty contains containsKey name ordinal getClass charAt');
const READER_NAME = /^(?:get|is|has|can|should|was|are|as)(?=\p{Lu})/u;
const EFFECT_NAME =
  /^(?:next|read|poll|pop|take|remove|add|put|push|offer|insert|delete|update|save|store|write|send|increment|decrement|advance|consume|acquire|release|lock|unlock|submit|execute|register|unregister|open|close|start|stop|clear|reset|set|append|flush|commit|rollback|allocate|generate|now|apply|notify|fire|publish|emit|toggle|skip|drain|decrease|increase|create|make)(?=$|\p{Lu})/u;

/** What the name of a method says of it, by convention: `asks`, `acts`, or nothing. */
export function soundsLike(call: string): 'asks' | 'acts' | null {
  if (CONVENTIONAL.has(call) || READER_NAME.test(call)) return 'asks';
  return EFFECT_NAME.test(call) ? 'acts' : null;
}
