package index;

import java.util.*;

public class Index {
    private final Map< String, List<Integer> > pages = new TreeMap<>();

    public Map<String, List<Integer>> pages() {
        return pages;
    }
}
