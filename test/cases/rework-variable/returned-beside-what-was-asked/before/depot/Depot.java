package depot;

import java.util.Map;

class Depot {
    private Map<Long, Shelf> shelves;

    Room room(Crate crate, Plan plan) {
        return plan.shelf(crate).room(crate);
    }

    Load load(Crate crate, Plan plan) {
        return plan.shelf(crate).load(crate);
    }

    int weight(Crate crate, Plan plan) {
        return plan.shelf(crate).weight(crate);
    }
}
