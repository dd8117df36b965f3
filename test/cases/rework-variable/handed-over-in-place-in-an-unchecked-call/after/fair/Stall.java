package fair;

class Stall {
    private final Shelf shelf = new Shelf();

    void fill(Oven oven, int hour) {
        shelf.wipe(hour);
        shelf.add(oven.loaf(3));
        shelf.lift(new Cake("plum"));
        shelf.cover();
    }
}
