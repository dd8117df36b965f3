package port;

import java.util.ArrayList;
import java.util.List;

class Sorter {
    private int runs;

    int runs() {
        return runs;
    }

    List<String> sort(List<String> crates) {
        List<String> c = new ArrayList<>();
        List<String> d = new ArrayList<>();
        List<String> e = new ArrayList<>();
        for (String crate : crates) {
            if (crate.isEmpty()) {
                d.add(crate);
            } else if (crate.length() > 3) {
                c.add(crate);
            } else {
                e.add(crate);
            }
        }
        List<String> all = new ArrayList<>();
        all.addAll(c);
        all.addAll(d);
        all.addAll(e);
        return all;
    }
}
