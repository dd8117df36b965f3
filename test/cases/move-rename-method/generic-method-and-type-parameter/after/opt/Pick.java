package opt;

import java.util.List;

public final class Pick {
    static <T extends Comparable<T>> T largest(List<T> things) {
        T best = null;
        for (T thing : things) {
            if (best == null || thing.compareTo(best) > 0) {
                best = thing;
            }
        }
        return best;
    }
}
