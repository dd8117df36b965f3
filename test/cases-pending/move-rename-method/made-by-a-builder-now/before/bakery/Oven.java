package bakery;

class Oven {

    private Flour flour;

    private Water water;

    private Salt salt;

    int heat() {
        return salt.grams() + 20;
    }

    Dough dough() {
        return new Dough(flour, water);
    }
}
