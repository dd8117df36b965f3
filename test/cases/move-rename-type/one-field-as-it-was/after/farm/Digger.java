package farm;

class Digger {
    private Shed shed;

    void tow(Cart cart) {
        hook.hang(cart.ring());
    }

    boolean honk(double tone) {
        return horn.blow(tone) > LIMIT;
    }

    void refuel(Can can, int litres) {
        tank = can.pour(tank, litres);
    }
}
