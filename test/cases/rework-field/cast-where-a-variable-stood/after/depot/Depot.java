package depot;

import java.util.Map;

class Depot {
    private Plan plan;
    private Result found;
    private Answer last;

    void solve(Crate crate) {
        found = new Result();
        plan.solve(crate, (FullResult) found);
        crate.close(found);
    }

    void ask(Crate crate) {
        last = new Answer();
        plan.ask(crate, last);
    }
}
