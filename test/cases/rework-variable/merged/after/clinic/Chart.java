package clinic;

class Chart {
    void draw(Visit visit) {
        Size size = visit.screenSize();
        scale(size.getWidth(), size.getHeight(), "x");
    }
}
