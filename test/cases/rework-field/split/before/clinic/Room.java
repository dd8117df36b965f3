package clinic;

class Room {
    private Size size;

    int paint() {
        int wall = cover(size.getWidth());
        int floor = polish(size.getLength());
        return wall + floor;
    }
}
