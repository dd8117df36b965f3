package bakery;

class Oven {

    private Flour flour;

    private Water water;

    private Salt salt;

    int heat() {
        return salt.grams() + 20;
    }

    Dough mixture(int minutes) {
        return Dough.kneaded().flour(flour).slowly().build();
    }
}
