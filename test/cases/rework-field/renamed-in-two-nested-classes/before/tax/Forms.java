package tax;

public class Forms {
    static class Income {
        private long v;

        void add(long more) {
            v += more;
        }

        long tax() {
            return v / 5;
        }
    }

    static class Costs {
        private long v;

        void add(long more) {
            v += more;
        }

        long relief() {
            return v / 10;
        }
    }
}
