abstract class Boat implements Vessel {
    protected int draught = 3;

    public int run(int most) {
        prepare("steam", most);
        turn();
        return most;
    }

    protected void turn() {
        values.put(first(), 7);
        note(values);
        strike("drum", 2);
    }
}
