class Kitchen {
    private Hearth hearth;
    private Shelf shelf;

    void heat(int gas) {
        hearth.light("morning");
        Grill grill = new Grill(hearth, gas);
        Oven oven = new Oven(grill);
        shelf.put(grill);
        hearth.close();
    }
}
