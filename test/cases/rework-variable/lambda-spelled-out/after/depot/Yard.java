package depot;

class Yard {
    Check check(int gate) {
        log(gate);
        return crew -> {
            Driver driver = crew.find(gate);
            return driver != null && driver.isAwake();
        };
    }

    Check ask(int gate) {
        log(gate);
        return crew -> {
            Driver driver = crew.lead(gate);
            return driver.isFree();
        };
    }
}
