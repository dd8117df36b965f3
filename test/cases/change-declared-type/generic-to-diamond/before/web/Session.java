package web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Session {
    private final Map<String, List<String>> values = new HashMap<String, List<String>>();

    public List<String> all(String name) {
        List<String> all = new ArrayList<String>();
        all.addAll(values.getOrDefault(name, List.of()));
        return all;
    }
}
