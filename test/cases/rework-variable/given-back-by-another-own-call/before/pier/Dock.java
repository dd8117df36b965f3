package pier;

public class Dock {
    Hull find(Key key) {
        return hulls.get(key);
    }

    Hull full(Hull hull) {
        return hull.fill(3);
    }

    Hull alone(Key key) {
        return find(key);
    }

    Hull more(Key key) {
        return find(key);
    }

    Hull same(Key key, Quay quay) {
        return find(key, quay);
    }
}
