package kitchen;

public class Stove {
    private static final int MOST = 3;

    int size() {
        return last.size();
    }

    void take(Pot pot) {
        open();
        fill(pot, MOST);
    }

    static class Tray {
        void load(Pot pot) {
            open();
            fill(pot, MOST);
        }
    }
}
