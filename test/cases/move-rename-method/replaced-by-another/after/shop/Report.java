package shop;

import java.util.List;

public class Report {
    private List<String> rows;

    public void clear(boolean silently) {
        if (!silently) {
            System.out.println("cleared");
        }
        rows.clear();
    }
}
