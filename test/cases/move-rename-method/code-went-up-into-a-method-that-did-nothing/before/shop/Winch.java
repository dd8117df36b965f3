package shop;

public class Winch extends Base {
    String nameWinch() {
        return "Winch";
    }

    @Override
    protected void read(Bag bag) {
        super.read(bag);
        used = bag.find("used");
        label = bag.text("label");
    }

}
