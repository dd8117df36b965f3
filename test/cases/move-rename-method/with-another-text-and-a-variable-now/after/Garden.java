class Garden {
    private Shed shed;

    void open(Bed bed) {
        shed.open("morning");
        shed.turn(bed);
    }

    private static String fullName(Bed bed) {
        String owner = bed.owner().title();
        shed.say(owner);
        return bed.name() + ".patch";
    }
}
