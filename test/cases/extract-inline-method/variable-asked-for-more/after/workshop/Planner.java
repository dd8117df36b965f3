package workshop;

import java.util.List;
import java.util.Map;

class Planner {
    Object plan(List<String> tools, Map<String, Bench> benches, Bench bench, String name, int count, boolean open) {
        prepare("plan");
        check(count, "start");
        return step(tools, benches, bench, name, count, open);
    }

    Object step(List<String> tools, Map<String, Bench> benches, Bench bench, String name, int count, boolean open) {
        return name.trim();
    }
}
