import java.util.Set;

class Door {
    private final Set<String> keys = Set.of();
    private int tries;

    void enter(String key, int limit) {
        boolean fits = false;
        if (keys.contains(key)) {
            fits = true;
        }
        report(fits);
    }

    void leave(String key, int limit) {
        boolean open = true;
        tries++;
        if (!isShut(key)) open = false;
        report(open);
    }

    void knock(String key, int limit) {
        boolean heard;
        if (tries > limit && isShut(key)) {
            heard = true;
        } else {
            heard = false;
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
