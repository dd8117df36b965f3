class Skiff extends Boat {
    public int run(int most) {
        hoist("sail", most);
        return 2;
    }
}
