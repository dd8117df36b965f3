package depot;

import java.util.Map;

class Depot {
    private Map<Long, Shelf> shelves;

    Room room(Crate crate, Plan plan) {
        return find(crate).room(crate);
    }

    Owner owner(Crate crate, Plan plan) {
        return find(crate);
    }

    Load load(Crate crate, Plan plan) {
        return find(crate).row().load(crate);
    }

    int weight(Crate crate, Plan plan) {
        return plan.shelf(crate).weight(crate);
    }

    private Shelf find(Crate crate) {
        return shelves.get(crate.id());
    }
}
