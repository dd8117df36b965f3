/**
 * The types of the JDK, and of a few frameworks, that other code extends, with what it inherits from them. A line a type:
 *
 *     [~]kind name[<type variables] [: supertypes] | members
 *
 * kind: `i` interface, `a` abstract class, `c` class, `f` final class. `~`: it has more members than are listed here. Names of types are those of `java.lang` and of the line's
 * own package where no package is written. Members: `name(parameter types)` or the name of a field, after marks: `*` abstract, `!` final, `#` protected, `=` static,
 * `^` called by the platform by its name, though nothing declares it.
 */
export const JDK_TYPES = `
c java.lang.Object | equals(Object) hashCode() toString() !getClass() !notify() !notifyAll() !wait() !wait(long) !wait(long,int) #clone() #finalize()
i java.lang.Comparable<T | *compareTo(T)
i java.lang.CharSequence | *length() *charAt(int) *subSequence(int,int) isEmpty() chars() codePoints() =compare(CharSequence,CharSequence)
i java.lang.Runnable | *run()
i java.lang.AutoCloseable | *close()
i java.lang.Iterable<T | *iterator() forEach(Consumer) spliterator()
i java.lang.Cloneable |
i java.lang.Appendable | *append(CharSequence) *append(CharSequence,int,int) *append(char)
~f java.lang.String : Comparable<String>, CharSequence, java.io.Serializable |
~f java.lang.StringBuilder : CharSequence, Appendable, Comparable<StringBuilder>, java.io.Serializable |
~f java.lang.StringBuffer : CharSequence, Appendable, Comparable<StringBuffer>, java.io.Serializable |
a java.lang.Number : java.io.Serializable | *intValue() *longValue() *floatValue() *doubleValue() byteValue() shortValue()
~f java.lang.Integer : Number, Comparable<Integer> |
~f java.lang.Long : Number, Comparable<Long> |
~f java.lang.Short : Number, Comparable<Short> |
~f java.lang.Byte : Number, Comparable<Byte> |
~f java.lang.Double : Number, Comparable<Double> |
~f java.lang.Float : Number, Comparable<Float> |
~f java.lang.Boolean : Comparable<Boolean>, java.io.Serializable |
~f java.lang.Character : Comparable<Character>, java.io.Serializable |
~f java.lang.Class<T : java.io.Serializable |
~f java.lang.Void |
~f java.lang.Math |
~f java.lang.System |
~a java.lang.ClassLoader | loadClass(String) #loadClass(String,boolean) #findClass(String) #findResource(String) getResource(String) getResources(String) getResourceAsStream(String)
i java.lang.annotation.Annotation | *annotationType()
a java.lang.Enum<E : Comparable<E>, java.io.Serializable | !name() !ordinal() toString() !equals(Object) !hashCode() !compareTo(E) !getDeclaringClass() =valueOf(Class,String) #!clone() #!finalize() describeConstable()
a java.lang.Record | *equals(Object) *hashCode() *toString()
c java.lang.Throwable : java.io.Serializable | getMessage() getLocalizedMessage() getCause() initCause(Throwable) toString() printStackTrace() printStackTrace(PrintStream) printStackTrace(PrintWriter) fillInStackTrace() getStackTrace() setStackTrace(StackTraceElement[]) !addSuppressed(Throwable) !getSuppressed()
c java.lang.Exception : Throwable |
c java.lang.Error : Throwable |
c java.lang.RuntimeException : Exception |
c java.lang.IllegalArgumentException : RuntimeException |
c java.lang.IllegalStateException : RuntimeException |
c java.lang.NumberFormatException : IllegalArgumentException |
c java.lang.UnsupportedOperationException : RuntimeException |
c java.lang.NullPointerException : RuntimeException |
c java.lang.IndexOutOfBoundsException : RuntimeException |
c java.lang.ArithmeticException : RuntimeException |
c java.lang.ClassCastException : RuntimeException |
c java.lang.SecurityException : RuntimeException |
c java.lang.InterruptedException : Exception |
c java.lang.CloneNotSupportedException : Exception |
c java.lang.ReflectiveOperationException : Exception |
c java.lang.ClassNotFoundException : ReflectiveOperationException |
c java.lang.AssertionError : Error |
c java.lang.Thread : Runnable | run() start() interrupt() isInterrupted() =interrupted() !isAlive() !suspend() !resume() !stop() !setPriority(int) !getPriority() !setName(String) !getName() !getThreadGroup() !join() !join(long) !join(long,int) !setDaemon(boolean) !isDaemon() checkAccess() toString() getContextClassLoader() setContextClassLoader(ClassLoader) getId() threadId() getState() getStackTrace() getUncaughtExceptionHandler() setUncaughtExceptionHandler(UncaughtExceptionHandler) isVirtual() =currentThread() =yield() =sleep(long) =sleep(long,int) =sleep(Duration) =onSpinWait() =activeCount() =enumerate(Thread[]) =dumpStack() =holdsLock(Object) =getAllStackTraces() MIN_PRIORITY NORM_PRIORITY MAX_PRIORITY
c java.lang.ThreadLocal<T | get() set(T) remove() #initialValue() =withInitial(Supplier)
i java.io.Serializable | ^readObject(ObjectInputStream) ^writeObject(ObjectOutputStream) ^readResolve() ^writeReplace() ^readObjectNoData()
i java.io.Externalizable : Serializable | *writeExternal(ObjectOutput) *readExternal(ObjectInput)
i java.io.Closeable : AutoCloseable | *close()
i java.io.Flushable | *flush()
c java.io.IOException : Exception |
c java.io.UncheckedIOException : RuntimeException | getCause()
c java.io.FileNotFoundException : IOException |
a java.io.InputStream : Closeable | *read() read(byte[]) read(byte[],int,int) skip(long) available() close() mark(int) reset() markSupported() transferTo(OutputStream) readAllBytes() readNBytes(int) readNBytes(byte[],int,int) skipNBytes(long) =nullInputStream()
a java.io.OutputStream : Closeable, Flushable | *write(int) write(byte[]) write(byte[],int,int) flush() close() =nullOutputStream()
c java.io.FilterInputStream : InputStream | #in read() read(byte[]) read(byte[],int,int) skip(long) available() close() mark(int) reset() markSupported()
c java.io.FilterOutputStream : OutputStream | #out write(int) write(byte[]) write(byte[],int,int) flush() close()
~c java.io.FileInputStream : InputStream |
~c java.io.ByteArrayInputStream : InputStream |
~c java.io.FileOutputStream : OutputStream |
~c java.io.ByteArrayOutputStream : OutputStream |
~c java.io.BufferedInputStream : FilterInputStream |
~c java.io.BufferedOutputStream : FilterOutputStream |
a java.io.Reader : Closeable | #lock read(CharBuffer) read() read(char[]) *read(char[],int,int) skip(long) ready() markSupported() mark(int) reset() *close() transferTo(Writer) =nullReader()
a java.io.Writer : Appendable, Closeable, Flushable | #lock write(int) write(char[]) *write(char[],int,int) write(String) write(String,int,int) append(CharSequence) append(CharSequence,int,int) append(char) *flush() *close() =nullWriter()
i java.util.Iterator<E | *hasNext() *next() remove() forEachRemaining(Consumer)
i java.util.Enumeration<E | *hasMoreElements() *nextElement() asIterator()
i java.util.Comparator<T | *compare(T,T) reversed() thenComparing(Comparator) thenComparing(Function) thenComparing(Function,Comparator) thenComparingInt(ToIntFunction) thenComparingLong(ToLongFunction) thenComparingDouble(ToDoubleFunction) =reverseOrder() =naturalOrder() =nullsFirst(Comparator) =nullsLast(Comparator) =comparing(Function)
i java.util.Collection<E : Iterable<E> | *size() *isEmpty() *contains(Object) *toArray() *toArray(Object[]) toArray(IntFunction) *add(E) *remove(Object) *containsAll(Collection) *addAll(Collection) *removeAll(Collection) removeIf(Predicate) *retainAll(Collection) *clear() stream() parallelStream()
i java.util.List<E : Collection<E> | *addAll(int,Collection) replaceAll(UnaryOperator) sort(Comparator) *get(int) *set(int,E) *add(int,E) *remove(int) *indexOf(Object) *lastIndexOf(Object) *listIterator() *listIterator(int) *subList(int,int) addFirst(E) addLast(E) getFirst() getLast() removeFirst() removeLast() reversed()
i java.util.Set<E : Collection<E> |
i java.util.SortedSet<E : Set<E> | *comparator() *subSet(E,E) *headSet(E) *tailSet(E) *first() *last()
i java.util.Queue<E : Collection<E> | *offer(E) *remove() *poll() *element() *peek()
i java.util.Map<K,V | *size() *isEmpty() *containsKey(Object) *containsValue(Object) *get(Object) *put(K,V) *remove(Object) *putAll(Map) *clear() *keySet() *values() *entrySet() getOrDefault(Object,V) forEach(BiConsumer) replaceAll(BiFunction) putIfAbsent(K,V) remove(Object,Object) replace(K,V,V) replace(K,V) computeIfAbsent(K,Function) computeIfPresent(K,BiFunction) compute(K,BiFunction) merge(K,V,BiFunction)
i java.util.Map.Entry<K,V | *getKey() *getValue() *setValue(V)
a java.util.AbstractCollection<E : Collection<E> | *iterator() *size() isEmpty() contains(Object) toArray() toArray(Object[]) add(E) remove(Object) containsAll(Collection) addAll(Collection) removeAll(Collection) retainAll(Collection) clear() toString()
a java.util.AbstractList<E : AbstractCollection<E>, List<E> | #modCount add(E) *get(int) set(int,E) add(int,E) remove(int) indexOf(Object) lastIndexOf(Object) clear() addAll(int,Collection) iterator() listIterator() listIterator(int) subList(int,int) equals(Object) hashCode() #removeRange(int,int)
a java.util.AbstractSet<E : AbstractCollection<E>, Set<E> | equals(Object) hashCode() removeAll(Collection)
a java.util.AbstractMap<K,V : Map<K,V> | size() isEmpty() containsValue(Object) containsKey(Object) get(Object) put(K,V) remove(Object) putAll(Map) clear() keySet() values() *entrySet() equals(Object) hashCode() toString()
~c java.util.ArrayList<E : AbstractList<E>, Cloneable, java.io.Serializable | ensureCapacity(int) trimToSize()
~c java.util.LinkedList<E : AbstractList<E>, Queue<E>, Cloneable, java.io.Serializable |
~c java.util.HashSet<E : AbstractSet<E>, Cloneable, java.io.Serializable |
~c java.util.LinkedHashSet<E : HashSet<E> |
~c java.util.TreeSet<E : AbstractSet<E>, SortedSet<E>, Cloneable, java.io.Serializable |
~c java.util.HashMap<K,V : AbstractMap<K,V>, Cloneable, java.io.Serializable |
~c java.util.LinkedHashMap<K,V : HashMap<K,V> | #removeEldestEntry(Map.Entry)
~c java.util.TreeMap<K,V : AbstractMap<K,V>, Cloneable, java.io.Serializable |
c java.util.EventObject : java.io.Serializable | #source getSource() toString()
i java.util.EventListener |
a java.util.TimerTask : Runnable | *run() cancel() scheduledExecutionTime()
c java.util.NoSuchElementException : RuntimeException |
c java.util.ConcurrentModificationException : RuntimeException |
i java.util.concurrent.Callable<V | *call()
i java.util.concurrent.Executor | *execute(Runnable)
c java.util.concurrent.ExecutionException : Exception |
i java.util.function.Function<T,R | *apply(T) compose(Function) andThen(Function) =identity()
i java.util.function.BiFunction<T,U,R | *apply(T,U) andThen(Function)
i java.util.function.UnaryOperator<T : Function<T,T> | =identity()
i java.util.function.BinaryOperator<T : BiFunction<T,T,T> | =minBy(Comparator) =maxBy(Comparator)
i java.util.function.Supplier<T | *get()
i java.util.function.Consumer<T | *accept(T) andThen(Consumer)
i java.util.function.BiConsumer<T,U | *accept(T,U) andThen(BiConsumer)
i java.util.function.Predicate<T | *test(T) and(Predicate) negate() or(Predicate) =isEqual(Object) =not(Predicate)
i java.lang.reflect.InvocationHandler | *invoke(Object,Method,Object[])
~a junit.framework.TestCase | #setUp() #tearDown() #runTest() run() run(TestResult) runBare() getName() setName(String) countTestCases()
~a javax.servlet.http.HttpServlet : java.io.Serializable | init() init(ServletConfig) destroy() service(ServletRequest,ServletResponse) #service(HttpServletRequest,HttpServletResponse) #doGet(HttpServletRequest,HttpServletResponse) #doPost(HttpServletRequest,HttpServletResponse) #doPut(HttpServletRequest,HttpServletResponse) #doDelete(HttpServletRequest,HttpServletResponse) #doHead(HttpServletRequest,HttpServletResponse) log(String) getServletInfo()
~c android.app.Activity | #onCreate(Bundle) #onStart() #onResume() #onPause() #onStop() #onDestroy() #onRestart() onBackPressed() finish() #onActivityResult(int,int,Intent) #onSaveInstanceState(Bundle) onCreateOptionsMenu(Menu) onOptionsItemSelected(MenuItem) getTitle() setTitle(int) setTitle(CharSequence) startActivity(Intent) getIntent() setContentView(int) findViewById(int) isFinishing()
~c android.app.Fragment | onCreate(Bundle) onCreateView(LayoutInflater,ViewGroup,Bundle) onViewCreated(View,Bundle) onStart() onResume() onPause() onStop() onDestroy() onDestroyView() onAttach(Context) onDetach() getView() getActivity() getArguments()
`;

/** Packages whose types are those of another one under a new name. */
export const JDK_ALIASES: ReadonlyMap<string, string> = new Map([
  ['jakarta.servlet.http', 'javax.servlet.http'],
  ['androidx.fragment.app', 'android.app'],
]);
