package harbour.tolls;

class Gate {
    private boolean open;

    boolean lift(boolean paid) {
        open = paid && ready("bar");
        return open;
    }
}
