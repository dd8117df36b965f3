package log;

public class Trace {
    public void trace(String format, Object[] values) {
        String line = String.format(format, values);
        System.err.println(line);
    }
}
