package rail;

class Doors {
    void depart(Train train) {
        announce(train);
        for (Door one : train.doors()) {
            shut(one);
        }
        leave(train);
    }

    void shut(Door door) {
        close(door, 1);
        lock(door);
        check(door, 2);
    }
}
