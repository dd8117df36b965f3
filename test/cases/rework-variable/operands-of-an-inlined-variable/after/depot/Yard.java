package depot;

class Yard {
    void check(Lorry lorry, Log log) {
        if (lorry.isFull() || lorry.isLate() || lorry.isStuck()) {
            log.warn("held " + lorry.name() + " at the gate");
        }
        book(lorry);
    }

    void weigh(Scale scale, int tare) {
        open(scale);
        note(tare + 20, scale);
        close(scale);
    }
}
