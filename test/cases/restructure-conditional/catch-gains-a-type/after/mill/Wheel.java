package mill;

class Wheel {
    void turn(Water water) {
        try {
            water.flow();
        } catch (DryException | IceException | FloodException dry) {
            throw new MillException("no water", dry);
        }
    }

    void stop(Water water) {
        try {
            water.flow();
        } catch (DryException | IceException | FloodException e) {
            gate.shut(water, 4);
        }
    }

    void halt(Water water) {
        try {
            water.flow();
        } catch (DryException | IceException e) {
            report(e);
        }
    }
}
