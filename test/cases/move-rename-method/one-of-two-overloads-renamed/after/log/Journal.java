package log;

import java.util.ArrayList;
import java.util.List;

public class Journal {
    private final List<String> lines = new ArrayList<>();

    public void add(String line) {
        lines.add(line.strip());
    }

    public void addFailure(String line, Throwable cause) {
        lines.add(line.strip());
        for (StackTraceElement element : cause.getStackTrace()) {
            lines.add("  at " + element);
        }
    }
}
