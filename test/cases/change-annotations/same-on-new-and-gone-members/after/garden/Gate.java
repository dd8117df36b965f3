package garden;

class Gate {
    private int turns;

    @Checked
    int turn() {
        turns = turns + 2;
        return turns;
    }

    @Checked
    String paint(String color) {
        return color.toUpperCase();
    }
}
