package clinic;

class Ward {
    int beds(Room room) {
        if (room.isOpen()) {
            return count(room);
        }
        return guess(0);
    }

    int free(Room room) {
        if (room == null) {
            return count(room);
        }
        return guess(0);
    }

    int taken(int beds) {
        if (beds < 5) {
            return count(beds);
        }
        return guess(0);
    }
}
