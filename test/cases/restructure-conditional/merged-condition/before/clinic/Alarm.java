package clinic;

class Alarm {
    void check(Room room) {
        if (room.occupied()) {
            if (room.smoke() > 3) {
                ring(room);
                call("fire");
            }
        }
    }
}
