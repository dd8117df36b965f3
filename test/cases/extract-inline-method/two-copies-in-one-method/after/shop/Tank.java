package shop;

class Tank<T> {
    private static final Object EMPTY = new Object();
    private T load = nothing();

    T fill(Pump<T> pump) {
        T now = load;
        if (now == nothing()) {
            now = pump.next();
            if (!swap(nothing(), now)) {
                now = load;
            }
        }
        return now;
    }

    private T nothing() {
        return (T) EMPTY;
    }

    private boolean swap(T from, T to) {
        if (load != from) {
            return false;
        }
        load = to;
        return true;
    }
}
