package index;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Index {
    private final Map<String,List<Integer>> pages = new TreeMap<>();

    public Map<String,List<Integer>> pages() {
        return pages;
    }
}
