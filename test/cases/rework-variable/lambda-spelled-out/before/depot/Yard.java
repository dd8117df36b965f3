package depot;

class Yard {
    Check check(int gate) {
        log(gate);
        return crew -> crew.find(gate) != null && crew.find(gate).isAwake();
    }

    Check ask(int gate) {
        log(gate);
        return crew -> crew.find(gate).isAwake();
    }
}
