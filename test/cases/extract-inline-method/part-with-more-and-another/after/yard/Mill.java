package yard;

public class Mill {
    void fetch() {
        open(3, "gate");
        Sack sack = store.fetch(2);
        store.put("rye");
        weigh(5, "scale");
    }

    void weighing() {
        weigh(5, "scale");
        Cart cart = yard.cart(4);
        rest(9, other);
    }
}
