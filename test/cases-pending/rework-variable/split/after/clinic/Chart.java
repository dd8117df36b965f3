package clinic;

class Chart {
    void draw(Visit visit) {
        int width = visit.screenWidth();
        int height = visit.screenHeight();
        scale(width, "x");
        crop(height, "y");
    }
}
