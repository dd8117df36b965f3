package harbour;

class Store {
    private final Shelf shelf = new Shelf();
    private int boxes;

    int stack(String name) {
        boxes = boxes + weigh(name);
        report(name, boxes);
        return boxes * 2;
    }
}
