package loom;

public class Reed {
    void beat(Loom loom, int speed) {
        Force force = loom.force(speed);
        loom.hit(force, 2);
        Sound sound = loom.sound(speed);
        loom.play(sound, 3);
    }
}
