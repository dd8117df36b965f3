package shop;

public class Crane extends Base {
    String nameCrane() {
        return "Crane";
    }

    @Override
    protected void read(Bag bag) {
        super.read(bag);
        Bag inner = bag.open("inner");
        used = inner.find("used");
        label = bag.text("label");
    }

}
