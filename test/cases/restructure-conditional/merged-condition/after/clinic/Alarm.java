package clinic;

class Alarm {
    void check(Room room) {
        if (room.occupied() && room.smoke() > 3) {
            ring(room);
            call("fire");
        }
    }
}
