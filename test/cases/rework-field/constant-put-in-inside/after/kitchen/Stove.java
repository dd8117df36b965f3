package kitchen;

public class Stove {
    int size() {
        return last.size();
    }

    static class Tray {
        void load(Pot pot) {
            open();
            fill(pot, 3);
        }
    }
}
