class Kitchen {
    private Hearth hearth;
    private Shelf shelf;

    void heat(int gas) {
        hearth.light("morning");
        Grill grill = hearth.grill(gas);
        Oven oven = shelf.oven(gas);
        shelf.put(grill);
        hearth.close();
    }
}
