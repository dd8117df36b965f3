package garden;

class Lawn {
    int mow(Size size) {
        int area = cut(size.getWidth());
        int border = trim(size.getLength());
        return area + border;
    }
}
