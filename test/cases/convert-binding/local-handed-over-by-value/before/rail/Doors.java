package rail;

class Doors {
    void depart(Train train) {
        announce(train);
        Door door = lastOf(train);
        close(door, 1);
        lock(door);
        check(door, 2);
        leave(train);
    }
}
