package depot;

class Yard {
    void inspect(Crew crew, Log log) {
        open(log);
        for (Driver driver : crew.drivers()) {
            log.add(driver);
            greet(driver);
        }
        close(log);
    }

    void load(Lorry lorry, Log log) {
        open(log);
        if (lorry.isFull()) {
            log.add(lorry);
        }
        close(log);
    }

    void fetch(Lorry lorry, Log log) {
        open(log);
        if (lorry.owner() != null) {
            log.add(lorry);
        }
        close(log);
    }
}
