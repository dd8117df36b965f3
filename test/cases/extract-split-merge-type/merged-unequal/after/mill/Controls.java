package mill;

class Controls {
    static void pull(int count) {
        crank.turn(count);
    }

    static void push(int count) {
        crank.turn(-count);
        brake.release();
    }

    static boolean stuck() {
        return crank.force() > 90;
    }

    static void tie(String knot) {
        ends.join(knot);
    }

    static int length() {
        return ends.distance() + 1;
    }
}
