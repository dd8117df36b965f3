package clinic;

class Bed {
    Object price(Object rate) {
        return rate instanceof Price ? (Price) rate : new Price(rate.toString());
    }

    int days(Stay stay) {
        int days = stay.isOpen() ? count(stay) : guess(0);
        return days;
    }

    void fail(Problem problem) {
        throw problem.cause() instanceof Late ? new Delay() : problem;
    }
}
