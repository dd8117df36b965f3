package shop;

class Tank<T> {
    private static final Object EMPTY = new Object();
    private T load = (T) EMPTY;

    T fill(Pump<T> pump) {
        T now = load;
        if (now == (T) EMPTY) {
            now = pump.next();
            if (!swap((T) EMPTY, now)) {
                now = load;
            }
        }
        return now;
    }

    private boolean swap(T from, T to) {
        if (load != from) {
            return false;
        }
        load = to;
        return true;
    }
}
