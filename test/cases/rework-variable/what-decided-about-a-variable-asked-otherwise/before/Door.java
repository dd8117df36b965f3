import java.util.Set;

class Door {
    private final Set<String> keys = Set.of();
    private int tries;

    void enter(String key, int limit) {
        boolean fits = false;
        if (tries > limit) {
            fits = true;
        }
        report(fits);
    }

    void leave(String key, int limit) {
        boolean open = true;
        if (isShut(key)) {
            open = false;
        }
        report(open);
    }

    void knock(String key, int limit) {
        boolean heard = false;
        if (keys.contains(key)) {
            tries++;
            heard = true;
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
