package depot;

import java.util.Map;

class Depot {
    private Map<Long, Shelf> shelves;

    Room room(Crate crate, Plan plan) {
        Shelf shelf = find(crate);
        return shelf.rack().room(plan, crate);
    }

    Owner owner(Crate crate, Plan plan) {
        Shelf shelf = find(crate);
        return Owners.of(shelf);
    }

    Load load(Crate crate, Plan plan) {
        Shelf shelf = find(crate);
        return shelf.rack().load(plan, crate);
    }

    int weight(Crate crate, Plan plan) {
        Shelf shelf = plan.shelf(crate);
        return shelf.rack().weight(plan, crate);
    }

    private Shelf find(Crate crate) {
        return shelves.get(crate.id());
    }
}
