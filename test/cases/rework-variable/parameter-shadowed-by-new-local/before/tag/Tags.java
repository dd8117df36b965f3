package tag;

import java.util.ArrayList;
import java.util.List;

public class Tags {
    private final List<String> all = new ArrayList<>();

    public boolean add(String tag) {
        if (all.contains(tag)) {
            return false;
        }
        all.add(tag);
        return true;
    }
}
