class Garden {
    private Shed shed;

    void open(Bed bed) {
        shed.open("morning");
        shed.turn(bed);
    }

    private static String fullName(Bed bed) {
        String owner = bed.owner().title();
        if (owner == null) {
            owner = bed.owner().label();
        }
        return owner + "." + bed.name();
    }
}
