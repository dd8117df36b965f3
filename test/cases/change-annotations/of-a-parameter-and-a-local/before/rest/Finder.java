package rest;

import java.util.ArrayList;
import java.util.List;

public class Finder {
    private final List<Object> all = new ArrayList<>();

    public List<String> find(String name, @Min(1) int page) {
        List<String> found = (List<String>) (List<?>) all.subList(page * 10, page * 10 + 10);
        found.removeIf(one -> !one.contains(name));
        return found;
    }
}
