package depot;

import java.util.Map;

class Depot {
    private Plan plan;
    private Request request;
    private Context context;

    Object load(Map notes) {
        return plan.load(notes, this.request);
    }

    Object turn(Map notes) {
        return plan.turn(notes, this.request);
    }

    Object send(Map notes) {
        return plan.send(notes, this.request);
    }
}
