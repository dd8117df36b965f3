package mill;

class Painter {
    void paint(Wall wall) {
        open();
        order(wall.width);
        close();
    }
}
