package garden;

class Lawn {
    int mow(int width, int length) {
        int area = cut(width);
        int border = trim(length);
        return area + border;
    }
}
