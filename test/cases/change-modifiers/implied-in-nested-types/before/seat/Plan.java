package seat;

public class Plan {
    static enum Side {
        LEFT(-1), RIGHT(1);

        final int sign;

        private Side(int sign) {
            this.sign = sign;
        }
    }
}
