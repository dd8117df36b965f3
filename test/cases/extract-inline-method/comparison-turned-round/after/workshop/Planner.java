package workshop;

import java.util.List;
import java.util.Map;

class Planner {
    void plan(List<String> tools, Map<String, Bench> benches, Bench bench, String name, int count, boolean open) {
        prepare("plan");
        check(count, "start");
        if (step(tools, benches, bench, name, count, open)) {
            warn(name);
        }
    }

    boolean step(List<String> tools, Map<String, Bench> benches, Bench bench, String name, int count, boolean open) {
        return 3 == count;
    }
}
