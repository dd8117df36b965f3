package workshop;

import java.util.List;
import java.util.Map;

class Planner {
    void plan(List<String> tools, Map<String, Bench> benches, Bench bench, String name, int count, boolean open) {
        prepare("plan");
        check(count, "start");
        count += step(tools, benches, bench, name, count, open);
    }

    int step(List<String> tools, Map<String, Bench> benches, Bench bench, String name, int count, boolean open) {
        if (count >= 1 && count <= 127) {
            return 1;
        } else {
            return 2;
        }
    }
}
