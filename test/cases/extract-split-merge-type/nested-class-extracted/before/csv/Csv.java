package csv;

import java.util.List;

public class Csv {
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

    public void separator(char separator) {
        this.separator = separator;
    }
}
