package mill;

class Painter {
    static final int LAYERS = 3;

    void paint(Wall wall) {
        wall.clean();
        wall.cover(Hue.LIME);
        wall.dry();
    }
}
