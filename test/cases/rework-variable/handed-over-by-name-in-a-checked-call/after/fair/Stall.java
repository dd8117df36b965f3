package fair;

class Stall {
    private final Shelf shelf = new Shelf();

    void fill(Oven oven, int hour) {
        shelf.wipe(hour);
        Loaf loaf = oven.loaf(4);
        check(shelf.add(loaf));
        Cake cake = oven.cake("apple");
        shelf.lift(cake).turn();
        shelf.cover();
    }
}
