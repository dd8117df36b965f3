package fair;

class Stall {
    private final Shelf shelf = new Shelf();

    void fill(Oven oven, int hour) {
        shelf.wipe(hour);
        Loaf loaf = oven.loaf(4);
        check(shelf.add(loaf));
        Cake cake = new Cake("apple");
        check(shelf.lift(cake));
        shelf.cover();
    }
}
