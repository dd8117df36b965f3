package rent;

class Parking {
    private long base = 40;

    long monthly(int cars) {
        long price = base + cars * 25L;
        if (cars > 1) {
            price += 10;
        }
        return price;
    }
}
