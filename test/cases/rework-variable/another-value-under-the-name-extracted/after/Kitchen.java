class Kitchen {
    private Hearth hearth;
    private Shelf shelf;

    void heat(int gas, Pan pan) {
        hearth.light("morning");
        Grill grill = new Grill(hearth, gas, 3);
        Oven oven = new Oven(grill);
        shelf.put(grill, oven);
        hearth.close();
    }

    void cook(int gas, Pan first) {
        hearth.light("noon");
        Pan pan = new Pan(gas);
        hearth.set(pan, "soup");
        shelf.put(pan);
    }
}
