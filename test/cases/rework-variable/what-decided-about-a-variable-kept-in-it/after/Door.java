import java.util.Set;

class Door {
    private final Set<String> keys = Set.of();
    private int tries;

    void enter(String key, int limit) {
        boolean fits = keys.contains(key);
        report(fits);
    }

    void leave(String key, int limit) {
        tries++;
        boolean open = isShut(key);
        report(open);
    }

    void knock(String key, int limit) {
        boolean heard = tries > limit && isShut(key);
        report(heard);
    }

    boolean isShut(String key) {
        return key.isEmpty();
    }

    void report(boolean state) {
        System.out.println(state);
    }
}
