package depot;

import java.util.Map;

class Depot {
    private Plan plan;
    private Result found;
    private Answer last;

    void solve(Crate crate) {
        Result result = new Result();
        plan.solve(crate, result);
        crate.close(result);
    }

    void ask(Crate crate) {
        Answer answer = new Answer();
        plan.ask(crate, answer);
    }
}
