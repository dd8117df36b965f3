package clinic;

class Chart {
    void draw(Visit visit) {
        Size size = visit.screenSize();
        scale(size.getWidth(), "x");
        crop(size.getHeight(), "y");
    }
}
