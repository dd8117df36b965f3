class Barge implements Vessel {
    protected int draught = 3;

    public int run(int most) {
        prepare("steam", most);
        values.put(first(), 7);
        note(values);
        return most;
    }
}
