package harbour.fees;

class Gate {
    private boolean open;

    boolean lift(boolean paid) {
        open = paid && ready("gate");
        return open;
    }
}
