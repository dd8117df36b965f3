package gear;

class Gear {
    public int teeth;
    private int turns;

    private int ratio(Gear other) {
        turns++;
        return teeth / other.teeth;
    }
}
