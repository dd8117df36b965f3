package csv;

import java.util.List;

public class Csv {
    private final Writer writer = new Writer();

    public void separator(char separator) {
        writer.separator = separator;
    }

    public Writer writer() {
        return writer;
    }

    public static class Writer {
        private char separator = ';';

        public String write(List<String> cells) {
            StringBuilder line = new StringBuilder();
            for (String cell : cells) {
                if (!line.isEmpty()) {
                    line.append(separator);
                }
                line.append(quoted(cell));
            }
            return line.toString();
        }

        private String quoted(String cell) {
            if (cell.indexOf(separator) < 0) {
                return cell;
            }
            return '"' + cell.replace("\"", "\"\"") + '"';
        }
    }
}
