package opt;

import java.util.List;

public final class Pick {
    static <E extends Comparable<E>> E top(List<E> things) {
        E best = null;
        for (E thing : things) {
            if (best == null || thing.compareTo(best) > 0) {
                best = thing;
            }
        }
        return best;
    }
}
