package repo;

import java.util.ArrayList;
import java.util.List;

public abstract class Repository<T> {
    protected final List<T> all = new ArrayList<>();

    public T newest() {
        T newest = null;
        for (T song : all) {
            newest = song;
        }
        return newest;
    }
}
