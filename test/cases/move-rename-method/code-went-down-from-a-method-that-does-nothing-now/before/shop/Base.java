package shop;

public abstract class Base {
    protected int used;
    protected String label;

    String told() {
        return "told";
    }

    protected void read(Bag bag) {
        Bag inner = bag.open("inner");
        used = inner.find("used");
        label = bag.text("label");
        bag.close();
    }

}
