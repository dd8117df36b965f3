package mill;

class Wheel {
    private int turns;

    int mostTurns() {
        return MOST;
    }
}
