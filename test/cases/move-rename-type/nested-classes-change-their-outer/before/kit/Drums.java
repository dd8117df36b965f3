package kit;

public class Drums {
    private int beats;

    public void beat() {
        beats++;
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
