package clinic;

class Visits {
    void walk(Map<Room, Nurse> rounds) {
        begin("visits");
        worker.submit((room, nurse) -> {
            send(room, nurse);
        });
    }

    void close(List<Room> rooms) {
        open.forEach(Room::unlock);
    }
}
