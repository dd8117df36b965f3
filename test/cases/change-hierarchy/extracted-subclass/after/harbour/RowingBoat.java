package harbour;

class RowingBoat extends Boat {
    private int oars;

    int row(int strokes) {
        oars = oars + strokes;
        report("oars", oars);
        return oars;
    }
}
