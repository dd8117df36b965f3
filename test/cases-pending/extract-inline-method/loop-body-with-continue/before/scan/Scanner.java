package scan;

import java.util.List;

public class Scanner {
    private int hits;

    public void scan(List<Entry> entries) {
        for (Entry entry : entries) {
            if (entry.isHidden()) {
                continue;
            }
            if (entry.size() > 1_000_000) {
                entry.skip();
                continue;
            }
            hits += entry.search("virus");
        }
    }
}
