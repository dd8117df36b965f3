package depot;

import java.util.Map;

class Depot {
    private Plan plan;
    private Request request;
    private Context context;

    Object load(Map notes) {
        this.context.keep(notes);
        return plan.load(this.context, this.request);
    }

    Object turn(Map notes) {
        return plan.turn(this.request, this.context);
    }

    Object send(Map notes) {
        return plan.send(this.context, this.request);
    }
}
