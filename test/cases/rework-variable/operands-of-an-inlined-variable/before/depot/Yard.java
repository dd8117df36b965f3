package depot;

class Yard {
    void check(Lorry lorry, Log log) {
        boolean delayed = lorry.isFull() || lorry.isLate();
        if (delayed || lorry.isBroken()) {
            String text = "held " + lorry.name();
            log.warn(text + " at the gate");
        }
        book(lorry);
    }

    void weigh(Scale scale, int tare) {
        open(scale);
        int weight = scale.weight() + tare;
        note(weight, scale);
        close(scale);
    }
}
