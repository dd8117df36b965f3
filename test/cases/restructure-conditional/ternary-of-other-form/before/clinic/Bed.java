package clinic;

class Bed {
    Object price(Object rate) {
        if (rate instanceof Price) {
            return (Price) rate;
        }
        return new Price(rate.toString());
    }

    int days(Stay stay) {
        int days;
        if (stay.isOpen() && stay.isPaid()) {
            days = count(stay);
        } else {
            days = guess(0);
        }
        return days;
    }

    void fail(Problem problem) {
        if (problem.cause() instanceof Late) {
            throw new Delay();
        } else {
            throw problem;
        }
    }
}
