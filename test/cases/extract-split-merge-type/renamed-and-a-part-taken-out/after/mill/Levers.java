package mill;

class Levers {
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

    static void shut() {
        door.close();
        lamp.off();
    }
}
