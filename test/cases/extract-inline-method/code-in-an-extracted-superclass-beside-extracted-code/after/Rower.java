class Rower extends Boat {
    public int run(int most) {
        gather("oars", most);
        return 1;
    }
}
