package depot;

class Loads extends Base {
    void loads(Loader loader, int size, String name) {
        String text = render(loader, it -> it.put(newCrate(size, name, label)));
        report(text, 3);
    }

    void fills(Loader loader, int high, String mark) {
        loader.each(it -> it.fill(newLid(high, mark)));
        report(mark, 4);
    }

    void puts(Loader loader, int size, String name) {
        loader.put(newCrate(size, name, label));
        report(name, 5);
    }
}
