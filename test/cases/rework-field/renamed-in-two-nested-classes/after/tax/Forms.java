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
        private long spent;

        void add(long more) {
            spent += more;
        }

        long relief() {
            return spent / 10;
        }
    }
}
