package seat;

public class Plan {
    enum Side {
        LEFT(-1), RIGHT(1);

        final int sign;

        Side(int sign) {
            this.sign = sign;
        }
    }
}
