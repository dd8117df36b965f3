package depot;

class Yard {
    void inspect(Crew crew, Log log) {
        open(log);
        Driver[] drivers = crew.drivers();
        check(drivers);
        close(log);
    }

    void load(Lorry lorry, Log log) {
        open(log);
        boolean waits = lorry.isFull() && log.isOpen();
        report(waits);
        close(log);
    }

    void fetch(Lorry lorry, Log log) {
        open(log);
        Owner owner = lorry.owner();
        report(owner);
        close(log);
    }
}
