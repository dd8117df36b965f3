package web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Session {
    private final Map<String, List<String>> values = new HashMap<>();

    public List<String> all(String name) {
        List<String> all = new ArrayList<>();
        all.addAll(values.getOrDefault(name, List.of()));
        return all;
    }
}
