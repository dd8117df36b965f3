package port;

import java.util.ArrayList;
import java.util.List;

class Sorter {
    private int runs;

    int runs() {
        return runs;
    }

    List<String> sort(List<String> crates) {
        List<String> a = new ArrayList<>();
        List<String> b = new ArrayList<>();
        for (String crate : crates) {
            if (crate.isEmpty()) {
                b.add(crate);
            } else if (crate.length() > 3) {
                a.add(crate);
            }
        }
        List<String> all = new ArrayList<>();
        all.addAll(a);
        all.addAll(b);
        return all;
    }
}
