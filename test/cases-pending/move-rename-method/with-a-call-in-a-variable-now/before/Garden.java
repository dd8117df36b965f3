class Garden {
    private Shed shed;

    void open(Bed bed) {
        shed.open("morning");
        shed.turn(bed);
    }

    private static String fullBedName(Bed bed) {
        return bed.owner().name() + "." + bed.name();
    }
}
