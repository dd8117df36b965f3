package shop;

public class Crane extends Base {
    String nameCrane() {
        return "Crane";
    }

    @Override
    protected void read(Bag bag) {
        used = bag.find("used");
    }

}
