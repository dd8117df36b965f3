package shop;

public class ShelfTest {
    private final Shelf shelf = new Shelf();
    private Store store;

    public void fill() {
        store.open("all", 3);
    }

    @Test
    public void puts() {
        shelf.put(lamp, 1);
        check(shelf.size(), 1);
    }

    @Test
    public void takes() {
        shelf.put(lamp, 2);
        check(shelf.size(), 2);
    }

    @Test
    public void others() {
        shelf.put(lamp, 3);
        check(shelf.size(), 3);
    }

    private void check(int size, int least) {
        if (size < least) {
            throw new AssertionError();
        }
    }
}
