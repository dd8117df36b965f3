package cache;

import java.util.HashMap;
import java.util.Map;

public class Memory {
    private final Map<String, String> kept = new HashMap<>();

    public String get(String key) {
        return kept.get(key);
    }
}
