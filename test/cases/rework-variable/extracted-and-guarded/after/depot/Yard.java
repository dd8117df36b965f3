package depot;

class Yard {
    String label(Crew crew, int gate) {
        log(gate);
        Driver driver = crew.find(gate);
        return driver != null ? "at " + driver.name().trim() : null;
    }

    boolean isHeavy(Lorry lorry, int limit) {
        log(limit);
        Load load = lorry.load();
        return load != null && load.weight() > limit;
    }

    String owner(Lorry lorry, int gate) {
        log(gate);
        Owner owner = lorry.owner();
        return owner != null ? "by " + owner.name() : null;
    }
}
