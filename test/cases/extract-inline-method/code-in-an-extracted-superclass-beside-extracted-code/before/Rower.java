class Rower implements Vessel {
    protected int draught = 3;

    public int run(int most) {
        gather("oars", most);
        strike("drum", 2);
        return 1;
    }
}
