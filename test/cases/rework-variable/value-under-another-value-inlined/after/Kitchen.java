class Kitchen {
    private Hearth hearth;
    private Shelf shelf;

    void heat(int gas) {
        hearth.light("morning");
        Oven oven = new Oven(gas);
        Grill grill = Grill.of(oven);
        shelf.put(grill);
        hearth.close();
    }
}
