package mill;

class Painter {
    void paint(Wall wall) {
        wall.clean();
        wall.cover(Hue.RED);
        wall.dry();
    }
}
