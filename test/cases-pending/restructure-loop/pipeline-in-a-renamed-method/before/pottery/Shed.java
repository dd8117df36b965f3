package pottery;

class Shed {
    void spin(int gap) {
        reel.spin(gap);
    }
}
