package clinic;

class Room {
    private int width;
    private int length;

    int paint() {
        int wall = cover(width);
        int floor = polish(length);
        return wall + floor;
    }
}
