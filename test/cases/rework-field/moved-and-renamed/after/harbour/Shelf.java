package harbour;

class Shelf {
    private int items;

    void clear() {
        wipe("boards");
    }

    int stack(String name) {
        items = items + weigh(name);
        report(name, items);
        return items * 2;
    }
}
