package garden;

class Valve {
    void turn(int by) throws ValveException, IOException {
        move(by + 1);
    }
}
