package mill;

class Wheel {
    void turn(Water water) {
        try {
            water.flow();
        } catch (DryException dry) {
            throw new MillException("no water", dry);
        } catch (IceException ice) {
            throw new MillException("no water", ice);
        }
    }

    void stop(Water water) {
        try {
            water.flow();
        } catch (DryException e) {
            report(e);
        } catch (IceException e) {
            water.melt(now);
        }
    }

    void halt(Water water) {
        try {
            water.flow();
        } catch (DryException dry) {
            report(dry);
        } catch (IceException ice) {
            report(ice);
        }
    }
}
