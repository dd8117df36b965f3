import type { TypeDeclaration } from '../model/declarations.js';
import { checkpoint } from '../text/work.js';
import type { Surface } from './surface.js';
import type { Term, Terms } from './terms.js';

/** Exceptions of the JDK that the table of its types does not have, with what each extends. */
const ABOVE: ReadonlyMap<string, string> = new Map(
  `java.io.ObjectStreamException:java.io.IOException java.io.InvalidClassException:java.io.ObjectStreamException java.io.InvalidObjectException:java.io.ObjectStreamException
java.io.NotSerializableException:java.io.ObjectStreamException java.io.StreamCorruptedException:java.io.ObjectStreamException java.io.OptionalDataException:java.io.ObjectStreamException
java.io.CharConversionException:java.io.IOException java.io.InterruptedIOException:java.io.IOException java.io.SyncFailedException:java.io.IOException
java.io.UnsupportedEncodingException:java.io.IOException java.io.UTFDataFormatException:java.io.IOException java.io.EOFException:java.io.IOException
java.io.FileNotFoundException:java.io.IOException java.net.MalformedURLException:java.io.IOException java.net.ProtocolException:java.io.IOException
java.net.SocketException:java.io.IOException java.net.ConnectException:java.net.SocketException java.net.BindException:java.net.SocketException
java.net.NoRouteToHostException:java.net.SocketException java.net.SocketTimeoutException:java.io.InterruptedIOException java.net.UnknownHostException:java.io.IOException
java.net.UnknownServiceException:java.io.IOException java.net.URISyntaxException:java.lang.Exception java.net.http.HttpTimeoutException:java.io.IOException
java.nio.charset.CharacterCodingException:java.io.IOException java.nio.channels.ClosedChannelException:java.io.IOException java.nio.file.FileSystemException:java.io.IOException
java.nio.file.NoSuchFileException:java.nio.file.FileSystemException java.nio.file.AccessDeniedException:java.nio.file.FileSystemException
java.nio.file.FileAlreadyExistsException:java.nio.file.FileSystemException java.nio.file.NotDirectoryException:java.nio.file.FileSystemException
java.nio.file.DirectoryNotEmptyException:java.nio.file.FileSystemException java.util.zip.ZipException:java.io.IOException java.util.zip.DataFormatException:java.lang.Exception
java.util.jar.JarException:java.util.zip.ZipException java.util.concurrent.ExecutionException:java.lang.Exception java.util.concurrent.TimeoutException:java.lang.Exception
java.util.concurrent.BrokenBarrierException:java.lang.Exception java.util.prefs.BackingStoreException:java.lang.Exception java.text.ParseException:java.lang.Exception
java.sql.SQLException:java.lang.Exception java.sql.SQLTimeoutException:java.sql.SQLTransientException java.sql.SQLTransientException:java.sql.SQLException
java.sql.SQLWarning:java.sql.SQLException java.sql.BatchUpdateException:java.sql.SQLException java.lang.InstantiationException:java.lang.ReflectiveOperationException
java.lang.IllegalAccessException:java.lang.ReflectiveOperationException java.lang.NoSuchMethodException:java.lang.ReflectiveOperationException
java.lang.NoSuchFieldException:java.lang.ReflectiveOperationException java.lang.reflect.InvocationTargetException:java.lang.ReflectiveOperationException
java.lang.ReflectiveOperationException:java.lang.Exception java.lang.ClassNotFoundException:java.lang.ReflectiveOperationException
java.security.GeneralSecurityException:java.lang.Exception java.security.NoSuchAlgorithmException:java.security.GeneralSecurityException
java.security.KeyException:java.security.GeneralSecurityException java.security.InvalidKeyException:java.security.KeyException
java.security.KeyStoreException:java.security.GeneralSecurityException java.security.SignatureException:java.security.GeneralSecurityException
java.security.NoSuchProviderException:java.security.GeneralSecurityException java.security.UnrecoverableKeyException:java.security.GeneralSecurityException
java.security.cert.CertificateException:java.security.GeneralSecurityException java.security.spec.InvalidKeySpecException:java.security.GeneralSecurityException
java.security.InvalidAlgorithmParameterException:java.security.GeneralSecurityException javax.crypto.NoSuchPaddingException:java.security.GeneralSecurityException
javax.naming.NamingException:java.lang.Exception javax.xml.parsers.ParserConfigurationException:java.lang.Exception javax.xml.transform.TransformerException:java.lang.Exception
javax.xml.stream.XMLStreamException:java.lang.Exception org.xml.sax.SAXException:java.lang.Exception java.awt.AWTException:java.lang.Exception
java.rmi.RemoteException:java.io.IOException java.beans.PropertyVetoException:java.lang.Exception java.beans.IntrospectionException:java.lang.Exception
java.lang.OutOfMemoryError:java.lang.VirtualMachineError java.lang.VirtualMachineError:java.lang.Error java.lang.StackOverflowError:java.lang.VirtualMachineError
java.lang.LinkageError:java.lang.Error java.lang.ArrayIndexOutOfBoundsException:java.lang.IndexOutOfBoundsException java.lang.StringIndexOutOfBoundsException:java.lang.IndexOutOfBoundsException
java.lang.ArrayStoreException:java.lang.RuntimeException java.lang.NegativeArraySizeException:java.lang.RuntimeException java.util.NoSuchElementException:java.lang.RuntimeException
java.util.ConcurrentModificationException:java.lang.RuntimeException java.io.UncheckedIOException:java.lang.RuntimeException java.time.DateTimeException:java.lang.RuntimeException
java.lang.InterruptedException:java.lang.Exception java.lang.CloneNotSupportedException:java.lang.Exception java.io.IOException:java.lang.Exception`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [name = '', above = ''] = pair.split(':');
      return [name, above];
    }),
);

/** An exception and the classes above it by their full names, from near to far. */
export function namesAbove(term: Term, terms: Terms): readonly string[] {
  const names = new Set<string>();
  const queue: Term[] = [term];
  for (const one of queue) {
    checkpoint();
    if (one.kind === 'variable') for (const bound of one.bounds()) queue.push(bound);
    if (one.kind !== 'named' || names.has(one.name)) continue;
    names.add(one.name);
    for (const above of terms.above(one)) queue.push(above);
    const [known] = one.symbol?.kind === 'unseen' ? namesOf(one.name, one.symbol.wants).filter((name) => ABOVE.has(name)) : [];
    if (known !== undefined) names.add(known);
    let next = known === undefined ? undefined : ABOVE.get(known);
    while (next !== undefined && !names.has(next)) {
      names.add(next);
      next = ABOVE.get(next) ?? BASIC.get(next);
    }
  }
  return [...names];
}

/** Full names that a name may have: as written, of `java.lang`, of what is imported as a whole. */
const namesOf = (name: string, wants: readonly string[]): readonly string[] => [
  name,
  `java.lang.${name}`,
  ...wants.map((path) => path.slice(1, -'.java'.length).replaceAll('/', '.')),
];

const BASIC: ReadonlyMap<string, string> = new Map([
  ['java.lang.RuntimeException', 'java.lang.Exception'],
  ['java.lang.Exception', 'java.lang.Throwable'],
  ['java.lang.Error', 'java.lang.Throwable'],
  ['java.lang.IndexOutOfBoundsException', 'java.lang.RuntimeException'],
]);

/** Whether whoever calls what throws it must catch or declare it; null when what it extends was not seen. */
export function isCheckedName(names: readonly string[]): boolean | null {
  if (names.includes('java.lang.RuntimeException') || names.includes('java.lang.Error')) return false;
  return names.includes('java.lang.Throwable') ? true : null;
}

/** The same of a type; `false` also for what is no exception. */
export function isChecked(type: TypeDeclaration, { terms }: Surface): boolean | null {
  const term: Term = { kind: 'named', name: terms.nameOf(type), arguments: [], symbol: { kind: 'declared', type } };
  const names = namesAbove(term, terms);
  return isCheckedName(names) ?? (terms.supertypes.unseenAbove({ kind: 'declared', type }).length > 0 ? null : false);
}
