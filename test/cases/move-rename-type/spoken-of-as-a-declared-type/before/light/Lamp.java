package light;

class Lamp {
    int watts = 40;
    String socket = "E27";

    void dim(int level) {
        watts = watts * level / 100;
    }

    void swapBulb(Bulb fresh, Shelf shelf) {
        shelf.put(fresh.box());
        if (fresh.isBroken()) {
            throw new IllegalStateException("broken");
        }
    }

    boolean isHot() {
        return watts > 60;
    }
}
