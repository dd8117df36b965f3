package workshop;

import java.util.List;
import java.util.Map;

class Planner {
    void plan(List<String> tools, Map<String, Bench> benches, Bench bench, String name, int count, boolean open) {
        prepare("plan");
        check(count, "start");
        step(tools, benches, bench, name, count, open);
    }

    void step(List<String> tools, Map<String, Bench> benches, Bench bench, String name, int count, boolean open) {
        bench.loadAny(count);
    }
}
