package scan;

import java.util.List;

public class Scanner {
    private int hits;

    public void scan(List<Entry> entries) {
        for (Entry entry : entries) {
            scanOne(entry);
        }
    }

    private void scanOne(Entry entry) {
        if (entry.isHidden()) {
            return;
        }
        if (entry.size() > 1_000_000) {
            entry.skip();
            return;
        }
        hits += entry.search("virus");
    }
}
