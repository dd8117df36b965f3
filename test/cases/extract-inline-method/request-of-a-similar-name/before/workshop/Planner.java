package workshop;

import java.util.List;
import java.util.Map;

class Planner {
    void plan(List<String> tools, Map<String, Bench> benches, Bench bench, String name, int count, boolean open) {
        prepare("plan");
        check(count, "start");
        bench.loadAll(name);
    }
}
