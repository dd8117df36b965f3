package port;

import java.util.ArrayList;
import java.util.List;

class Sorter {
    private int runs;

    int runs() {
        return runs;
    }

    List<String> sort(List<String> crates) {
        List<String> d = new ArrayList<>();
        List<String> c = new ArrayList<>();
        for (String crate : crates) {
            if (crate.isEmpty()) {
                d.add(crate);
            } else if (crate.length() > 3) {
                c.add(crate);
            }
        }
        List<String> result = new ArrayList<>();
        result.addAll(d);
        result.addAll(c);
        return result;
    }
}
