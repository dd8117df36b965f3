package mill;

class Oven {
    void heat(int degrees) {
        wood.burn(degrees / 10);
    }

    void bake(String dough) {
        shelf.put(dough);
        waitFor(30);
    }

    void cool() {
        door.open();
    }
}
