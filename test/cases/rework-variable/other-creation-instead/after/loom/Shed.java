package loom;

public class Shed {
    void open(Loom loom, int width) {
        Bar bar = new SteelRod(width);
        loom.use(bar, 3);
    }
}
