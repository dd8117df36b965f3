package kitchen;

public class Stove {
    int size() {
        return last.size();
    }

    void load(Pot pot) {
        open();
        fill(pot, 3);
    }
}
