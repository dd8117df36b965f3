package kit;

public class Bag {
    private int pockets;

    public int pockets() {
        return pockets;
    }

    static class Stick {
        private int length = 40;

        boolean isLong() {
            return length > 42;
        }

        void shorten(int by) {
            length -= by;
        }
    }
}
