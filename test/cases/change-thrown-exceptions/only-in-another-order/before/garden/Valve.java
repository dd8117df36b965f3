package garden;

class Valve {
    void turn(int by) throws IOException, ValveException {
        move(by);
    }
}
