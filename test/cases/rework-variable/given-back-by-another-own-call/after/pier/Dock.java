package pier;

public class Dock {
    Hull find(Key key) {
        return hulls.get(key);
    }

    Hull full(Hull hull) {
        return hull.fill(3);
    }

    Hull alone(Key key) {
        Hull hull = find(key);
        return full(hull);
    }

    Hull more(Key key) {
        Hull hull = find(key);
        return full(hull, 3);
    }

    Hull same(Key key, Quay quay) {
        Hull hull = find(key, quay);
        return full(hull, quay);
    }
}
