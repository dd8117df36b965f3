package shop;

import java.util.List;

public class Report {
    private List<String> rows;

    public int width() {
        int widest = 0;
        for (String row : rows) {
            widest = Math.max(widest, row.length());
        }
        return widest;
    }
}
