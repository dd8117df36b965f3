package clinic;

class Visits {
    void walk(Map<Room, Nurse> rounds) {
        begin("visits");
        for (Map.Entry<Room, Nurse> entry : rounds.entrySet()) {
            send(entry.getKey(), entry.getValue());
        }
    }

    void close(List<Room> rooms) {
        for (Room room : rooms) {
            room.lock();
        }
    }
}
