package rest;

import java.util.ArrayList;
import java.util.List;

public class Finder {
    private final List<Object> all = new ArrayList<>();

    public List<String> find(@NotBlank String name, @Min(0) int page) {
        @SuppressWarnings("unchecked")
        List<String> found = (List<String>) (List<?>) all.subList(page * 10, page * 10 + 10);
        found.removeIf(one -> !one.contains(name));
        return found;
    }
}
