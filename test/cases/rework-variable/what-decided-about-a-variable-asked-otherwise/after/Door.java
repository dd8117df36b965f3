import java.util.Set;

class Door {
    private final Set<String> keys = Set.of();
    private int tries;

    void enter(String key, int limit) {
        boolean fits = tries > limit;
        report(fits);
    }

    void leave(String key, int limit) {
        boolean open = !isShut(key);
        report(open);
    }

    void knock(String key, int limit) {
        boolean heard = keys.contains(key);
        if (keys.contains(key)) {
            tries++;
        }
        report(heard);
    }

    boolean isShut(String key) {
        return key.isEmpty();
    }

    void report(boolean state) {
        System.out.println(state);
    }
}
