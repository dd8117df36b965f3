package depot;

import java.util.Map;

class Depot {
    private Map<Long, Shelf> shelves;

    Room room(Crate crate, Plan plan) {
        Shelf shelf = plan.shelf(crate);
        shelf.clear(crate);
        return null;
    }

    Load load(Crate crate, Plan plan) {
        Shelf shelf = plan.shelf(crate);
        note(shelf);
        return Load.NONE;
    }

    int weight(Crate crate, Plan plan) {
        Shelf shelf = plan.shelf(crate);
        return shelf.weight(plan, crate);
    }
}
