class Kitchen {
    private Hearth hearth;
    private Shelf shelf;

    void heat(int gas, Pan pan) {
        hearth.light("morning");
        Oven oven = new Oven(gas, 3);
        Grill grill = Grill.of(oven);
        shelf.put(grill, oven);
        hearth.close();
    }

    void cook(int gas, Pan first) {
        hearth.light("noon");
        Pan pan = first;
        hearth.set(gas, "soup");
        shelf.put(pan);
    }
}
