package loom;

public class Reed {
    void beat(Loom loom, int speed) {
        loom.hit(loom.force(speed), 2);
        loom.play(muffled(loom.sound(speed)), 3);
    }
}
