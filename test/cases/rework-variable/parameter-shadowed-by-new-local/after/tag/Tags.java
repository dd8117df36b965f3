package tag;

import java.util.ArrayList;
import java.util.List;

public class Tags {
    private final List<String> all = new ArrayList<>();

    public boolean add(String tag) {
        String clean = tag.strip().toLowerCase();
        if (all.contains(clean)) {
            return false;
        }
        all.add(clean);
        return true;
    }
}
