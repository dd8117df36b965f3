package repo;

import java.util.ArrayList;
import java.util.List;

public abstract class Repository<T> {
    protected final List<T> all = new ArrayList<>();
}
