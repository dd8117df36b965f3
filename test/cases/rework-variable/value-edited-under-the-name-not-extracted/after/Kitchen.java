class Kitchen {
    private Hearth hearth;
    private Shelf shelf;

    void heat(int gas) {
        hearth.light("morning");
        Grill grill = hearth.grill(gas, 3);
        Oven oven = shelf.oven(grill);
        shelf.put(grill);
        hearth.close();
    }
}
