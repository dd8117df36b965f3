package loom;

public class Shed {
    void open(Loom loom, int width) {
        loom.use(new WoodenBar(width), 3);
    }
}
