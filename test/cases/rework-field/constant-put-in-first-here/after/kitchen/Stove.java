package kitchen;

public class Stove {
    int size() {
        return last.size();
    }

    void take(Pot pot) {
        open();
        fill(pot, 3);
    }

    static class Tray {
        void load(Pot pot) {
            open();
            fill(pot, 3);
        }
    }
}
