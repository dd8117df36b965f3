package kitchen;

public class Stove {
    int size() {
        return last.size();
    }

    static class Tray {
        private static final int MOST = 3;

        void load(Pot pot) {
            open();
            fill(pot, MOST);
        }
    }
}
