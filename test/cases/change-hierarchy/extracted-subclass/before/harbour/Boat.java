package harbour;

class Boat {
    private int oars;

    void drift() {
        lie("water");
    }

    int row(int strokes) {
        oars = oars + strokes;
        report("oars", oars);
        return oars;
    }
}
