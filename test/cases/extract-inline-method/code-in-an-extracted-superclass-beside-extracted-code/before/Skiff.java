class Skiff implements Vessel {
    protected int draught = 3;

    public int run(int most) {
        hoist("sail", most);
        note(values);
        return 2;
    }
}
